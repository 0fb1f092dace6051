import {
  applyForWithdrawalCall,
  withdrawalTermsCall,
  withdrawWithdrawalCall,
} from '@shiji/contract/finance/withdrawals/withdrawal.desk.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** Withdrawals of the own store. */
export const withdrawalSellerApi = api.injectEndpoints({
  endpoints: build => ({
    withdrawalTerms: queryOf(build, withdrawalTermsCall),
    applyForWithdrawal: mutationOf(build, applyForWithdrawalCall),
    withdrawWithdrawal: mutationOf(build, withdrawWithdrawalCall),
  }),
})

export const { useWithdrawalTermsQuery, useApplyForWithdrawalMutation, useWithdrawWithdrawalMutation } =
  withdrawalSellerApi
