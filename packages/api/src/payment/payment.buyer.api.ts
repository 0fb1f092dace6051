import type { PayData, PayInput, PayPage } from '@shiji/contract/payment/payment.ts'
import { api } from '../base/api.ts'

/** Paying an order group. */
export const paymentBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    /** POST /user/order/after: what the pay page shows. */
    payPage: build.query<PayPage, number>({
      query: group_id => ({ url: '/user/order/after', method: 'POST', body: { group_id } }),
      providesTags: ['Order'],
      keepUnusedDataFor: 0,
    }),
    pay: build.mutation<PayData, PayInput & { readonly idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({ url: '/user/order/pay', method: 'POST', body, idempotencyKey }),
      invalidatesTags: ['Order', 'Account'],
    }),
  }),
})

export const { usePayPageQuery, usePayMutation } = paymentBuyerApi
