interface CommentFacts {
  commentId: number
  goodsId: number
  storeId: number
  /** 1 to 5. */
  score: number
  agree: number
  service: number
  speed: number
  hasImages: boolean
  /** Left by the timer; such comments count nowhere. */
  isAuto: boolean
}

interface OrderFacts {
  orderId: number
  userId: number
  storeId: number
}

/**
 * Everything that one module announces to the others (past tense), by type. Modules above react; no module below is
 * called.
 */
export interface EventPayloads {
  'order.placed': { orderId: number; groupId: number; userId: number; storeId: number }
  'order.paid': { orderId: number; userId: number; storeId: number }
  'order.cancelled': { orderId: number; userId: number; storeId: number }
  'order.shipped': { orderId: number; userId: number; storeId: number }
  /** A part of its goods is in a parcel; the rest waits. */
  'order.part_shipped': { orderId: number; userId: number; storeId: number }
  'order.received': { orderId: number; userId: number; storeId: number }
  'order.completed': { orderId: number; userId: number; storeId: number }
  'order.settled': { orderId: number; storeId: number }
  /** Its store changed the price, in fen, before it was paid. */
  'order.price_changed': OrderFacts & { before: number; after: number; reason: string }
  /** The buyer of a paid order asks for another address, and the store decided. */
  'order.address_requested': OrderFacts & { requestId: number }
  'order.address_decided': OrderFacts & { requestId: number; isGranted: boolean }
  /** A parcel on its way got another company or number. */
  'order.parcel_changed': OrderFacts & { company: string; companyEn: string; number: string }
  /**
   * Both carry the stars, since a removed comment can no longer be read. `isSubtracted`: the counts do not include it any
   * more; events of earlier releases do not say so.
   */
  'comment.added': CommentFacts
  'comment.removed': CommentFacts & { isSubtracted?: boolean }
  /** The platform hid it, or shows it again. */
  'comment.hidden': { commentId: number; userId: number; storeId: number }
  'comment.shown': { commentId: number; userId: number; storeId: number }
  /** Its writer added to it. */
  'comment.extended': { commentId: number; storeId: number }
  'question.asked': { questionId: number; storeId: number }
  'question.answered': { questionId: number; answerId: number }
  'question.hidden': { questionId: number }
  'payment.settled': { paymentId: number; subjectType: 'order_group' | 'top_up' | 'points_order'; subjectId: number }
  /** A store asks for its money; the platform paid it, or sent it back to the balance. */
  'withdrawal.applied': { withdrawalId: number; storeId: number }
  'withdrawal.decided': { withdrawalId: number; storeId: number; isPaid: boolean }
  'stock.low': { skuId: number; storeId: number }
  'goods.changed': { goodsId: number }
  /** Goods were submitted for review by the platform. */
  'goods.submitted': { goodsId: number }
  /** A change of approved goods waits for review. */
  'goods.change_submitted': { goodsId: number }
  /** The platform decided on goods, or on a change of them. */
  'goods.reviewed': {
    goodsId: number
    storeId: number
    subject: 'goods' | 'change'
    verify: 'examined' | 'rejected'
    reason: string
  }
  /** A store applied for a brand, or sent a denied application again. */
  'brand.applied': { applicationId: number }
  'brand.reviewed': { applicationId: number; storeId: number; verify: 'examined' | 'rejected' }
  /** The facts, verification or status of a store changed; its goods follow. */
  'store.changed': { storeId: number; renamed: boolean }
  /** A buyer handed an application over to the platform. */
  'store.submitted': { storeId: number }
  'store.reviewed': { storeId: number; userId: number; verify: 'passed' | 'denied' }
  /** The owner of a store handed a change of what it is registered with over to the platform. */
  'store.change_submitted': { storeId: number }
  'store.change_reviewed': { storeId: number; decision: 'passed' | 'denied'; reason: string }
  /** A SKU is sold out, or available again. */
  'goods.availability_changed': { goodsId: number }
  'user.registered': { userId: number; inviterId: number | null }
}

export type EventType = keyof EventPayloads
