/** States of spec §3; sent as these words (product §8). */
export const ORDER_STATUSES = [
  'cancel',
  'waiting_payment',
  'waiting_delivery',
  'waiting_receipt',
  'waiting_comment',
  'after_sale_refund',
  'after_sale_return',
  'after_sale_done',
  'completion',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const PAYMENT_METHODS = ['wechat', 'alipay', 'balance'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_STATUSES = ['waiting', 'paid', 'closed'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const FREIGHT_MODES = ['default', 'free', 'custom'] as const
export type FreightMode = (typeof FREIGHT_MODES)[number]

export const STORE_VERIFICATIONS = ['fill_information', 'verifying', 'denied', 'passed'] as const
export type StoreVerification = (typeof STORE_VERIFICATIONS)[number]

/** Whether a passed store is open: `holiday` is set by the owner, `closed` by the platform. */
export const STORE_STATUSES = ['open', 'holiday', 'closed'] as const
export type StoreStatus = (typeof STORE_STATUSES)[number]

/** Who planned the closing of a store. */
export const CLOSING_BY = ['admin', 'seller'] as const

export const REVIEWS = ['to_be_reviewed', 'examined', 'rejected'] as const
export type Review = (typeof REVIEWS)[number]

/** A change of approved goods: at most one per goods is open, that is waiting or refused. */
export const CHANGE_STATES = ['waiting', 'refused', 'approved', 'withdrawn'] as const
export type ChangeState = (typeof CHANGE_STATES)[number]
/** Open changes: the form of the store shows their values. */
export const OPEN_CHANGE_STATES = ['waiting', 'refused'] as const
export type OpenChangeState = (typeof OPEN_CHANGE_STATES)[number]

export const SHELF_STATUSES = ['on_shelf', 'off_shelf'] as const
export type ShelfStatus = (typeof SHELF_STATUSES)[number]

export const COUPON_STATUSES = ['to_be_used', 'used', 'expired', 'held'] as const
export type CouponStatus = (typeof COUPON_STATUSES)[number]

/** Computed from the clock, never stored (product §5). */
export const ACTIVITY_STATUSES = ['not_started', 'in_hand', 'ended'] as const
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number]

export const SETTLEMENT_STATUSES = ['settled'] as const
export type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number]

export const ACCOUNT_STATUSES = ['active', 'disabled'] as const
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

export const STOCK_MOVEMENT_KINDS = ['initial', 'adjust', 'reserve', 'release', 'consume', 'return'] as const
export type StockMovementKind = (typeof STOCK_MOVEMENT_KINDS)[number]

/** Phases of a price, in their order (product section 4). */
export const PRICE_PHASES = ['unit', 'line', 'store', 'group', 'points', 'freight'] as const
export type PricePhase = (typeof PRICE_PHASES)[number]
