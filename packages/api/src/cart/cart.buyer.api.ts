import {
  addToCartCall,
  cartCall,
  changeCartCall,
  quoteCall,
  removeFromCartCall,
} from '@shiji/contract/cart/cart.buyer.calls.ts'
import type { OrderParams } from '@shiji/contract/cart/cart.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'
import { base64Params } from '../base/transport/params.ts'

/** Lines to price, and where they go. */
interface QuoteAsked {
  readonly order: OrderParams
  readonly address_id?: number
}

/** The cart and the price quote of its owner. */
export const cartBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    cart: queryOf(build, cartCall),
    addToCart: mutationOf(build, addToCartCall),
    /** Optimistic update of the loaded cart, reverted when the server refuses. */
    changeCart: mutationOf(build, changeCartCall, {
      async onQueryStarted({ id, buy_num }, { dispatch, queryFulfilled }): Promise<void> {
        if (buy_num === undefined) return
        const patch = dispatch(
          cartBuyerApi.util.updateQueryData('cart', undefined, cart => {
            for (const line of cart.stores.flatMap(store => store.lines)) {
              if (line.id === id) Object.assign(line, { buy_num, payable: line.price * buy_num })
            }
          }),
        )
        await queryFulfilled.catch(patch.undo)
      },
    }),
    /** Optimistic like `changeCart`: the line is removed at once and restored after a refusal. */
    removeFromCart: mutationOf(build, removeFromCartCall, {
      by: 'ids',
      async onQueryStarted(ids, { dispatch, queryFulfilled }): Promise<void> {
        const patch = dispatch(
          cartBuyerApi.util.updateQueryData('cart', undefined, cart => {
            for (const store of cart.stores) store.lines = store.lines.filter(line => !ids.includes(line.id))
            cart.stores = cart.stores.filter(store => store.lines.length > 0)
          }),
        )
        await queryFulfilled.catch(patch.undo)
      },
    }),
    quote: queryOf(build, quoteCall, {
      args: ({ order, ...rest }: QuoteAsked) => ({ ...rest, params: base64Params({ ...order }) }),
    }),
  }),
})

export const { useCartQuery, useAddToCartMutation, useChangeCartMutation, useRemoveFromCartMutation, useQuoteQuery } =
  cartBuyerApi
