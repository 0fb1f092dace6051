import type { Ctx } from '../../../../infra/context.ts'
import { recordStoreComment } from '../../../store/index.ts'
import { addCommentCounts } from '../../data/goods/goods-comment.repo.ts'

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

const countsOf = (comment: CommentStars, times: 1 | -1) => {
  const one = (isCounted: boolean) => (isCounted ? times : 0)
  return {
    comments: times,
    score: comment.score * times,
    good: one(comment.score >= GOOD),
    bad: one(comment.score <= BAD),
    withPictures: one(comment.hasImages),
  }
}

/**
 * Adds a comment to the counts and stars of its goods and store, or subtracts one (`times` −1). Call it once per comment
 * that starts or ceases to count.
 */
export async function recordComment(tx: Ctx, comment: CommentStars, times: 1 | -1 = 1): Promise<void> {
  // The store before its goods, as everywhere (infra/database/lock-order.ts).
  await recordStoreComment(tx, comment.storeId, comment, times)
  await addCommentCounts(tx, comment.goodsId, countsOf(comment, times))
}

/** Subtracts several comments at once: all stores by id, then all goods by id. */
export async function recordRemoved(tx: Ctx, comments: readonly CommentStars[]): Promise<void> {
  for (const comment of comments.toSorted((one, other) => one.storeId - other.storeId))
    await recordStoreComment(tx, comment.storeId, comment, -1)
  for (const comment of comments.toSorted((one, other) => one.goodsId - other.goodsId))
    await addCommentCounts(tx, comment.goodsId, countsOf(comment, -1))
}
