import { call } from '../../call.ts'
import type { Done, IdParams } from '../../schema.ts'
import type { ReviewDecision, ReviewQueue, WithdrawInput } from './goods-review.ts'

/** Goods and changes of goods that wait for a decision, the oldest first. */
export const reviewQueueCall = call<{ data: ReviewQueue }>()({
  method: 'GET',
  path: '/goods/review',
  area: 'admin',
  access: 'goods.review',
  keepFor: 0,
  reads: ['/goods'],
})

/** The platform's decision on the version that the reviewer read. */
export const decideReviewCall = call<{ params: IdParams; body: ReviewDecision; data: Done }>()({
  method: 'PUT',
  path: '/goods/review/:id',
  area: 'admin',
  access: 'goods.review',
  changes: ['/goods', '/goods/:id'],
})

/** Takes back open changes of goods; what is sold stays. */
export const withdrawChangesCall = call<{ body: WithdrawInput; data: Done }>()({
  method: 'PUT',
  path: '/goods/withdraw',
  area: 'seller',
  access: 'goods.update',
  changes: ['/goods'],
})
