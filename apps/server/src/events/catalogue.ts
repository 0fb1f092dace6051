interface CommentFacts {
  commentId: number
  goodsId: number
  storeId: number
  /** 1 to 5 each. */
  score: number
  agree: number
  service: number
  speed: number
  hasImages: boolean
}

/** Everything one module tells the others (past tense), by type. Modules above hear; none below is asked. */
export interface EventPayloads {
  'order.placed': { orderId: number; groupId: number; userId: number; storeId: number }
  'order.paid': { orderId: number; userId: number; storeId: number }
  'order.cancelled': { orderId: number; userId: number; storeId: number }
  'order.shipped': { orderId: number; userId: number; storeId: number }
  'order.received': { orderId: number; userId: number; storeId: number }
  'order.completed': { orderId: number; userId: number; storeId: number }
  'order.settled': { orderId: number; storeId: number }
  /** Both carry the stars: counts follow in whatever order these are heard, and a removed comment cannot be read any more. */
  'comment.added': CommentFacts
  'comment.removed': CommentFacts
  'payment.settled': { paymentId: number; subjectType: 'order_group' | 'top_up' | 'points_order'; subjectId: number }
  'stock.low': { skuId: number; storeId: number }
  'goods.changed': { goodsId: number }
  /** Goods wait for the platform's review. */
  'goods.submitted': { goodsId: number }
  /** Facts, verification or status of a store changed; its goods follow. */
  'store.changed': { storeId: number; renamed: boolean }
  'store.reviewed': { storeId: number; userId: number; verify: 'passed' | 'denied' }
  /** A SKU was sold out or is there again. */
  'goods.availability_changed': { goodsId: number }
  'user.registered': { userId: number; inviterId: number | null }
}

export type EventType = keyof EventPayloads
