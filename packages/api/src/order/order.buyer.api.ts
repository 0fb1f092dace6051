import type { OrderParams } from '@shiji/contract/cart/cart.ts'
import {
  addToCommentCall,
  commentCall,
  goodsCommentsCall,
  ownCommentsCall,
} from '@shiji/contract/order/comment.buyer.calls.ts'
import {
  buyerOrderCall,
  buyerOrdersCall,
  createOrderCall,
  moveOrderCall,
  overviewCall,
} from '@shiji/contract/order/order.buyer.calls.ts'
import { api } from '../base/api.ts'
import type { ArgsOf } from '../base/call-args.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'
import { base64Params } from '../base/transport/params.ts'

/** An order as the confirmation page sends it; one key per page: the same key never places a second order. */
export type NewOrder = Omit<ArgsOf<typeof createOrderCall>, 'params'> & { readonly order: OrderParams }

/** A buyer's orders and comments. */
export const orderBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    createOrder: mutationOf(build, createOrderCall, {
      args: ({ order, ...rest }: NewOrder) => ({ ...rest, params: base64Params({ ...order }) }),
    }),
    orders: queryOf(build, buyerOrdersCall),
    order: queryOf(build, buyerOrderCall, { by: 'id' }),
    moveOrder: mutationOf(build, moveOrderCall),
    comment: mutationOf(build, commentCall),
    addToComment: mutationOf(build, addToCommentCall),
    ownComments: queryOf(build, ownCommentsCall),
    goodsComments: queryOf(build, goodsCommentsCall),
    overview: queryOf(build, overviewCall),
  }),
})

export const {
  useCreateOrderMutation,
  useOrdersQuery,
  useOrderQuery,
  useMoveOrderMutation,
  useCommentMutation,
  useAddToCommentMutation,
  useOwnCommentsQuery,
  useGoodsCommentsQuery,
  useOverviewQuery,
} = orderBuyerApi
