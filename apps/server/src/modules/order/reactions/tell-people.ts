import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import type { Reactions } from '../../../infra/outbox/reactions.ts'
import { buyerScope, storeScope } from '../../../infra/scope.ts'
import { notify } from '../../messaging/index.ts'
import { noticeFacts } from '../data/notice-facts.queries.ts'

type Reached = EventPayloads['order.paid']
type Told = Parameters<typeof notify>[1]

/** Notifies one side of a change of an order; does nothing when the order is gone. */
const tell =
  (kind: Told['kind'], to: (event: Reached) => Told['to']) =>
  async (tx: Ctx, event: Reached, eventId: number): Promise<void> => {
    const params = await noticeFacts(tx, event)
    if (params === undefined) return
    await notify(tx, { to: to(event), kind, target: { type: 'order', id: event.orderId }, params, eventId })
  }

const store = ({ storeId }: { readonly storeId: number }) => storeScope(storeId)
const buyer = ({ userId }: Reached) => buyerScope(userId)

async function tellSettled(tx: Ctx, event: EventPayloads['order.settled'], eventId: number): Promise<void> {
  const params = await noticeFacts(tx, event)
  if (params === undefined) return
  const target = { type: 'settlement', id: event.orderId } as const
  await notify(tx, { to: store(event), kind: 'order_settled', target, params, eventId })
}

async function tellComment(tx: Ctx, event: EventPayloads['comment.added'], eventId: number): Promise<void> {
  const target = { type: 'comment', id: event.commentId } as const
  const params = { score: String(event.score) }
  await notify(tx, { to: store(event), kind: 'comment_added', target, params, eventId })
}

/** Registers the notifications to buyers and stores about their orders. */
export function tellPeople(reactions: Reactions): void {
  reactions.on('order.paid', 'order.tell_store', tell('order_paid', store))
  reactions.on('order.shipped', 'order.tell_buyer', tell('order_shipped', buyer))
  reactions.on('order.cancelled', 'order.tell_buyer', tell('order_cancelled', buyer))
  reactions.on('order.received', 'order.tell_store', tell('order_received', store))
  reactions.on('order.settled', 'order.tell_store', tellSettled)
  reactions.on('comment.added', 'order.tell_store', tellComment)
}
