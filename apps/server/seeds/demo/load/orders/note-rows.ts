import { randomFor } from '../../catalog/random.ts'
import type { PlacedOrder } from './orders.ts'

/** What stores write on their orders, by colour. */
const NOTES = [
  { flag: 'red', note: '买家催发货，优先处理' },
  { flag: 'orange', note: '要礼品袋和手写贺卡' },
  { flag: 'green', note: '已和买家确认地址' },
  { flag: 'blue', note: '等另一件到货后一起发' },
  { flag: 'purple', note: '' },
] as const

const WRITER = '店铺客服'

/** Rows of `order_notes`: a store has noted one in eight of the orders that it has to ship. */
export function noteRows(orders: readonly PlacedOrder[], seed: number, day: string) {
  const random = randomFor(seed, `notes:${day}`)
  return orders.flatMap(order => {
    const { payTime, status } = order.life
    if (status !== 'waiting_delivery' || payTime === undefined || !random.chance(0.125)) return []
    return [
      {
        order_id: order.id,
        store_id: order.storeId,
        user_id: order.buyer.id,
        ...random.pick(NOTES),
        written_by: WRITER,
        written_at: payTime,
      },
    ]
  })
}
