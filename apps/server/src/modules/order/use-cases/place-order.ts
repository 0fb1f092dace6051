import { LIMITS } from '@shiji/contract/limits.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { newNumber } from '../../../infra/ids/numbers.ts'
import { enqueueAll } from '../../../infra/jobs/jobs.ts'
import { emitAll } from '../../../infra/outbox/outbox.ts'
import { consumeCart, type FingerprintedQuote, makeQuote, presentQuote, type WantedLine } from '../../cart/index.ts'
import { reserveStock } from '../../catalog/index.ts'
import { lockBuyer } from '../../identity/index.ts'
import { wasJustPlaced } from '../data/order.queries.ts'
import { insertGroup, type NewOrder } from '../data/order.repo.ts'
import { cancelDue } from '../domain/due.ts'
import { CANCEL_JOB } from './timers.ts'

export interface Placement {
  readonly lines: readonly WantedLine[]
  readonly addressId: number
  /** Of the quote that the buyer confirmed. */
  readonly fingerprint: string
  readonly remarks: ReadonlyMap<number, string>
  /** Minutes until an unpaid order is cancelled. */
  readonly cancelMinutes: number
}

export interface PlacedGroup {
  readonly groupId: number
  readonly payable: Fen
  readonly orders: readonly { readonly id: number; readonly orderNo: string }[]
}

/** An equal quote confirmed again within this time is a double click in two windows, not a second order. */
const REPEAT_MS = 5_000
const MINUTE_MS = 60_000

/**
 * Places one order per store, all or none, in the caller's transaction (product §4): priced again, stock reserved, cart
 * lines consumed, timers set. Refuses with the new quote when it differs from the confirmed one
 * (`order.price_changed`); also a foreign address, goods that cannot be sold, too little stock, the buyer's own store,
 * and a repeat (`order.repeated`: the same quote within seconds, or cart lines that another order took).
 */
export async function placeOrder(tx: Ctx<BuyerActor>, input: Placement): Promise<PlacedGroup> {
  const buyer = tx.actor
  const address = await lockBuyer(tx, tx.scope, input.addressId)
  if (address === undefined) throw new AppError('order.address_missing')
  if (!(await consumeCart(tx, tx.scope, input.lines))) throw new AppError('order.repeated')
  const quote = await makeQuote(tx, buyer.id, input.lines, address)
  if (quote.fingerprint !== input.fingerprint)
    throw new AppError('order.price_changed', {}, presentQuote(quote, address.id))
  const now = tx.clock.now()
  const dueAt = cancelDue(now, { cancel: input.cancelMinutes })
  const orders = await newOrders(tx, quote, input.remarks)
  const groupId = await tx.ids.next()
  const isNew = await insertGroup(tx, {
    id: groupId,
    userId: buyer.id,
    userName: buyer.name,
    payable: quote.payable,
    fingerprint: quote.fingerprint,
    address,
    dueAt,
    orders,
    repeatAfter: new Date(now.getTime() - REPEAT_MS),
    countAfter: new Date(now.getTime() - MINUTE_MS),
    most: LIMITS.order.perMinute,
  })
  if (!isNew) throw await refusal(tx, quote.fingerprint)
  await reserveStock(
    tx,
    orders.flatMap(({ id, store }) =>
      store.lines.map(line => ({ orderId: id, skuId: line.skuId, quantity: line.buyNum })),
    ),
  )
  await enqueueAll(
    tx,
    orders.map(({ id }) => ({ kind: CANCEL_JOB, dedupe: String(id), payload: { orderId: id }, runAt: dueAt })),
  )
  await emitAll(
    tx,
    orders.map(({ id, store }) => ({
      type: 'order.placed',
      payload: { orderId: id, groupId, userId: buyer.id, storeId: store.storeId },
    })),
  )
  return { groupId, payable: quote.payable, orders: orders.map(({ id, orderNo }) => ({ id, orderNo })) }
}

async function newOrders(
  tx: Ctx,
  quote: FingerprintedQuote,
  remarks: ReadonlyMap<number, string>,
): Promise<NewOrder[]> {
  const ids = await tx.ids.take(quote.stores.length)
  return quote.stores.map((store, at) => ({
    id: ids[at] ?? 0,
    orderNo: newNumber('D', tx.clock.now()),
    remark: remarks.get(store.storeId) ?? '',
    store,
  }))
}

async function refusal(tx: Ctx<BuyerActor>, fingerprint: string): Promise<AppError> {
  const after = new Date(tx.clock.now().getTime() - REPEAT_MS)
  if (await wasJustPlaced(tx, tx.scope, fingerprint, after)) return new AppError('order.repeated')
  return new AppError('request.too_many', {}, { retry_after: MINUTE_MS / 1_000 })
}
