import type { Ctx } from '../../../../infra/context.ts'
import { setRating } from '../../../store/index.ts'
import { type CommentCounts, setCommentCounts } from '../../data/goods/goods-comment.repo.ts'

/** What the comments on goods add up to. */
export interface CommentTotals extends CommentCounts {
  readonly goodsId: number
  readonly agree: number
  readonly service: number
  readonly speed: number
}

/**
 * Sets the counts and stars of a store and of its goods to these totals; goods without totals have none. Call it with
 * the row of the store locked. Returns how many goods and stores were wrong.
 */
export async function rebuildScores(tx: Ctx, storeId: number, totals: readonly CommentTotals[]): Promise<number> {
  const sum = (name: 'comments' | 'agree' | 'service' | 'speed') => totals.reduce((all, row) => all + row[name], 0)
  const rating = { comments: sum('comments'), agree: sum('agree'), service: sum('service'), speed: sum('speed') }
  const stores = await setRating(tx, storeId, rating)
  return stores + (await setCommentCounts(tx, storeId, totals))
}
