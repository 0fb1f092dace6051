import { and, asc, count, eq, inArray } from 'drizzle-orm'
import { InvalidInput } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../../../infra/database/sql-state.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { fileFolders, uploads } from '../platform.table.ts'
import { inSpace, type UploadRecord } from './file-space.queries.ts'

export type FolderRecord = typeof fileFolders.$inferSelect

const ownFolders = (store: StoreScope) => inScope(store, { store: fileFolders.storeId })

/** Folders of a store, locked; others are left out. */
export async function lockFolders(tx: Ctx, store: StoreScope, ids: readonly number[]): Promise<FolderRecord[]> {
  return tx.db
    .select()
    .from(fileFolders)
    .where(and(ownFolders(store), inArray(fileFolders.id, [...ids])))
    .orderBy(asc(fileFolders.id))
    .for('update')
}

/** Whether the store has that folder; it cannot be deleted before the transaction ends. */
export async function holdFolder(tx: Ctx, store: StoreScope, id: number): Promise<boolean> {
  const rows = await tx.db
    .select({ id: fileFolders.id })
    .from(fileFolders)
    .where(and(ownFolders(store), eq(fileFolders.id, id)))
    .for('key share')
  return rows.length > 0
}

/** How many folders a store has. */
export async function countFolders(tx: Ctx, store: StoreScope): Promise<number> {
  const [row] = await tx.db.select({ folders: count() }).from(fileFolders).where(ownFolders(store))
  return row?.folders ?? 0
}

/** Adds a folder. Refuses the name of another one of the store. */
export async function insertFolder(tx: Ctx, store: StoreScope, name: string): Promise<number> {
  const id = await tx.ids.next()
  await tx.db.insert(fileFolders).values({ id, storeId: store.id, name, createdAt: tx.clock.now() }).catch(refuseTwice)
  return id
}

/** Renames a folder. Refuses the name of another one of the store. */
export async function renameFolderRow(tx: Ctx, id: number, name: string): Promise<void> {
  await tx.db.update(fileFolders).set({ name }).where(eq(fileFolders.id, id)).catch(refuseTwice)
}

/** Deletes folders that the caller has locked and found empty. */
export async function deleteFolderRows(tx: Ctx, ids: readonly number[]): Promise<void> {
  await tx.db.delete(fileFolders).where(inArray(fileFolders.id, [...ids]))
}

function refuseTwice(error: unknown): never {
  throw sqlState(error) === UNIQUE_VIOLATION ? new InvalidInput([{ field: 'name', key: 'refusal.taken' }]) : error
}

/** Files of a store, locked in the order of their ids; others are left out. */
export async function lockFiles(tx: Ctx, store: StoreScope, ids: readonly number[]): Promise<UploadRecord[]> {
  return tx.db
    .select()
    .from(uploads)
    .where(and(inSpace(store), inArray(uploads.id, [...ids])))
    .orderBy(asc(uploads.id))
    .for('update')
}

/** Changes files that the caller has locked. */
export async function updateFiles(
  tx: Ctx,
  ids: readonly number[],
  change: { readonly name: string } | { readonly folderId: number | null },
): Promise<void> {
  await tx.db
    .update(uploads)
    .set(change)
    .where(inArray(uploads.id, [...ids]))
}

/** Deletes rows of files that the caller has locked. */
export async function deleteFileRows(tx: Ctx, ids: readonly number[]): Promise<void> {
  await tx.db.delete(uploads).where(inArray(uploads.id, [...ids]))
}
