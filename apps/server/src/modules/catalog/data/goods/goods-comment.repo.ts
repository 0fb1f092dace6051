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

/**
 * Sets the counts of all goods of a store, zero where none are given, in the order of their ids; returns how many
 * differed. Deleted goods are found by the given counts: the index of a store's goods has the others only.
 */
export async function setCommentCounts(
  tx: Ctx,
  storeId: number,
  counts: readonly (CommentCounts & { readonly goodsId: number })[],
): Promise<number> {
  const given = JSON.stringify(
    counts.map(row => ({
      goods_id: row.goodsId,
      comments: row.comments,
      score: row.score,
      good: row.good,
      bad: row.bad,
      pictures: row.withPictures,
    })),
  )
  const { rowCount } = await tx.db.execute(sql`
    update goods g set comment_count = t.comments, score_sum = t.score, good_count = t.good, bad_count = t.bad,
      picture_comment_count = t.pictures
    from (
      select o.id, coalesce(c.comments, 0) as comments, coalesce(c.score, 0) as score, coalesce(c.good, 0) as good,
        coalesce(c.bad, 0) as bad, coalesce(c.pictures, 0) as pictures
      from goods o left join jsonb_to_recordset(${given}::jsonb)
        c (goods_id bigint, comments bigint, score bigint, good bigint, bad bigint, pictures bigint) on c.goods_id = o.id
      where o.store_id = ${storeId} and (o.deleted_at is null or o.id = any(${sql.param(counts.map(row => row.goodsId))}::bigint[]))
        and (o.comment_count, o.score_sum, o.good_count, o.bad_count, o.picture_comment_count) is distinct from
          (coalesce(c.comments, 0), coalesce(c.score, 0), coalesce(c.good, 0), coalesce(c.bad, 0), coalesce(c.pictures, 0))
      order by o.id for no key update of o) t
    where g.id = t.id`)
  return rowCount ?? 0
}
