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

/** Adds a comment to the counts and stars of its goods and store. Call it once per comment, where the comment is kept. */
export async function recordComment(tx: Ctx, comment: CommentStars): Promise<void> {
  const one = (isCounted: boolean) => (isCounted ? 1 : 0)
  await tx.db
    .update(goods)
    .set({
      commentCount: sql`${goods.commentCount} + 1`,
      scoreSum: sql`${goods.scoreSum} + ${comment.score}`,
      goodCount: sql`${goods.goodCount} + ${one(comment.score >= GOOD)}`,
      badCount: sql`${goods.badCount} + ${one(comment.score <= BAD)}`,
      pictureCommentCount: sql`${goods.pictureCommentCount} + ${one(comment.hasImages)}`,
    })
    .where(eq(goods.id, comment.goodsId))
  await recordStoreComment(tx, comment.storeId, comment)
}
