import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { type Scope, storeScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { holdStores, isTrading, lockStoreRow } from '../../../store/index.ts'
import type { ReviewState, ShelfState } from '../../domain/goods.machine.ts'
import { offeredText } from '../../domain/listed.ts'
import { goods } from './goods.table.ts'

export type GoodsRecord = typeof goods.$inferSelect
export type GoodsFacts = Omit<GoodsRecord, 'search' | 'searchLead'>
export type GoodsChanges = Partial<Omit<GoodsFacts, 'id' | 'storeId'>>

/** Goods of a scope that are not deleted. */
export const goodsScope = (scope: Scope): SQL | undefined =>
  and(isNull(goods.deletedAt), inScope(scope, { store: goods.storeId }))

/** Goods of the scope, locked until the transaction ends, after the status of their store. A foreign id is refused like a missing one. */
export async function lockGoods(tx: Ctx, id: number, scope: Scope): Promise<GoodsRecord> {
  await holdStoresOf(tx, [id], scope)
  const [row] = await tx.db
    .select()
    .from(goods)
    .where(and(eq(goods.id, id), goodsScope(scope)))
    .for('update')
  if (row === undefined) throw new AppError('record.missing')
  return row
}

/** Search document and lead of goods, as values of their columns. */
export interface GoodsDocuments {
  readonly search: SQL<string>
  readonly searchLead: SQL<string>
}

/** Writes new goods with their search documents. */
export async function insertGoods(
  tx: Ctx,
  values: typeof goods.$inferInsert,
  documents: GoodsDocuments,
): Promise<void> {
  await tx.db.insert(goods).values({ ...values, ...documents })
  await keepNames(tx, [values.id])
}

/** Adds the names of goods to those that they had. */
export async function keepNames(tx: Ctx, ids: readonly number[]): Promise<void> {
  await tx.db.execute(sql`
    insert into goods_names (goods_id, store_id, name)
    select distinct g.id, g.store_id, n.name from goods g, unnest(array[g.name, g.name_en]) n (name)
    where g.id = any(${sql.param(ids)}::bigint[]) and n.name <> ''
    on conflict do nothing`)
}

export async function updateGoods(tx: Ctx, id: number, change: GoodsChanges, documents: GoodsDocuments): Promise<void> {
  await tx.db
    .update(goods)
    .set({ ...change, ...documents, updatedAt: tx.clock.now() })
    .where(eq(goods.id, id))
  if (change.name !== undefined || change.nameEn !== undefined) await keepNames(tx, [id])
}

const trading = (tx: Ctx) => isTrading(tx, goods.storeId)

/** Locks the status of these goods' stores until the transaction ends: before the goods, which follow it. */
export async function holdStoresOf(tx: Ctx, ids: readonly number[], scope: Scope): Promise<void> {
  const of = tx.db
    .select({ id: goods.storeId })
    .from(goods)
    .where(and(inArray(goods.id, [...ids]), goodsScope(scope)))
  await holdStores(tx, of)
}

/** Goods that were moved, with their states before. */
export type MovedGoods = Pick<GoodsRecord, 'id' | 'storeId' | 'name' | 'goodsNo' | 'shelf' | 'verify' | 'refuseInfo'>

/**
 * Moves goods of the scope whose states allow it, and lists or delists them accordingly; returns those that moved, as
 * they were before. Locks in the order of ids.
 */
export async function moveGoods(
  tx: Ctx,
  ids: readonly number[],
  scope: Scope,
  move:
    | { readonly shelf: ShelfState }
    | { readonly verify: ReviewState; readonly from: readonly ReviewState[]; readonly reason: string },
): Promise<MovedGoods[]> {
  await holdStoresOf(tx, ids, scope)
  const within = and(inArray(goods.id, [...ids]), goodsScope(scope))
  const before = await tx.db
    .select({
      id: goods.id,
      storeId: goods.storeId,
      name: goods.name,
      goodsNo: goods.goodsNo,
      shelf: goods.shelf,
      verify: goods.verify,
      refuseInfo: goods.refuseInfo,
    })
    .from(goods)
    .where(within)
    .orderBy(goods.id)
    .for('update')
  const isShelf = 'shelf' in move
  const offered = sql.raw(offeredText('goods', isShelf ? { shelf: move.shelf } : { verify: move.verify }))
  const moved = await tx.db
    .update(goods)
    .set({
      ...(isShelf ? { shelf: move.shelf } : { verify: move.verify, refuseInfo: move.reason }),
      isListed: sql`${offered} and ${trading(tx)}`,
      updatedAt: tx.clock.now(),
    })
    .where(isShelf ? within : and(within, inArray(goods.verify, [...move.from])))
    .returning({ id: goods.id })
  const movedIds = new Set(moved.map(row => row.id))
  return before.filter(row => movedIds.has(row.id))
}

/**
 * Delists goods of the scope permanently; returns the ids that existed. SKUs stay for orders and carts, which refuse
 * them.
 */
export async function removeGoods(tx: Ctx, ids: readonly number[], scope: Scope): Promise<GoodsRecord[]> {
  const now = tx.clock.now()
  const within = and(inArray(goods.id, [...ids]), goodsScope(scope))
  await tx.db.select({ id: goods.id }).from(goods).where(within).orderBy(goods.id).for('update')
  return tx.db
    .update(goods)
    .set({ deletedAt: now, isListed: false, shelf: 'off_shelf', updatedAt: now })
    .where(within)
    .returning()
}

/** Lists or delists all goods of a store according to its current status; returns how many changed. */
export async function relistStore(tx: Ctx, storeId: number): Promise<number> {
  // A separate statement for the lock: what follows then sees the newest status.
  await lockStoreRow(tx, storeId)
  const should = sql`(${sql.raw(offeredText('goods'))} and ${trading(tx)})`
  const wrong = and(inScope(storeScope(storeId), { store: goods.storeId }), sql`${goods.isListed} <> ${should}`)
  await tx.db.select({ id: goods.id }).from(goods).where(wrong).orderBy(goods.id).for('update')
  const changed = await tx.db.update(goods).set({ isListed: should }).where(wrong).returning({ id: goods.id })
  return changed.length
}

/** Current verification of these goods of the scope; missing ones are left out. */
export async function goodsStates(
  tx: Ctx,
  ids: readonly number[],
  scope: Scope,
): Promise<{ id: number; verify: string }[]> {
  return tx.db
    .select({ id: goods.id, verify: goods.verify })
    .from(goods)
    .where(and(inArray(goods.id, [...ids]), goodsScope(scope)))
}

/** Number of goods of a store that are not deleted, whatever their state. */
export async function countGoods(tx: Ctx, storeId: number): Promise<number> {
  const [row] = await tx.db
    .select({ goods: count() })
    .from(goods)
    .where(goodsScope(storeScope(storeId)))
  return row?.goods ?? 0
}
