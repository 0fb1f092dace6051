import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { StoreScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { instantText, tradingText } from '../domain/trading.ts'
import { freights, storeClasses, stores } from './store.table.ts'

/** Whether a store trades now: it is passed and open. */
const trades = (tx: Ctx) => sql.raw(tradingText('stores', instantText(tx.clock.now()))).mapWith(Boolean)

/** Condition that the store with this id trades now, for statements of other modules. */
export const isTrading = (tx: Ctx, storeId: SQLWrapper): SQL =>
  sql`exists (select 1 from ${stores} where ${stores.id} = ${storeId} and ${trades(tx)})`

/** The facts of a store that its goods depend on. */
export interface StorePlace {
  readonly isTrading: boolean
  readonly names: readonly string[]
}

/** The facts of a store that its goods depend on; locks its status until the transaction ends. */
export async function storePlace(tx: Ctx, storeId: number): Promise<StorePlace | undefined> {
  const [row] = await tx.db
    .select({ name: stores.name, nameEn: stores.nameEn, isTrading: trades(tx) })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('share')
  return row === undefined ? undefined : { isTrading: row.isTrading, names: [row.name, row.nameEn] }
}

/** Locks the status of these stores, a query of ids, until the transaction ends. Rows are locked by id. */
export async function holdStores(tx: Ctx, ids: SQLWrapper): Promise<void> {
  await tx.db.select({ id: stores.id }).from(stores).where(inArray(stores.id, ids)).orderBy(stores.id).for('share')
}

/** Locks the row of a store until the transaction ends. */
export async function lockStoreRow(tx: Ctx, storeId: number): Promise<void> {
  await tx.db.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('update')
}

/** Whether the store may sell in the class. */
export async function isClassAllowed(tx: Ctx, store: StoreScope, classId: number): Promise<boolean> {
  const rows = await tx.db
    .select({ classId: storeClasses.classId })
    .from(storeClasses)
    .where(and(inScope(store, { store: storeClasses.storeId }), eq(storeClasses.classId, classId)))
  return rows.length > 0
}

/** Whether the freight template belongs to the store; it cannot be deleted before the transaction ends. */
export async function holdFreight(tx: Ctx, store: StoreScope, freightId: number): Promise<boolean> {
  const rows = await tx.db
    .select({ id: freights.id })
    .from(freights)
    .where(and(eq(freights.id, freightId), inScope(store, { store: freights.storeId })))
    .for('key share')
  return rows.length > 0
}
