import type { LoadedBuyer } from '../people.ts'
import type { Entry } from './ledger.ts'
import type { PlacedOrder } from './orders.ts'

/** What a settlement needs to know about an order that was written earlier. */
export interface SettledOrder {
  readonly id: number
  readonly orderNo: string
  readonly storeId: number
  readonly buyerId: number
  readonly payable: number
  readonly commission: number
  readonly at: Date
}

/** Points that a buyer starts with. */
export const opening = (buyer: LoadedBuyer, at: Date): Entry => ({
  at,
  cause: `adjusted:demo-points:${buyer.id}`,
  kind: 'adjusted',
  memo: { reason: '开业赠送积分 Opening gift of points' },
  orderId: null,
  postings: [
    ['user', buyer.id, 'points', buyer.points],
    ['platform', 0, 'points_issued', -buyer.points],
  ],
})

/**
 * Money that a buyer tops up because the order costs more than their balance: whole hundreds, enough for a few more
 * orders like this one.
 */
export function topUp({ id, buyer, payable, life }: PlacedOrder, balance: number): Entry | undefined {
  const at = life.payTime
  if (balance - payable >= buyer.reserve || at === undefined) return undefined
  const amount = Math.ceil((4 * payable + buyer.reserve + buyer.spare - balance) / 10_000) * 10_000
  return {
    at,
    cause: `adjusted:demo-top-up:${id}`,
    kind: 'adjusted',
    memo: { reason: '余额充值 Balance top-up' },
    orderId: null,
    postings: [
      ['user', buyer.id, 'balance', amount],
      ['platform', 0, 'adjustment', -amount],
    ],
  }
}

export const payment = (order: PlacedOrder, at: Date): Entry => ({
  at,
  cause: `order_paid:${order.id}`,
  kind: 'order_paid',
  memo: { order_no: order.orderNo },
  orderId: order.id,
  postings: [
    ['user', order.buyer.id, 'balance', -order.payable],
    ['platform', 0, 'escrow', order.payable],
  ],
})

export const settlement = (order: SettledOrder): Entry => ({
  at: order.at,
  cause: `order_settled:${order.id}`,
  kind: 'order_settled',
  memo: { order_no: order.orderNo },
  orderId: order.id,
  postings: [
    ['platform', 0, 'escrow', -order.payable],
    ['store', order.storeId, 'balance', order.payable - order.commission],
    ['platform', 0, 'revenue', order.commission],
  ],
})

/** A row of `order_settlements`; one run a day. */
export const settlementRow = (line: { take(): number }, order: SettledOrder) => ({
  id: line.take(),
  settlement_no: `S${order.at.toISOString().slice(2, 10).replaceAll('-', '')}000001`,
  order_id: order.id,
  order_no: order.orderNo,
  store_id: order.storeId,
  user_id: order.buyerId,
  total_price: order.payable,
  refunded: 0,
  commission: order.commission,
  referral: 0,
  settlement_price: order.payable - order.commission,
  status: 'settled',
  created_at: order.at,
})
