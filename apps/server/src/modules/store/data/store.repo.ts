import { eq, type SQL } from 'drizzle-orm'
import { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { documentOf, searchTokens } from '../../../infra/search/document.ts'
import { stores } from './store.table.ts'

export type StoreRecord = typeof stores.$inferSelect
/** Facts that may change; the search document is updated with them. */
export type StoreChange = Partial<Omit<StoreRecord, 'id' | 'search'>>

/** Search texts of a store. */
export type StoreTexts = Pick<StoreRecord, 'name' | 'nameEn' | 'companyName' | 'areaInfo'>

/** Search document of a store. */
export const storeDocument = ({ name, nameEn, companyName, areaInfo }: StoreTexts): SQL<string> =>
  documentOf(searchTokens({ named: [name, nameEn], written: [companyName, areaInfo] }))

/** The store, locked until the transaction ends. Refuses an unknown id with `record.missing`. */
export async function lockStore(tx: Ctx, id: number): Promise<StoreRecord> {
  const [row] = await tx.db.select().from(stores).where(eq(stores.id, id)).for('update')
  if (row === undefined) throw new AppError('record.missing')
  return row
}

/** Writes changed facts of a store together with its search document. */
export async function writeStore(tx: Ctx, before: StoreRecord, change: StoreChange): Promise<void> {
  await tx.db
    .update(stores)
    .set({ ...change, search: storeDocument({ ...before, ...change }) })
    .where(eq(stores.id, before.id))
}
