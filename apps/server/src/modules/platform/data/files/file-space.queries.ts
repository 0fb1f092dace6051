import { fileSpacesCall } from '@shiji/contract/files/file-space.calls.ts'
import type { FileFolder, SpaceFile } from '@shiji/contract/files/file-spaces.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { and, asc, count, eq, inArray, ne, type SQL, sql, sum } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { listOf } from '../../../../records/list-of.ts'
import { inOrder, listCondition, pageIds } from '../../../../records/list-sql.ts'
import { placesOf } from '../../domain/file-places.ts'
import { thumbOf } from '../../domain/upload-plan.ts'
import { fileFolders, uploads } from '../platform.table.ts'

/** Columns of GET /Seller/file_spaces; the default folder is 0. */
export const spaceFileList = listOf(fileSpacesCall, {
  id: uploads.id,
  folder_id: sql`coalesce(${uploads.folderId}, 0)`,
  name: uploads.name,
  mime: uploads.mime,
  is_gallery: uploads.hasThumbs,
  bytes: uploads.bytes,
  created_at: uploads.createdAt,
})

/** The files in the picture space of a store: all that its people uploaded, but for their own avatars. */
export const inSpace = (store: StoreScope): SQL | undefined =>
  and(inScope(store, { store: uploads.storeId }), ne(uploads.field, 'avatar'))

export type UploadRecord = typeof uploads.$inferSelect

/** One page of the files of a store, each with the places where it is used. */
export async function spaceFilePage(ctx: Ctx, store: StoreScope, list: ParsedList) {
  const { ids, total } = await pageIds(ctx, uploads, uploads.id, list, listCondition(list, inSpace(store)))
  if (ids.length === 0) return { rows: [], total }
  const rows = await ctx.db
    .select()
    .from(uploads)
    .where(and(inSpace(store), inArray(uploads.id, ids)))
  return { rows: inOrder(ids, await withPlaces(ctx, store, rows)), total }
}

async function withPlaces(ctx: Ctx, store: StoreScope, rows: readonly UploadRecord[]): Promise<SpaceFile[]> {
  const places = await placesOfFiles(ctx, store, rows)
  return rows.map(row => ({
    id: row.id,
    folder_id: row.folderId ?? 0,
    name: row.name,
    url: row.url,
    thumb: thumbAddress(row),
    is_gallery: row.hasThumbs,
    mime: row.mime,
    bytes: row.bytes,
    width: row.width ?? 0,
    height: row.height ?? 0,
    created_at: row.createdAt.toISOString(),
    ...placesOf(places, row.url),
  }))
}

function thumbAddress({ mime, url, hasThumbs }: UploadRecord): string {
  if (!mime.startsWith('image/')) return ''
  return hasThumbs ? thumbOf(url, 400) : url
}

/** Where the modules of this server use these files of a store. */
export async function placesOfFiles(ctx: Ctx, store: StoreScope, files: readonly Pick<UploadRecord, 'url'>[]) {
  const urls = files.map(({ url }) => url)
  const found = []
  // One after the other: inside a transaction they share its connection.
  for (const uses of ctx.ports.fileUses) found.push(...(await uses(ctx, store, urls, MOST_FOUND)))
  return found
}

/** One more than is shown tells that there are more. */
const MOST_FOUND = LIMITS.fileSpace.uses + 1

/** Folders of a store with the number and bytes of their files, the default one first, the others by name. */
export async function folderRows(ctx: Ctx, store: StoreScope): Promise<FileFolder[]> {
  const folders = await ctx.db
    .select({ id: fileFolders.id, name: fileFolders.name })
    .from(fileFolders)
    .where(inScope(store, { store: fileFolders.storeId }))
    .orderBy(asc(fileFolders.name), asc(fileFolders.id))
  const filled = await ctx.db
    .select({ folderId: uploads.folderId, files: count(), bytes: sum(uploads.bytes).mapWith(Number) })
    .from(uploads)
    .where(inSpace(store))
    .groupBy(uploads.folderId)
  return [{ id: 0, name: '' }, ...folders].map(folder => {
    const held = filled.find(({ folderId }) => (folderId ?? 0) === folder.id)
    return { ...folder, files: held?.files ?? 0, bytes: held?.bytes ?? 0 }
  })
}

/** Bytes of all files of a store. */
export async function usedBytes(ctx: Ctx, store: StoreScope): Promise<number> {
  const [row] = await ctx.db
    .select({ bytes: sum(uploads.bytes).mapWith(Number) })
    .from(uploads)
    .where(inSpace(store))
  return row?.bytes ?? 0
}

/** Bytes that a store may keep: by its grade, else the limit of every store. */
export const quotaOf = async (ctx: Ctx, store: StoreScope): Promise<number> =>
  (await ctx.ports.pictureRoom.of(ctx, store)) ?? LIMITS.fileSpace.quotaBytes

/** Number of files in a folder. */
export async function filesIn(ctx: Ctx, folderId: number): Promise<number> {
  const [row] = await ctx.db.select({ files: count() }).from(uploads).where(eq(uploads.folderId, folderId))
  return row?.files ?? 0
}
