import type { OrderParams } from '@shiji/contract/cart/cart.ts'
import type { CommentRow } from '@shiji/contract/catalog/catalog.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import type { ListQuery } from '@shiji/contract/list.ts'
import type { BuyerOverview, CommentInput, CreatedOrders, OrderDetail, OrderRow } from '@shiji/contract/order/order.ts'
import { api } from '../base/api.ts'
import { encodeParams } from '../base/params.ts'

export interface NewOrder {
  readonly order: OrderParams
  readonly address_id: number
  readonly fingerprint: string
  readonly remark: readonly { readonly store_id: number; readonly text: string }[]
  /** One key per confirmation page: the same key never places a second order. */
  readonly idempotencyKey: string
}

/** A buyer's orders and comments. */
export const orderBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    createOrder: build.mutation<CreatedOrders, NewOrder>({
      query: ({ order, idempotencyKey, ...body }) => ({
        url: '/user/order/create',
        method: 'POST',
        body: { ...body, params: decodeURIComponent(encodeParams({ ...order })) },
        idempotencyKey,
      }),
      invalidatesTags: (_done, failure) => (failure ? [] : ['Cart', 'CartCount', 'Order']),
    }),
    orders: build.query<Page<OrderRow>, ListQuery>({
      query: params => ({ url: '/user/orders', params }),
      providesTags: ['Order'],
    }),
    order: build.query<OrderDetail, number>({
      query: id => ({ url: '/user/order', id }),
      providesTags: (_data, _error, id) => [{ type: 'Order', id }],
    }),
    /** PUT /user/order/{id}: cancel or receive. */
    moveOrder: build.mutation<
      unknown,
      { readonly id: number; readonly move: 'cancel' | 'receive'; readonly reason?: string }
    >({
      query: ({ id, ...body }) => ({ url: '/user/order', id, method: 'PUT', body }),
      invalidatesTags: (_done, _failure, { id }) => ['Order', { type: 'Order', id }],
    }),
    comment: build.mutation<unknown, CommentInput & { readonly idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({ url: '/user/comments', method: 'POST', body, idempotencyKey }),
      invalidatesTags: (_done, failure, { order_id }) =>
        failure ? [] : ['Order', { type: 'Order', id: order_id }, 'Comment'],
    }),
    goodsComments: build.query<Page<CommentRow>, { readonly id: number; readonly query: ListQuery }>({
      query: ({ id, query }) => ({ url: '/goods_comments', id, params: query }),
      providesTags: ['Comment'],
    }),
    overview: build.query<BuyerOverview, void>({
      query: () => ({ url: '/user/default' }),
      providesTags: ['Order', 'Cart'],
    }),
  }),
})

export const {
  useCreateOrderMutation,
  useOrdersQuery,
  useOrderQuery,
  useMoveOrderMutation,
  useCommentMutation,
  useGoodsCommentsQuery,
  useOverviewQuery,
} = orderBuyerApi
