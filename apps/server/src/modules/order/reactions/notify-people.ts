import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import type { Reactions } from '../../../infra/outbox/reactions.ts'
import { buyerScope, storeScope } from '../../../infra/scope.ts'
import { notify } from '../../messaging/index.ts'
import { commentOf } from '../data/comment.queries.ts'
import { noticeFacts } from '../data/notice-facts.queries.ts'

type OrderEvent = EventPayloads['order.paid']
type Notification = Parameters<typeof notify>[1]

/** Notifies one side of a change of an order; does nothing when the order is gone. */
const notifyAbout =
  (kind: Notification['kind'], to: (event: OrderEvent) => Notification['to']) =>
  async (tx: Ctx, event: OrderEvent, eventId: number): Promise<void> => {
    const params = await noticeFacts(tx, event)
    if (params === undefined) return
    await notify(tx, { to: to(event), kind, target: { type: 'order', id: event.orderId }, params, eventId })
  }

const store = ({ storeId }: { readonly storeId: number }) => storeScope(storeId)
const buyer = ({ userId }: OrderEvent) => buyerScope(userId)

async function notifySettled(tx: Ctx, event: EventPayloads['order.settled'], eventId: number): Promise<void> {
  const params = await noticeFacts(tx, event)
  if (params === undefined) return
  const target = { type: 'settlement', id: event.orderId } as const
  await notify(tx, { to: store(event), kind: 'order_settled', target, params, eventId })
}

async function notifyComment(tx: Ctx, event: EventPayloads['comment.added'], eventId: number): Promise<void> {
  const target = { type: 'comment', id: event.commentId } as const
  const params = { score: String(event.score) }
  await notify(tx, { to: store(event), kind: 'comment_added', target, params, eventId })
}

async function notifyExtended(tx: Ctx, event: EventPayloads['comment.extended'], eventId: number): Promise<void> {
  const target = { type: 'comment', id: event.commentId } as const
  await notify(tx, { to: store(event), kind: 'comment_extended', target, params: {}, eventId })
}

/** Tells the writer of a comment and the store that the platform hid it, or shows it again. */
const notifyModerated =
  (to: 'buyer' | 'store', kind: Notification['kind']) =>
  async (tx: Ctx, event: EventPayloads['comment.hidden'], eventId: number): Promise<void> => {
    const comment = await commentOf(tx, event.commentId, storeScope(event.storeId))
    if (comment === undefined) return
    const params = { goods: comment.goodsName, goods_en: comment.goodsNameEn, reason: comment.hiddenReason }
    const target = { type: 'comment', id: event.commentId } as const
    const person = to === 'buyer' ? buyerScope(event.userId) : storeScope(event.storeId)
    await notify(tx, { to: person, kind, target, params, eventId })
  }

/** Registers the notifications to buyers and stores about their orders. */
export function notifyPeople(reactions: Reactions): void {
  reactions.on('order.paid', 'order.tell_store', notifyAbout('order_paid', store))
  reactions.on('order.shipped', 'order.tell_buyer', notifyAbout('order_shipped', buyer))
  reactions.on('order.part_shipped', 'order.tell_buyer', notifyAbout('order_part_shipped', buyer))
  reactions.on('order.cancelled', 'order.tell_buyer', notifyAbout('order_cancelled', buyer))
  reactions.on('order.received', 'order.tell_store', notifyAbout('order_received', store))
  reactions.on('order.settled', 'order.tell_store', notifySettled)
  reactions.on('comment.added', 'order.tell_store', notifyComment)
  reactions.on('comment.hidden', 'order.tell_buyer', notifyModerated('buyer', 'comment_hidden'))
  reactions.on('comment.hidden', 'order.tell_store', notifyModerated('store', 'store_comment_hidden'))
  reactions.on('comment.shown', 'order.tell_buyer', notifyModerated('buyer', 'comment_shown'))
  reactions.on('comment.shown', 'order.tell_store', notifyModerated('store', 'store_comment_shown'))
  reactions.on('comment.extended', 'order.tell_store', notifyExtended)
}
