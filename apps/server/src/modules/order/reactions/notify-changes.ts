import { formatMoney } from '@shiji/i18n/format.ts'
import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import type { Reactions } from '../../../infra/outbox/reactions.ts'
import { buyerScope, storeScope } from '../../../infra/scope.ts'
import { notify } from '../../messaging/index.ts'
import { addressRequest } from '../data/changes/address-change.queries.ts'
import { noticeFacts } from '../data/notice-facts.queries.ts'
import { receiverText } from '../domain/changes/address-change.ts'

const orderTarget = ({ orderId }: { readonly orderId: number }) => ({ type: 'order', id: orderId }) as const

/** Tells the buyer the price before and after, and the reason. */
async function notifyPrice(tx: Ctx, event: EventPayloads['order.price_changed'], eventId: number): Promise<void> {
  const facts = await noticeFacts(tx, event)
  if (facts === undefined) return
  const money = { before: formatMoney(event.before, 'zh-cn'), after: formatMoney(event.after, 'zh-cn') }
  const params = { ...facts, ...money, reason: event.reason }
  const to = buyerScope(event.userId)
  await notify(tx, { to, kind: 'order_price_changed', target: orderTarget(event), params, eventId })
}

/** Tells the store that a buyer asks for another address; does nothing when the request was withdrawn meanwhile. */
async function notifyAsked(tx: Ctx, event: EventPayloads['order.address_requested'], eventId: number): Promise<void> {
  const to = storeScope(event.storeId)
  const [facts, request] = [await noticeFacts(tx, event), await addressRequest(tx, event.requestId, to)]
  if (facts === undefined || request?.status !== 'open') return
  const params = { ...facts, receiver: receiverText(request) }
  await notify(tx, { to, kind: 'order_address_requested', target: orderTarget(event), params, eventId })
}

/** Tells the buyer what the store decided, and why it refused. */
async function notifyDecided(tx: Ctx, event: EventPayloads['order.address_decided'], eventId: number): Promise<void> {
  const to = buyerScope(event.userId)
  const [facts, request] = [await noticeFacts(tx, event), await addressRequest(tx, event.requestId, to)]
  if (facts === undefined || request === undefined) return
  const params = { ...facts, receiver: receiverText(request), reason: request.reason }
  const kind = event.isGranted ? 'order_address_granted' : 'order_address_refused'
  await notify(tx, { to, kind, target: orderTarget(event), params, eventId })
}

/** Tells the buyer the new number of a parcel. */
async function notifyParcel(tx: Ctx, event: EventPayloads['order.parcel_changed'], eventId: number): Promise<void> {
  const facts = await noticeFacts(tx, event)
  if (facts === undefined) return
  const params = { ...facts, company: event.company, company_en: event.companyEn, number: event.number }
  const to = buyerScope(event.userId)
  await notify(tx, { to, kind: 'order_parcel_changed', target: orderTarget(event), params, eventId })
}

/** Registers the notifications about changes of orders that were placed. */
export function notifyChanges(reactions: Reactions): void {
  reactions.on('order.price_changed', 'order.tell_buyer', notifyPrice)
  reactions.on('order.address_requested', 'order.tell_store', notifyAsked)
  reactions.on('order.address_decided', 'order.tell_buyer', notifyDecided)
  reactions.on('order.parcel_changed', 'order.tell_buyer', notifyParcel)
}
