import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import { recordComment } from '../../catalog/index.ts'

/** Counts a comment that a buyer wrote for its goods and store. */
export async function onCommentAdded(tx: Ctx, facts: EventPayloads['comment.added']): Promise<void> {
  if (!facts.isAuto) await recordComment(tx, facts)
}

/** Subtracts a removed comment from the counts that include it. */
export async function onCommentRemoved(tx: Ctx, facts: EventPayloads['comment.removed']): Promise<void> {
  if (!facts.isAuto) await recordComment(tx, facts, -1)
}
