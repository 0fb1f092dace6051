import { add, type Fen, fen, multiply, percentOf } from '@shiji/kit/money/fen.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { calculateFreight, type FreightTemplate } from '../../../src/modules/store/domain/freight.ts'
import type { HistoryLine, HistoryOrder } from '../catalog/history.ts'
import { randomFor } from '../catalog/random.ts'
import type { LoadedGoods, LoadedSku } from './catalog.ts'
import type { NumberLine } from './number-line.ts'
import type { LoadedAddress, LoadedBuyer } from './people.ts'

export interface PlacedLine {
  readonly id: number
  readonly goods: LoadedGoods
  readonly sku: LoadedSku
  readonly quantity: number
  readonly stars: number
  readonly total: Fen
}

/** An order of the history with its records' ids and its amounts. */
export interface PlacedOrder {
  readonly id: number
  readonly orderNo: string
  readonly groupId: number
  readonly history: HistoryOrder
  readonly buyer: LoadedBuyer
  readonly address: LoadedAddress
  readonly storeId: number
  readonly lines: readonly PlacedLine[]
  readonly goodsAmount: Fen
  readonly freight: Fen
  readonly payable: Fen
  /** Platform commission over all lines, as settlement computes it. */
  readonly commission: Fen
  readonly paymentId: number | undefined
}

const template = (id: number, firstPrice: number, stepPrice: number, areaIds: readonly number[]): FreightTemplate => ({
  id,
  name: '',
  isDefault: areaIds.length === 0,
  firstWeight: 1_000,
  firstPrice: fen(firstPrice),
  stepWeight: 1_000,
  stepPrice: fen(stepPrice),
  areaIds,
})

/** The two templates that every demo store has. */
const TEMPLATES: readonly FreightTemplate[] = [template(1, 800, 200, []), template(2, 1_800, 800, [540_000, 650_000])]

/** Gives the orders of the history ids, numbers and amounts; orders of one checkout share group and payment. */
export function placeOrders(
  line: NumberLine,
  seed: number,
  history: readonly HistoryOrder[],
  goods: readonly LoadedGoods[],
  buyers: readonly LoadedBuyer[],
): PlacedOrder[] {
  const random = randomFor(seed, 'order numbers')
  const groups = new Map<number, { readonly id: number; readonly paymentId: number }>()
  return history.flatMap(order => {
    const buyer = buyers[order.buyer]
    const address = buyer?.addresses[order.address]
    const first = order.lines[0] === undefined ? undefined : goods[order.lines[0].goods]
    if (buyer === undefined || address === undefined || first === undefined) return []
    const group = groups.get(order.group) ?? { id: line.take(), paymentId: line.take() }
    groups.set(order.group, group)
    const lines = order.lines.flatMap(item => placeLine(line, item, goods))
    const goodsAmount = add(...lines.map(item => item.total))
    const freight = freightOf(lines, address)
    const day = order.createdAt.toISOString().slice(2, 10).replaceAll('-', '')
    return [
      {
        id: line.take(),
        orderNo: `D${day}${String(random.between(100_000, 999_999))}${String(random.between(100_000, 999_999))}`,
        groupId: group.id,
        history: order,
        buyer,
        address,
        storeId: first.storeId,
        lines,
        goodsAmount,
        freight,
        payable: add(goodsAmount, freight),
        commission: add(...lines.map(item => percentOf(item.total, item.goods.demo.leaf.commissionBp))),
        paymentId: order.payTime === undefined ? undefined : group.paymentId,
      },
    ]
  })
}

function placeLine(line: NumberLine, item: HistoryLine, goods: readonly LoadedGoods[]): PlacedLine[] {
  const sold = goods[item.goods]
  const sku = sold?.skus[item.sku]
  if (sold === undefined || sku === undefined) return []
  return [
    {
      id: line.take(),
      goods: sold,
      sku,
      quantity: item.quantity,
      stars: item.stars,
      total: multiply(fen(sku.price), item.quantity),
    },
  ]
}

function freightOf(lines: readonly PlacedLine[], address: LoadedAddress): Fen {
  const wanted = lines.map(({ goods, quantity }) => ({
    mode: goods.isFreightFree ? ('free' as const) : ('default' as const),
    freightId: null,
    weight: goods.demo.weight,
    buyNum: quantity,
  }))
  const result = calculateFreight(wanted, TEMPLATES, { provinceId: address.division[0], cityId: address.division[1] })
  if (result === 'freight.no_default') throw new RangeError(result)
  return result.amount
}

