import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { recordStoreComment } from '../../store/index.ts'
import { goods } from '../data/goods.table.ts'

/** Stars (1 to 5) of one comment. */
export interface CommentStars {
  readonly goodsId: number
  readonly storeId: number
  readonly score: number
  readonly agree: number
  readonly service: number
  readonly speed: number
  readonly hasImages: boolean
}

const GOOD = 4
const BAD = 2

/**
 * Adds a comment to the counts and stars of its goods and store, or takes a removed one (`times` −1) out of them. Call it once per
 * comment and once per removal.
 */
export async function recordComment(tx: Ctx, comment: CommentStars, times: 1 | -1 = 1): Promise<void> {
  const one = (isCounted: boolean) => (isCounted ? times : 0)
  // The store before its goods, as everywhere (infra/database/lock-order.ts).
  await recordStoreComment(tx, comment.storeId, comment, times)
  await tx.db
    .update(goods)
    .set({
      commentCount: sql`${goods.commentCount} + ${times}`,
      scoreSum: sql`${goods.scoreSum} + ${comment.score * times}`,
      goodCount: sql`${goods.goodCount} + ${one(comment.score >= GOOD)}`,
      badCount: sql`${goods.badCount} + ${one(comment.score <= BAD)}`,
      pictureCommentCount: sql`${goods.pictureCommentCount} + ${one(comment.hasImages)}`,
    })
    .where(eq(goods.id, comment.goodsId))
}
