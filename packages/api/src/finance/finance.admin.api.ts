import type { Books, MoneyAdjustInput } from '@shiji/contract/finance/finance.ts'
import type { SettlementDue, SettlementRunData } from '@shiji/contract/order/order.ts'
import { api } from '../base/api.ts'

/** The platform's money. */
export const financeAdminApi = api.injectEndpoints({
  endpoints: build => ({
    /** GET /Admin/books: totals, debits = credits, invariants, as the last check found them. */
    books: build.query<Books, void>({ query: () => ({ url: '/Admin/books' }), providesTags: ['Book'] }),
    /** POST /Admin/books/check: checks the books in the background; `is_checking` is true until the check ends. */
    checkBooks: build.mutation<unknown, void>({
      query: () => ({ url: '/Admin/books/check', method: 'POST' }),
      invalidatesTags: (_done, failure) => (failure ? [] : ['Book']),
    }),
    /** POST /Admin/users/money/handle: adjusts a balance or points, with a reason; the same key never books twice. */
    adjustMoney: build.mutation<unknown, MoneyAdjustInput & { readonly idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/Admin/users/money/handle',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: (_done, failure) =>
        failure
          ? []
          : [
              'Book',
              'MoneyLog',
              { type: 'Resource', id: '/Admin/users' },
              { type: 'Resource', id: '/Admin/money_logs' },
            ],
    }),
    /** GET /Admin/order_settlement_handle: what a run would settle now. */
    settlementDue: build.query<SettlementDue, void>({
      query: () => ({ url: '/Admin/order_settlement_handle' }),
      keepUnusedDataFor: 0,
    }),
    /** POST /Admin/order_settlement_handle: settles all due orders and returns what was settled. */
    settleNow: build.mutation<SettlementRunData, void>({
      query: () => ({ url: '/Admin/order_settlement_handle', method: 'POST' }),
      invalidatesTags: (_done, failure) =>
        failure ? [] : ['Book', 'MoneyLog', { type: 'Resource', id: '/Admin/order_settlements' }],
    }),
  }),
})

export const {
  useBooksQuery,
  useCheckBooksMutation,
  useAdjustMoneyMutation,
  useSettleNowMutation,
  useSettlementDueQuery,
} = financeAdminApi
