import { paymentFileCall, withdrawalsEditCall } from '@shiji/contract/finance/withdrawals/withdrawal.desk.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** Withdrawals of all stores. */
export const withdrawalAdminApi = api.injectEndpoints({
  endpoints: build => ({
    editWithdrawals: mutationOf(build, withdrawalsEditCall),
    paymentFile: queryOf(build, paymentFileCall),
  }),
})

export const { useEditWithdrawalsMutation, useLazyPaymentFileQuery } = withdrawalAdminApi
