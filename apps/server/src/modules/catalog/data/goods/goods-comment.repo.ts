import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { goods } from './goods.table.ts'

/** What comments add to the counts of their goods; negative to subtract. */
export interface CommentCounts {
  readonly comments: number
  readonly score: number
  readonly good: number
  readonly bad: number
  readonly withPictures: number
}

/** Adds to the counts of comments and stars of goods. */
export async function addCommentCounts(tx: Ctx, goodsId: number, counts: CommentCounts): Promise<void> {
  await tx.db
    .update(goods)
    .set({
      commentCount: sql`${goods.commentCount} + ${counts.comments}`,
      scoreSum: sql`${goods.scoreSum} + ${counts.score}`,
      goodCount: sql`${goods.goodCount} + ${counts.good}`,
      badCount: sql`${goods.badCount} + ${counts.bad}`,
      pictureCommentCount: sql`${goods.pictureCommentCount} + ${counts.withPictures}`,
    })
    .where(eq(goods.id, goodsId))
}
