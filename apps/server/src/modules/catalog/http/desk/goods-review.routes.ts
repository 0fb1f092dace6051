import {
  decideReviewCall,
  reviewQueueCall,
  withdrawChangesCall,
} from '@shiji/contract/catalog/desk/goods-review.calls.ts'
import { ReviewDecision, ReviewQueue, WithdrawInput } from '@shiji/contract/catalog/desk/goods-review.ts'
import { Done, IdParams } from '@shiji/contract/schema.ts'
import { answer } from '../../../../http/routes/answer.ts'
import { reviewQueue } from '../../data/changes/review-queue.queries.ts'
import { decideReview } from '../../use-cases/changes/decide-review.ts'
import { withdrawChanges } from '../../use-cases/changes/withdraw-changes.ts'

export const goodsReviewRoutes = [
  answer(
    reviewQueueCall,
    { summary: 'Goods and changes of goods that wait for review, the oldest first', data: ReviewQueue },
    async ctx => {
      const { rows, total } = await reviewQueue(ctx)
      return {
        total,
        data: rows.map(row => ({
          goods_id: row.goodsId,
          kind: row.kind,
          name: row.name,
          name_en: row.nameEn,
          image: row.images[0] ?? '',
          store_name: row.storeName,
          store_name_en: row.storeNameEn,
          since: row.since.toISOString(),
        })),
      }
    },
  ),
  answer(
    decideReviewCall,
    {
      summary: 'Decide on the version of goods, or of their change, that was read',
      params: IdParams,
      body: ReviewDecision,
      data: Done,
    },
    async (ctx, { params, body }) => {
      await decideReview(ctx, params.id, body)
      return { id: params.id }
    },
  ),
  answer(
    withdrawChangesCall,
    { summary: 'Take back open changes of goods', body: WithdrawInput, data: Done },
    async (ctx, { body }) => {
      await withdrawChanges(ctx, body.id)
      return {}
    },
  ),
]
