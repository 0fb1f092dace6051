import { payCall, payPageCall } from '@shiji/contract/payment/payment.buyer.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** Paying an order group. */
export const paymentBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    payPage: queryOf(build, payPageCall, { by: 'group_id' }),
    pay: mutationOf(build, payCall),
  }),
})

export const { usePayPageQuery, usePayMutation } = paymentBuyerApi
