import { INBOX_KINDS, type InboxKind } from '@shiji/contract/messaging/inbox.ts'
import type { Permission } from '@shiji/contract/permissions.ts'
import type { ChannelName } from './message.ts'

interface Kind {
  readonly to: 'buyer' | 'store' | 'platform'
  /** Who in a back office sees it: people who may open what it refers to. */
  readonly permission?: Permission
  readonly channels: readonly ChannelName[]
}

/** Every kind of message: who receives it, who of them sees it, and the channels that carry it. */
export const KINDS: Readonly<Record<InboxKind, Kind>> = {
  order_paid: { to: 'store', permission: 'order.view', channels: ['inbox'] },
  order_shipped: { to: 'buyer', channels: ['inbox'] },
  order_part_shipped: { to: 'buyer', channels: ['inbox'] },
  order_cancelled: { to: 'buyer', channels: ['inbox'] },
  order_received: { to: 'store', permission: 'order.view', channels: ['inbox'] },
  order_settled: { to: 'store', permission: 'order_settlement.view', channels: ['inbox'] },
  cash_applied: { to: 'platform', permission: 'cash.approve', channels: ['inbox'] },
  cash_paid: { to: 'store', permission: 'cash.view', channels: ['inbox'] },
  cash_refused: { to: 'store', permission: 'cash.view', channels: ['inbox'] },
  order_price_changed: { to: 'buyer', channels: ['inbox'] },
  order_parcel_changed: { to: 'buyer', channels: ['inbox'] },
  order_address_requested: { to: 'store', permission: 'order.view', channels: ['inbox'] },
  order_address_granted: { to: 'buyer', channels: ['inbox'] },
  order_address_refused: { to: 'buyer', channels: ['inbox'] },
  comment_added: { to: 'store', permission: 'order_comment.view', channels: ['inbox'] },
  comment_extended: { to: 'store', permission: 'order_comment.view', channels: ['inbox'] },
  comment_hidden: { to: 'buyer', channels: ['inbox'] },
  comment_shown: { to: 'buyer', channels: ['inbox'] },
  store_comment_hidden: { to: 'store', permission: 'order_comment.view', channels: ['inbox'] },
  store_comment_shown: { to: 'store', permission: 'order_comment.view', channels: ['inbox'] },
  question_asked: { to: 'store', permission: 'goods_question.view', channels: ['inbox'] },
  question_answered: { to: 'buyer', channels: ['inbox'] },
  question_hidden: { to: 'buyer', channels: ['inbox'] },
  stock_low: { to: 'store', permission: 'goods.view', channels: ['inbox'] },
  goods_submitted: { to: 'platform', permission: 'goods.review', channels: ['inbox'] },
  goods_change_submitted: { to: 'platform', permission: 'goods.review', channels: ['inbox'] },
  goods_passed: { to: 'store', permission: 'goods.view', channels: ['inbox'] },
  goods_refused: { to: 'store', permission: 'goods.view', channels: ['inbox'] },
  goods_change_passed: { to: 'store', permission: 'goods.view', channels: ['inbox'] },
  goods_change_refused: { to: 'store', permission: 'goods.view', channels: ['inbox'] },
  brand_applied: { to: 'platform', permission: 'brand_application.review', channels: ['inbox'] },
  brand_passed: { to: 'store', permission: 'brand_application.view', channels: ['inbox'] },
  brand_denied: { to: 'store', permission: 'brand_application.view', channels: ['inbox'] },
  store_applied: { to: 'platform', permission: 'store.review', channels: ['inbox'] },
  store_passed: { to: 'buyer', channels: ['inbox', 'sms'] },
  store_denied: { to: 'buyer', channels: ['inbox', 'sms'] },
  store_change_applied: { to: 'platform', permission: 'store.review', channels: ['inbox'] },
  store_change_passed: { to: 'store', permission: 'store.registration', channels: ['inbox'] },
  store_change_denied: { to: 'store', permission: 'store.registration', channels: ['inbox'] },
}

/** Who reads: a buyer, or staff with permissions. */
type Reading =
  | { readonly kind: 'buyer' }
  | { readonly kind: 'seller' | 'admin'; readonly permissions: ReadonlySet<Permission> }

const AREAS = { buyer: 'buyer', seller: 'store', admin: 'platform' } as const

/** The kinds that this person may see: those of their area whose permission they hold. */
export function visibleKinds(actor: Reading): InboxKind[] {
  return INBOX_KINDS.filter(name => {
    const { to, permission } = KINDS[name]
    if (to !== AREAS[actor.kind]) return false
    return permission === undefined || (actor.kind !== 'buyer' && actor.permissions.has(permission))
  })
}
