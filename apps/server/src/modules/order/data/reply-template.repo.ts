import { and, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { type StoreScope, storeKeyOf } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { replyTemplates } from './reply-template.table.ts'

/** Adds a template of a store; returns its id. */
export async function insertTemplate(tx: Ctx, store: StoreScope, content: string): Promise<number> {
  const id = await tx.ids.next()
  await tx.db.insert(replyTemplates).values({ id, storeId: storeKeyOf(store), content, createdAt: tx.clock.now() })
  return id
}

/** Deletes templates of a store and returns them. */
export async function deleteTemplates(
  tx: Ctx,
  store: StoreScope,
  ids: readonly number[],
): Promise<{ id: number; content: string }[]> {
  return tx.db
    .delete(replyTemplates)
    .where(and(inScope(store, { store: replyTemplates.storeId }), inArray(replyTemplates.id, [...ids])))
    .returning({ id: replyTemplates.id, content: replyTemplates.content })
}
