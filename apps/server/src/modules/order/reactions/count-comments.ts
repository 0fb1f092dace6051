import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import { storeScope } from '../../../infra/scope.ts'
import { recordComment } from '../../catalog/index.ts'
import { markCounted } from '../data/score.repo.ts'

/**
 * Counts a comment for its goods and store when it became visible, and subtracts it when it was hidden. It reads the
 * current state, so that events may arrive in any order, and twice.
 */
export async function onCommentChanged(
  tx: Ctx,
  { commentId, storeId }: Pick<EventPayloads['comment.shown'], 'commentId' | 'storeId'>,
): Promise<void> {
  const changed = await markCounted(tx, commentId, storeScope(storeId))
  if (changed === undefined) return
  await recordComment(tx, { ...changed, hasImages: changed.images.length > 0 }, changed.isCounted ? 1 : -1)
}

/** Subtracts a comment that an earlier release removed; today the removal itself does that. */
export async function onCommentRemoved(tx: Ctx, facts: EventPayloads['comment.removed']): Promise<void> {
  if (!facts.isAuto && facts.isSubtracted === undefined) await recordComment(tx, facts, -1)
}
