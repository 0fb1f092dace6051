import { listCall } from '../lists/list-call.ts'
import type { DeskOrderDetail, DeskOrderRow } from './order.desk.ts'

const filters = {
  id: 'number',
  order_no: 'code',
  order_name: 'text',
  order_status: 'word',
  payment_name: 'word',
  payable: 'number',
  created_at: 'time',
  pay_time: 'time',
  /** Orders that have a line of these goods. */
  goods_id: 'number',
  /** What the dashboards count as sold: paid, and not cancelled since. */
  is_sold: 'flag',
  user_id: 'number',
  user_name: 'text',
  receive_name: 'text',
  receive_tel: 'text',
  delivery_no: 'text',
  /** One box: order number, phone, receiver (of a store), goods and tracking number. */
  find: 'word',
  /** Orders to ship by their due time: a word of `SHIP_DUES`. */
  due: 'word',
  note_flag: 'word',
  /** Orders whose buyer asks for another address: a state of `ADDRESS_REQUEST_STATES`. */
  address_request: 'word',
} as const

const page = {
  path: 'orders',
  noun: 'order',
  sorts: ['id', 'created_at', 'pay_time', 'payable', 'due_at'],
  defaultSort: { prop: 'id', order: 'desc' },
  sums: ['goods_amount', 'freight_amount', 'discount_amount', 'payable'],
} as const

/** Orders of the own store. */
export const sellerOrdersCall = listCall<DeskOrderRow, DeskOrderDetail>()({ ...page, area: 'seller', filters })

/** Orders of all stores. */
export const adminOrdersCall = listCall<DeskOrderRow, DeskOrderDetail>()({
  ...page,
  area: 'admin',
  filters: { ...filters, store_id: 'number', store_name: 'text', group_id: 'number' },
})
