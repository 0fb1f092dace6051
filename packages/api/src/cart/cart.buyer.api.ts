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
    /** Optimistic update of the loaded cart, reverted when the server refuses. */
    changeCart: build.mutation<unknown, { readonly id: number; readonly buy_num?: number; readonly sku_id?: number }>({
      query: ({ id, ...body }) => ({ url: '/user/carts', id, method: 'PUT', body }),
      // Also after a refusal, so that the line shows the server's state.
      invalidatesTags: ['Cart', 'CartCount'],
      async onQueryStarted({ id, buy_num }, { dispatch, queryFulfilled }) {
        if (buy_num === undefined) return
        const patch = dispatch(
          cartBuyerApi.util.updateQueryData('cart', undefined, cart => {
            for (const line of cart.stores.flatMap(store => store.lines)) {
              if (line.id === id) Object.assign(line, { buy_num, total: line.price * buy_num })
            }
          }),
        )
        await queryFulfilled.catch(patch.undo)
      },
    }),
    /** Optimistic like `changeCart`: the line is removed at once and restored after a refusal. */
    removeFromCart: build.mutation<unknown, readonly number[]>({
      query: ids => ({ url: '/user/carts', id: ids, method: 'DELETE' }),
      invalidatesTags: ['Cart', 'CartCount'],
      async onQueryStarted(ids, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          cartBuyerApi.util.updateQueryData('cart', undefined, cart => {
            for (const store of cart.stores) store.lines = store.lines.filter(line => !ids.includes(line.id))
            cart.stores = cart.stores.filter(store => store.lines.length > 0)
          }),
        )
        await queryFulfilled.catch(patch.undo)
      },
    }),
    /** POST /user/order/before: current cost by store, with the fingerprint that `createOrder` sends back. */
    quote: build.query<Quote, { readonly order: OrderParams; readonly address_id?: number }>({
      query: ({ order, address_id }) => ({
        url: '/user/order/before',
        method: 'POST',
        body: {
          params: decodeURIComponent(encodeParams({ ...order })),
          ...(address_id === undefined ? {} : { address_id }),
        },
      }),
      // Never cached and never refetched automatically: after an order is placed, its cart lines no longer exist.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useCartQuery, useAddToCartMutation, useChangeCartMutation, useRemoveFromCartMutation, useQuoteQuery } =
  cartBuyerApi
