import { asc } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { StoreScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { replyTemplates } from './reply-template.table.ts'

/** The templates of a store, the oldest first. */
export async function templatesOf(ctx: Ctx, store: StoreScope): Promise<{ id: number; content: string }[]> {
  return ctx.db
    .select({ id: replyTemplates.id, content: replyTemplates.content })
    .from(replyTemplates)
    .where(inScope(store, { store: replyTemplates.storeId }))
    .orderBy(asc(replyTemplates.id))
}
