import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../../infra/context.ts'
import type { StoreScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { freights, storeClasses, stores } from '../../store/index.ts'
import { goodsBrands, goodsClasses } from './class.table.ts'

const middle = alias(goodsClasses, 'middle')
const root = alias(goodsClasses, 'root')

/** A third-level class with those above it. */
export interface ClassPlace {
  readonly id: number
  readonly middleId: number
  readonly rootId: number
  /** Names of all three, in both languages. */
  readonly names: readonly string[]
}

/** The third-level class, kept from being deleted until the transaction ends; undefined when there is none. */
export async function classPlace(tx: Ctx, classId: number): Promise<ClassPlace | undefined> {
  const [row] = await tx.db
    .select({ leaf: goodsClasses, middle, root })
    .from(goodsClasses)
    .innerJoin(middle, eq(middle.id, goodsClasses.pid))
    .innerJoin(root, eq(root.id, middle.pid))
    .where(and(eq(goodsClasses.id, classId), eq(goodsClasses.level, 3)))
    .for('key share')
  if (row === undefined) return undefined
  const names = [row.leaf, row.middle, row.root].flatMap(each => [each.nameZh, each.nameEn])
  return { id: row.leaf.id, middleId: row.middle.id, rootId: row.root.id, names }
}

/** Whether the store may sell in the class. */
export async function isClassAllowed(tx: Ctx, store: StoreScope, classId: number): Promise<boolean> {
  const rows = await tx.db
    .select({ classId: storeClasses.classId })
    .from(storeClasses)
    .where(and(inScope(store, { store: storeClasses.storeId }), eq(storeClasses.classId, classId)))
  return rows.length > 0
}

/** Names of a brand, kept from being deleted until the transaction ends; undefined when there is none. */
export async function brandNames(tx: Ctx, brandId: number): Promise<readonly string[] | undefined> {
  const [row] = await tx.db.select().from(goodsBrands).where(eq(goodsBrands.id, brandId)).for('key share')
  return row === undefined ? undefined : [row.nameZh, row.nameEn]
}

/** Whether the template is one of the store's. */
export async function isOwnFreight(tx: Ctx, store: StoreScope, freightId: number): Promise<boolean> {
  const rows = await tx.db
    .select({ id: freights.id })
    .from(freights)
    .where(and(eq(freights.id, freightId), inScope(store, { store: freights.storeId })))
    .for('key share')
  return rows.length > 0
}

export interface StorePlace {
  readonly isTrading: boolean
  readonly names: readonly string[]
}

/** The store as its goods depend on it; its status cannot change before the transaction ends. */
export async function storePlace(tx: Ctx, storeId: number): Promise<StorePlace | undefined> {
  const [row] = await tx.db
    .select({
      name: stores.name,
      nameEn: stores.nameEn,
      isTrading: sql<boolean>`${stores.verify} = 'passed' and ${stores.status} = 'open'`,
    })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('share')
  return row === undefined ? undefined : { isTrading: row.isTrading, names: [row.name, row.nameEn] }
}
