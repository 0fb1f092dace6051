import { call } from '../call.ts'
import type { Page } from '../envelope.ts'
import type { Done, IdParams } from '../schema.ts'
import type { BuyerMoveInput, BuyerOverview, CreatedOrders, CreateOrderInput, OrderDetail, OrderRow } from './order.ts'

/** Places one order per store; `params` is the base64 JSON of `OrderParams`. */
export const createOrderCall = call<{ body: CreateOrderInput; data: CreatedOrders }>()({
  method: 'POST',
  path: '/user/order/create',
  area: 'buyer',
  access: 'session',
  perMinute: 30,
  keyed: true,
  changes: ['Cart', 'CartCount', 'Order'],
})

export const buyerOrdersCall = call<{ data: Page<OrderRow> }>()({
  method: 'GET',
  path: '/user/orders',
  area: 'buyer',
  access: 'session',
  filters: {
    id: 'number',
    order_no: 'text',
    order_name: 'text',
    order_status: 'word',
    payment_name: 'word',
    payable: 'number',
    created_at: 'time',
    pay_time: 'time',
    store_id: 'number',
  },
  sorts: ['id', 'created_at', 'pay_time', 'payable'],
  defaultSort: { prop: 'id', order: 'desc' },
  reads: ['Order'],
})

export const buyerOrderCall = call<{ params: IdParams; data: OrderDetail }>()({
  method: 'GET',
  path: '/user/order/:id',
  area: 'buyer',
  access: 'session',
  reads: ['Order/:id'],
})

/** Cancels an unpaid order or confirms receipt. */
export const moveOrderCall = call<{ params: IdParams; body: BuyerMoveInput; data: Done }>()({
  method: 'PUT',
  path: '/user/order/:id',
  area: 'buyer',
  access: 'session',
  changes: ['Order'],
  changesWhenRefused: true,
})

export const overviewCall = call<{ data: BuyerOverview }>()({
  method: 'GET',
  path: '/user/default',
  area: 'buyer',
  access: 'session',
  reads: ['Order', 'Cart'],
})
