import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { type BuyerScope, type PlatformScope, type StoreScope, storeScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { storeDocuments } from './application.table.ts'
import { stores } from './store.table.ts'

export type DocumentRecord = typeof storeDocuments.$inferSelect

/** A document of the person's own application or store, or of any for the platform; undefined when there is none. */
export async function documentById(
  ctx: Ctx,
  scope: BuyerScope | StoreScope | PlatformScope,
  id: number,
): Promise<DocumentRecord | undefined> {
  const [row] = await ctx.db
    .select({ document: storeDocuments })
    .from(storeDocuments)
    .innerJoin(stores, eq(stores.id, storeDocuments.storeId))
    .where(and(eq(storeDocuments.id, id), inScope(scope, { buyer: stores.userId, store: storeDocuments.storeId })))
  return row?.document
}

/** Records a stored document. The store is locked. */
export async function insertDocument(tx: Ctx, document: DocumentRecord): Promise<void> {
  await tx.db.insert(storeDocuments).values(document)
}

/** Removes documents of a store; returns the addresses of their files. */
export async function deleteDocuments(tx: Ctx, storeId: number, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx.db
    .delete(storeDocuments)
    .where(and(inScope(storeScope(storeId), { store: storeDocuments.storeId }), inArray(storeDocuments.id, [...ids])))
    .returning({ address: storeDocuments.address })
  return rows.map(row => row.address)
}