/** When the order's timer fires, by state, with the default settings; without tracking receipt is confirmed ten days later. */
const dueAt = ({ history }: PlacedOrder): Date | null => {
  if (history.status === 'waiting_payment') return new Date(history.createdAt.getTime() + DAY)
  if (history.status === 'waiting_receipt' && history.deliveryTime)
    return new Date(history.deliveryTime.getTime() + 14 * DAY)
  if (history.status === 'waiting_comment' && history.receiptTime)
    return new Date(history.receiptTime.getTime() + 7 * DAY)
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
        created_at: order.history.createdAt,
      })
    else known.payable += order.payable
  }
  return [...groups.values()]
}

/** Rows of `payments`: one per paid group, by balance. */
export function paymentRows(orders: readonly PlacedOrder[], seed: number) {
  const random = randomFor(seed, 'payment numbers')
  const payments = new Map<number, Record<string, unknown> & { amount: number }>()
  for (const { paymentId, groupId, buyer, payable, history } of orders) {
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
        paid_at: orNull(history.payTime),
        created_at: orNull(history.payTime),
      })
  }
  return [...payments.values()]
}

/** Rows of `orders`. */
export const orderRows = (orders: readonly PlacedOrder[]) =>
  orders.map(order => {
    const { history, address, lines } = order
    const first = lines[0]
    return {
      id: order.id,
      order_no: order.orderNo,
      group_id: order.groupId,
      user_id: order.buyer.id,
      store_id: order.storeId,
      status: history.status,
      name: first?.goods.demo.name.zh ?? '',
      name_en: first?.goods.demo.name.en ?? '',
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
      pay_time: orNull(history.payTime),
      delivery_time: orNull(history.deliveryTime),
      receipt_time: orNull(history.receiptTime),
      comment_time: orNull(history.commentTime),
      cancel_time: orNull(history.cancelTime),
      cancel_reason: '',
      is_settled: history.isSettled,
      moves: movesOf(order).length,
      created_at: history.createdAt,
    }
  })

const imageOf = ({ goods, sku }: PlacedLine): string => (sku.image === '' ? (goods.demo.images[0] ?? '') : sku.image)

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
      name: line.goods.demo.name.zh,
      name_en: line.goods.demo.name.en,
      sku_name: line.sku.name,
      sku_name_en: line.sku.nameEn,
      image: imageOf(line),
      buy_num: line.quantity,
      goods_price: line.sku.price,
      total_price: line.total,
      discount_amount: 0,
      payable: line.total,
      weight: line.goods.demo.weight,
      commission_bp: line.goods.demo.leaf.commissionBp,
      is_commented: order.history.status === 'completion',
    })),
  )

interface Move {
  readonly move: string
  readonly from: string
  readonly to: string
  readonly by: 'buyer' | 'seller' | 'system'
  readonly at: Date
}

function movesOf({ history }: PlacedOrder): Move[] {
  const timed = (move: string, from: string, to: string, by: Move['by'], at: Date | undefined): Move[] =>
    at === undefined ? [] : [{ move, from, to, by, at }]
  const isByTimer =
    history.cancelTime !== undefined && history.cancelTime.getTime() - history.createdAt.getTime() >= DAY
  return [
    ...timed('place', '', 'waiting_payment', 'buyer', history.createdAt),
    ...timed('cancel', 'waiting_payment', 'cancel', isByTimer ? 'system' : 'buyer', history.cancelTime),
    ...timed('pay', 'waiting_payment', 'waiting_delivery', 'system', history.payTime),
    ...timed('ship', 'waiting_delivery', 'waiting_receipt', 'seller', history.deliveryTime),
    ...timed('receive', 'waiting_receipt', 'waiting_comment', 'buyer', history.receiptTime),
    ...timed(
      'comment',
      'waiting_comment',
      'completion',
      history.isAutoComment ? 'system' : 'buyer',
      history.commentTime,
    ),
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
  companies: readonly ExpressChoice[],
) {
  const random = randomFor(seed, 'parcels')
  return orders.flatMap(order => {
    if (order.history.deliveryTime === undefined) return []
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
        created_at: order.history.deliveryTime,
      },
    ]
  })
}

/** Moments of an order's stock: held when placed, taken when paid, given back when cancelled. */
export const stockMoments = (
  order: PlacedOrder,
): readonly { readonly kind: 'reserve' | 'consume' | 'release'; readonly at: Date }[] => {
  const { createdAt, payTime, cancelTime } = order.history
  return [
    { kind: 'reserve' as const, at: createdAt },
    ...(payTime === undefined ? [] : [{ kind: 'consume' as const, at: payTime }]),
    ...(cancelTime === undefined ? [] : [{ kind: 'release' as const, at: cancelTime }]),
  ]
}
