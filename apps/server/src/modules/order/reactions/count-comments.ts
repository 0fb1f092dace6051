import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import { recordComment } from '../../catalog/index.ts'

/** Counts a comment for its goods and store. */
export const onCommentAdded = (tx: Ctx, facts: EventPayloads['comment.added']): Promise<void> =>
  recordComment(tx, facts)

/** Subtracts a removed comment from the counts. */
export const onCommentRemoved = (tx: Ctx, facts: EventPayloads['comment.removed']): Promise<void> =>
  recordComment(tx, facts, -1)
