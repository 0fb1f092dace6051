import {
  adjustMoneyCall,
  booksCall,
  checkBooksCall,
  settlementDueCall,
  settleNowCall,
} from '@shiji/contract/finance/books.admin.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** The platform's money. */
export const financeAdminApi = api.injectEndpoints({
  endpoints: build => ({
    books: queryOf(build, booksCall),
    checkBooks: mutationOf(build, checkBooksCall),
    adjustMoney: mutationOf(build, adjustMoneyCall),
    settlementDue: queryOf(build, settlementDueCall),
    settleNow: mutationOf(build, settleNowCall),
  }),
})

export const {
  useBooksQuery,
  useCheckBooksMutation,
  useAdjustMoneyMutation,
  useSettleNowMutation,
  useSettlementDueQuery,
} = financeAdminApi
