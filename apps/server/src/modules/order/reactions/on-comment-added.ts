import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import { recordComment } from '../../catalog/index.ts'
import { starsOf } from '../data/comment.queries.ts'

/** Counts a comment for its goods and store; one that was removed meanwhile counts too, since its removal is told as well. */
export async function onCommentAdded(
  tx: Ctx,
  { commentId, goodsId, storeId }: EventPayloads['comment.added'],
): Promise<void> {
  const stars = await starsOf(tx, commentId)
  if (stars !== undefined) await recordComment(tx, { ...stars, goodsId, storeId })
}
