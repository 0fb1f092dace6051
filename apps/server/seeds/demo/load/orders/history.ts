import { shopDayKey } from '@shiji/kit/time/shop-time.ts'
import type { Ctx } from '../../../../src/infra/context.ts'
import { expresses } from '../../../../src/modules/platform/index.ts'
import { historyDays } from '../../catalog/orders/history.ts'
import type { LoadedGoods } from '../goods.ts'
import { insertRows } from '../insert.ts'
import type { NumberLine } from '../number-line.ts'
import type { LoadedBuyer } from '../people.ts'
import type { LoadedStore } from '../stores.ts'
import { Calendar } from './calendar.ts'
import { commentRows, WrittenSoFar } from './comments.ts'
import { DemoLedger } from './ledger.ts'
import { opening, payment, type SettledOrder, settlement, settlementRow, topUp } from './movements.ts'
import { noteRows } from './note-rows.ts'
import { type ExpressChoice, groupRows, lineRows, moveRows, orderRows, parcelRows, paymentRows } from './order-rows.ts'
import { type PlacedOrder, placeOrders } from './orders.ts'
import { StockRoom } from './stock.ts'
import { trackRows } from './track-rows.ts'

const DAYS = 90

export interface HistoryInput {
  readonly seed: number
  readonly count: number
  readonly goods: readonly LoadedGoods[]
  readonly buyers: readonly LoadedBuyer[]
  readonly stores: readonly LoadedStore[]
}

type Event =
  | { readonly at: Date; readonly kind: 'opened'; readonly buyer: LoadedBuyer }
  | { readonly at: Date; readonly kind: 'paid' | 'commented'; readonly order: PlacedOrder }
  | { readonly at: Date; readonly kind: 'settled'; readonly order: SettledOrder }

/**
 * Ninety days of orders with everything that belongs to them. One day at a time is generated, inserted and forgotten;
 * only what its orders still have ahead (comment, settlement) is kept, so memory does not grow with the number of
 * orders. Returns the books, to be closed by the caller once everything is booked.
 */
export async function loadHistory(tx: Ctx, line: NumberLine, input: HistoryInput): Promise<DemoLedger> {
  const { seed, goods, buyers, stores } = input
  const now = tx.clock.now()
  const listed = goods.filter(item => item.isListed)
  const room = new StockRoom(line, goods)
  const ledger = new DemoLedger(line)
  const calendar = new Calendar<Event>()
  const soFar = new WrittenSoFar()
  const companies = await readCompanies(tx)
  const owners = new Map(stores.map(({ id, ownerId }) => [id, ownerId]))
  let isFirst = true
  for (const day of historyDays({ seed, now, count: input.count, goods: listed, buyers, days: DAYS })) {
    const key = shopDayKey(day.start)
    if (isFirst) for (const event of openings(buyers, day.start)) calendar.put(event)
    isFirst = false
    const orders = placeOrders(line, seed, day, listed, buyers)
    await insertRows(tx, 'order_groups', groupRows(orders))
    await insertRows(tx, 'payments', paymentRows(orders, seed, key))
    await insertRows(tx, 'orders', orderRows(orders))
    await insertRows(tx, 'order_goods', lineRows(orders))
    await insertRows(tx, 'order_moves', moveRows(orders, line, owners))
    const parcels = parcelRows(orders, line, seed, key, companies)
    await insertRows(tx, 'parcels', parcels)
    const { tracks, traces } = await trackRows(tx, line, orders, parcels)
    await insertRows(tx, 'parcel_tracks', tracks)
    await insertRows(tx, 'parcel_traces', traces)
    await insertRows(tx, 'order_notes', noteRows(orders, seed, key))
    await room.move(tx, line, orders)
    for (const event of orders.flatMap(eventsOf)) calendar.put(event)
    await liveThrough(tx, line, seed, key, { calendar, ledger, soFar })
  }
  await room.close(tx, goods)
  return ledger
}

const openings = (buyers: readonly LoadedBuyer[], first: Date): Event[] =>
  buyers
    .filter(buyer => buyer.points > 0)
    .map(buyer => ({ at: buyer.createdAt < first ? first : buyer.createdAt, kind: 'opened', buyer }))

const eventsOf = (order: PlacedOrder): Event[] => {
  const { payTime, commentTime } = order.life
  return [
    ...(payTime === undefined ? [] : [{ at: payTime, kind: 'paid' as const, order }]),
    ...(commentTime === undefined ? [] : [{ at: commentTime, kind: 'commented' as const, order }]),
  ]
}

/** Books and inserts what happens on a day, in the order of time. */
async function liveThrough(
  tx: Ctx,
  line: NumberLine,
  seed: number,
  key: string,
  {
    calendar,
    ledger,
    soFar,
  }: { readonly calendar: Calendar<Event>; readonly ledger: DemoLedger; readonly soFar: WrittenSoFar },
): Promise<void> {
  const commented: PlacedOrder[] = []
  const settled: SettledOrder[] = []
  for (const event of calendar.take(key)) {
    if (event.kind === 'opened') ledger.book(opening(event.buyer, event.at))
    else if (event.kind === 'settled') {
      ledger.book(settlement(event.order))
      settled.push(event.order)
    } else if (event.kind === 'commented') {
      commented.push(event.order)
      const { id, orderNo, storeId, buyer, payable, commission, life } = event.order
      const { settledAt: at } = life
      if (at === undefined) continue
      calendar.put({ at, kind: 'settled', order: { id, orderNo, storeId, buyerId: buyer.id, payable, commission, at } })
    } else {
      const missing = topUp(event.order, ledger.balanceOf('user', event.order.buyer.id, 'balance'))
      if (missing !== undefined) ledger.book(missing)
      ledger.book(payment(event.order, event.at))
    }
  }
  await insertRows(tx, 'order_comments', commentRows(line, seed, key, tx.clock.now(), commented, soFar))
  await ledger.flush(tx)
  await insertRows(
    tx,
    'order_settlements',
    settled.map(order => settlementRow(line, order)),
  )
}

const readCompanies = async (tx: Ctx): Promise<ExpressChoice[]> => {
  const { id, code, nameZh, nameEn, isSort } = expresses
  const all = await tx.db.select({ id, code, nameZh, nameEn }).from(expresses).orderBy(isSort, id)
  return all.filter(company => company.code !== 'OTHER')
}
