import type { CartData, CartInput, OrderParams, Quote } from '@shiji/contract/cart/cart.ts'
import { api } from '../base/api.ts'
import { encodeParams } from '../base/params.ts'

/** The cart and the price quote of its owner. */
export const cartBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    cart: build.query<CartData, void>({ query: () => ({ url: '/user/carts' }), providesTags: ['Cart'] }),
    addToCart: build.mutation<{ readonly id?: number }, CartInput>({
      query: body => ({ url: '/user/carts', method: 'POST', body: { ...body } }),
      invalidatesTags: (_done, failure) => (failure ? [] : ['Cart', 'CartCount']),
    }),
    changeCart: build.mutation<unknown, { readonly id: number; readonly buy_num?: number; readonly sku_id?: number }>({
      query: ({ id, ...body }) => ({ url: '/user/carts', id, method: 'PUT', body }),
      // Also after a refusal: the line shows what the server holds.
      invalidatesTags: ['Cart', 'CartCount'],
    }),
    removeFromCart: build.mutation<unknown, readonly number[]>({
      query: ids => ({ url: '/user/carts', id: ids, method: 'DELETE' }),
      invalidatesTags: ['Cart', 'CartCount'],
    }),
    /** POST /user/order/before: what it costs now, by store, with the fingerprint that `createOrder` sends back. */
    quote: build.query<Quote, { readonly order: OrderParams; readonly address_id?: number }>({
      query: ({ order, address_id }) => ({
        url: '/user/order/before',
        method: 'POST',
        body: {
          params: decodeURIComponent(encodeParams({ ...order })),
          ...(address_id === undefined ? {} : { address_id }),
        },
      }),
      keepUnusedDataFor: 0,
      providesTags: ['Cart'],
    }),
  }),
})

export const { useCartQuery, useAddToCartMutation, useChangeCartMutation, useRemoveFromCartMutation, useQuoteQuery } =
  cartBuyerApi
