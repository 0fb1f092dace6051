import { add, type Fen, fen, multiply, percentOf } from '@shiji/kit/money/fen.ts'
import { shopDayKey } from '@shiji/kit/time/shop-time.ts'
import { calculateFreight } from '../../../../src/modules/promotion/pricing/freight.ts'
import type { FreightTemplate } from '../../../../src/modules/store/index.ts'
import { FREIGHTS } from '../../catalog/freights.ts'
import type { HistoryDay, HistoryLine } from '../../catalog/orders/history.ts'
import type { Life } from '../../catalog/orders/life.ts'
import { randomFor } from '../../catalog/random.ts'
import type { LoadedGoods, LoadedSku } from '../goods.ts'
import type { NumberLine } from '../number-line.ts'
import type { LoadedAddress, LoadedBuyer } from '../people.ts'

export interface PlacedLine {
  readonly id: number
  readonly goods: LoadedGoods
  readonly sku: LoadedSku
  readonly quantity: number
  readonly total: Fen
}

/** An order of the history with its records' ids and its amounts. */
export interface PlacedOrder {
  readonly id: number
  readonly orderNo: string
  readonly groupId: number
  readonly life: Life
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

/** The templates that every demo store has, by their places in `FREIGHTS`. */
const TEMPLATES: readonly FreightTemplate[] = FREIGHTS.map((freight, index) => ({
  ...freight,
  id: index,
  unit: 'weight',
  freeFrom: null,
  excludedIds: [],
  firstPrice: fen(freight.firstPrice),
  stepPrice: fen(freight.stepPrice),
}))
const BULKY = FREIGHTS.findIndex(({ code }) => code === 'bulky')

/** Gives the orders of a day ids, numbers and amounts; orders of one checkout share group and payment. */
export function placeOrders(
  line: NumberLine,
  seed: number,
  day: HistoryDay,
  goods: readonly LoadedGoods[],
  buyers: readonly LoadedBuyer[],
): PlacedOrder[] {
  const key = shopDayKey(day.start)
  const random = randomFor(seed, `order numbers:${key}`)
  const groups = new Map<string, { readonly id: number; readonly paymentId: number }>()
  return day.orders.flatMap(order => {
    const buyer = buyers[order.buyer]
    const address = buyer?.addresses[order.address]
    const first = order.lines[0] === undefined ? undefined : goods[order.lines[0].goods]
    if (buyer === undefined || address === undefined || first === undefined) return []
    const group = groups.get(order.group) ?? { id: line.take(), paymentId: line.take() }
    groups.set(order.group, group)
    const lines = order.lines.flatMap(item => placeLine(line, item, goods))
    const goodsAmount = add(...lines.map(item => item.total))
    const freight = freightOf(lines, address)
    return [
      {
        id: line.take(),
        orderNo: `D${key.slice(2).replaceAll('-', '')}${random.between(100_000, 999_999)}${random.between(100_000, 999_999)}`,
        groupId: group.id,
        life: order.life,
        buyer,
        address,
        storeId: first.storeId,
        lines,
        goodsAmount,
        freight,
        payable: add(goodsAmount, freight),
        commission: add(...lines.map(item => percentOf(item.total, item.goods.commissionBp))),
        paymentId: order.life.payTime === undefined ? undefined : group.paymentId,
      },
    ]
  })
}

function placeLine(line: NumberLine, item: HistoryLine, goods: readonly LoadedGoods[]): PlacedLine[] {
  const sold = goods[item.goods]
  const sku = sold?.skus[item.sku]
  if (sold === undefined || sku === undefined) return []
  const total = multiply(fen(sku.price), item.quantity)
  return [{ id: line.take(), goods: sold, sku, quantity: item.quantity, total }]
}

function freightOf(lines: readonly PlacedLine[], address: LoadedAddress): Fen {
  const wanted = lines.map(({ goods, quantity, total }) => ({
    mode: goods.freight === 'bulky' ? ('custom' as const) : goods.freight,
    freightId: goods.freight === 'bulky' ? BULKY : null,
    weight: goods.weight,
    buyNum: quantity,
    amount: total,
  }))
  const result = calculateFreight(wanted, TEMPLATES, { provinceId: address.division[0], cityId: address.division[1] })
  if (typeof result === 'string') throw new RangeError(result)
  return result.amount
}
