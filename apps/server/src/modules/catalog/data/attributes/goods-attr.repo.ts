import type { GoodsAttrInput } from '@shiji/contract/catalog/goods-attrs.ts'
import { nameKey } from '@shiji/kit/text/name-key.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { InvalidInput } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../../../infra/database/sql-state.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { classAttributes } from '../classes/attribute.table.ts'
import { goodsAttrs, goodsAttrValues } from './goods-attr.table.ts'

export type GoodsAttrRecord = typeof goodsAttrs.$inferSelect
type Facts = Omit<typeof goodsAttrs.$inferInsert, 'id' | 'nameKey' | 'attributeId'>

/** The class's own attribute of that name, in either language; null without one. */
async function joined(tx: Ctx, { classId, kind, nameZh }: Pick<Facts, 'classId' | 'kind' | 'nameZh'>) {
  if (kind !== 'attribute') return null
  const rows = await tx.db.select().from(classAttributes).where(eq(classAttributes.classId, classId))
  const key = nameKey(nameZh)
  return rows.find(row => nameKey(row.nameZh) === key || nameKey(row.nameEn) === key)?.id ?? null
}

/** Inserts an attribute or spec; returns its id. A name that the store has for that class already is refused. */
export async function insertGoodsAttr(tx: Ctx, facts: Facts): Promise<number> {
  const id = await tx.ids.next()
  const attributeId = await joined(tx, facts)
  await tx.db
    .insert(goodsAttrs)
    .values({ ...facts, id, attributeId, nameKey: nameKey(facts.nameZh) })
    .catch(refuseTwice)
  return id
}

/** Attributes and specs of a store, locked in the order of their ids until the transaction ends. */
export const lockGoodsAttrs = (tx: Ctx, store: StoreScope, ids: readonly number[]): Promise<GoodsAttrRecord[]> =>
  tx.db
    .select()
    .from(goodsAttrs)
    .where(and(inScope(store, { store: goodsAttrs.storeId }), inArray(goodsAttrs.id, [...ids])))
    .orderBy(goodsAttrs.id)
    .for('update')

/** Changes facts of a locked attribute or spec; a new name is compared with those of the class again. */
export async function updateGoodsAttr(
  tx: Ctx,
  before: GoodsAttrRecord,
  facts: Partial<Pick<Facts, 'nameZh' | 'nameEn' | 'isFilter' | 'isSort'>>,
): Promise<void> {
  const after = { ...before, ...facts }
  const { nameZh, nameEn, isFilter, isSort } = after
  await tx.db
    .update(goodsAttrs)
    .set({ nameZh, nameEn, isFilter, isSort, nameKey: nameKey(nameZh), attributeId: await joined(tx, after) })
    .where(eq(goodsAttrs.id, before.id))
    .catch(refuseTwice)
}

/** Deletes locked attributes and specs with their values. Goods keep the texts that they have. */
export async function deleteGoodsAttrs(tx: Ctx, ids: readonly number[]): Promise<void> {
  await tx.db.delete(goodsAttrs).where(inArray(goodsAttrs.id, [...ids]))
}

/** Sets the values of a locked attribute in their order; a value keeps its id by its name. Refuses a name twice. */
export async function replaceValues(tx: Ctx, attrId: number, values: GoodsAttrInput['values']): Promise<void> {
  const keys = values.map(value => nameKey(value.name))
  const twice = keys.findIndex((key, at) => keys.indexOf(key) !== at)
  if (twice >= 0) throw new InvalidInput([{ field: `values.${twice}.name`, key: 'refusal.taken' }])
  const before = await tx.db.select().from(goodsAttrValues).where(eq(goodsAttrValues.attrId, attrId))
  const idOf = new Map(before.map(row => [nameKey(row.nameZh), row.id]))
  const kept = keys.flatMap(key => idOf.get(key) ?? [])
  const gone = before.filter(row => !kept.includes(row.id)).map(row => row.id)
  if (gone.length > 0) await tx.db.delete(goodsAttrValues).where(inArray(goodsAttrValues.id, gone))
  for (const [at, { name, name_en }] of values.entries()) {
    const columns = { nameZh: name.trim(), nameEn: name_en.trim(), isSort: at }
    const id = idOf.get(nameKey(name))
    if (id === undefined) await tx.db.insert(goodsAttrValues).values({ ...columns, id: await tx.ids.next(), attrId })
    else await tx.db.update(goodsAttrValues).set(columns).where(eq(goodsAttrValues.id, id))
  }
}

function refuseTwice(error: unknown): never {
  throw sqlState(error) === UNIQUE_VIOLATION ? new InvalidInput([{ field: 'name', key: 'refusal.taken' }]) : error
}
