import { DAY } from '@shiji/kit/time/duration.ts'
import { randomFor } from '../../catalog/random.ts'
import type { NumberLine } from '../number-line.ts'
import type { PlacedLine, PlacedOrder } from './orders.ts'

/** When the order's timer fires, by state, with the default settings; without tracking receipt is confirmed ten days later. */
const dueAt = ({ life }: PlacedOrder): Date | null => {
  if (life.status === 'waiting_payment') return new Date(life.createdAt.getTime() + DAY)
  if (life.status === 'waiting_delivery' && life.payTime) return new Date(life.payTime.getTime() + 2 * DAY)
  if (life.status === 'waiting_receipt' && life.deliveryTime) return new Date(life.deliveryTime.getTime() + 14 * DAY)
  if (life.status === 'waiting_comment' && life.receiptTime) return new Date(life.receiptTime.getTime() + 7 * DAY)
  return null
}

const orNull = (time: Date | undefined): Date | null => time ?? null

/** Rows of `order_groups`. */
export function groupRows(orders: readonly PlacedOrder[]) {
  const groups = new Map<number, { id: number; user_id: number; payable: number; quote: string; created_at: Date }>()
  for (const order of orders) {
    const known = groups.get(order.groupId)
    if (known === undefined)
      groups.set(order.groupId, {
        id: order.groupId,
        user_id: order.buyer.id,
        payable: order.payable,
        quote: `demo-${order.groupId}`,
        created_at: order.life.createdAt,
      })
    else known.payable += order.payable
  }
  return [...groups.values()]
}

/** Rows of `payments`: one per paid group, by balance. */
export function paymentRows(orders: readonly PlacedOrder[], seed: number, day: string) {
  const random = randomFor(seed, `payment numbers:${day}`)
  const payments = new Map<number, Record<string, unknown> & { amount: number }>()
  for (const { paymentId, groupId, buyer, payable, life } of orders) {
    if (paymentId === undefined) continue
    const known = payments.get(paymentId)
    if (known !== undefined) known.amount += payable
    else
      payments.set(paymentId, {
        id: paymentId,
        pay_no: `P${random.between(100_000, 999_999)}${random.between(100_000, 999_999)}${paymentId}`,
        user_id: buyer.id,
        subject_type: 'order_group',
        subject_id: groupId,
        method: 'balance',
        device: 'web',
        amount: payable,
        status: 'paid',
        paid_at: orNull(life.payTime),
        created_at: orNull(life.payTime),
      })
  }
  return [...payments.values()]
}

/** Rows of `orders`. */
export const orderRows = (orders: readonly PlacedOrder[]) =>
  orders.map(order => {
    const { life, address, lines } = order
    const first = lines[0]
    return {
      id: order.id,
      order_no: order.orderNo,
      group_id: order.groupId,
      user_id: order.buyer.id,
      store_id: order.storeId,
      status: life.status,
      name: first?.goods.name ?? '',
      name_en: first?.goods.nameEn ?? '',
      image: first === undefined ? '' : imageOf(first),
      pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
      goods_amount: order.goodsAmount,
      freight_amount: order.freight,
      discount_amount: 0,
      payable: order.payable,
      address_id: address.id,
      receive_name: address.receiveName,
      receive_tel: address.receiveTel,
      receive_area: address.areaInfo,
      receive_address: address.address,
      remark: '',
      payment_id: order.paymentId ?? null,
      payment_method: order.paymentId === undefined ? null : 'balance',
      due_at: dueAt(order),
      pay_time: orNull(life.payTime),
      delivery_time: orNull(life.deliveryTime),
      receipt_time: orNull(life.receiptTime),
      comment_time: orNull(life.commentTime),
      cancel_time: orNull(life.cancelTime),
      cancel_reason: '',
      is_settled: life.settledAt !== undefined,
      moves: movesOf(order).length,
      created_at: life.createdAt,
    }
  })

const imageOf = ({ goods, sku }: PlacedLine): string => (sku.image === '' ? (goods.images[0] ?? '') : sku.image)

/** Rows of `order_goods`. */
export const lineRows = (orders: readonly PlacedOrder[]) =>
  orders.flatMap(order =>
    order.lines.map(line => ({
      id: line.id,
      order_id: order.id,
      goods_id: line.goods.id,
      sku_id: line.sku.id,
      store_id: order.storeId,
      user_id: order.buyer.id,
      name: line.goods.name,
      name_en: line.goods.nameEn,
      sku_name: line.sku.name,
      sku_name_en: line.sku.nameEn,
      image: imageOf(line),
      buy_num: line.quantity,
      goods_price: line.sku.price,
      total_price: line.total,
      discount_amount: 0,
      payable: line.total,
      weight: line.goods.weight,
      commission_bp: line.goods.commissionBp,
      is_commented: order.life.status === 'completion',
    })),
  )

interface Move {
  readonly move: string
  readonly from: string
  readonly to: string
  readonly by: 'buyer' | 'seller' | 'system'
  readonly at: Date
}

function movesOf({ life }: PlacedOrder): Move[] {
  const timed = (move: string, from: string, to: string, by: Move['by'], at: Date | undefined): Move[] =>
    at === undefined ? [] : [{ move, from, to, by, at }]
  const isByTimer = life.cancelTime !== undefined && life.cancelTime.getTime() - life.createdAt.getTime() >= DAY
  return [
    ...timed('place', '', 'waiting_payment', 'buyer', life.createdAt),
    ...timed('cancel', 'waiting_payment', 'cancel', isByTimer ? 'system' : 'buyer', life.cancelTime),
    ...timed('pay', 'waiting_payment', 'waiting_delivery', 'system', life.payTime),
    ...timed('ship', 'waiting_delivery', 'waiting_receipt', 'seller', life.deliveryTime),
    ...timed('receive', 'waiting_receipt', 'waiting_comment', 'buyer', life.receiptTime),
    ...timed('comment', 'waiting_comment', 'completion', life.isAutoComment ? 'system' : 'buyer', life.commentTime),
  ]
}

/** Rows of `order_moves`. */
export const moveRows = (orders: readonly PlacedOrder[], line: NumberLine, owners: ReadonlyMap<number, number>) =>
  orders.flatMap(order =>
    movesOf(order).map(({ move, from, to, by, at }, index) => ({
      id: line.take(),
      order_id: order.id,
      move,
      seq: index + 1,
      from_status: from,
      to_status: to,
      actor_kind: by,
      actor_id: by === 'buyer' ? order.buyer.id : by === 'seller' ? (owners.get(order.storeId) ?? null) : null,
      actor_name: by === 'buyer' ? order.buyer.nickname : '',
      note: '',
      created_at: at,
    })),
  )

export interface ExpressChoice {
  readonly id: number
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
}

/** Rows of `parcels` with numbers of the company's shape. */
export function parcelRows(
  orders: readonly PlacedOrder[],
  line: NumberLine,
  seed: number,
  day: string,
  companies: readonly ExpressChoice[],
) {
  const random = randomFor(seed, `parcels:${day}`)
  return orders.flatMap(order => {
    if (order.life.deliveryTime === undefined) return []
    const company = random.pick(companies)
    const digits = `${random.between(100_000, 999_999)}${random.between(1_000_000, 9_999_999)}`
    return [
      {
        id: line.take(),
        order_id: order.id,
        express_id: company.id,
        express_code: company.code,
        express_name: company.nameZh,
        express_name_en: company.nameEn,
        number: `${['SF', 'JD'].includes(company.code) ? company.code : ''}${digits}`,
        created_at: order.life.deliveryTime,
      },
    ]
  })
}
