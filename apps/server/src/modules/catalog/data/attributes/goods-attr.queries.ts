import { goodsAttrsCall } from '@shiji/contract/catalog/goods-attr.calls.ts'
import type { ClassAttributes, GoodsAttr } from '@shiji/contract/catalog/goods-attrs.ts'
import { nameKey } from '@shiji/kit/text/name-key.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { listOf } from '../../../../records/list-of.ts'
import { inOrder, listCondition, pageIds } from '../../../../records/list-sql.ts'
import { classAttributes, classAttributeValues } from '../classes/attribute.table.ts'
import { goodsClasses } from '../classes/class.table.ts'
import { goodsAttrs, goodsAttrValues } from './goods-attr.table.ts'

/** Columns of GET /Seller/goods_attrs. */
export const goodsAttrList = listOf(goodsAttrsCall, {
  id: goodsAttrs.id,
  kind: goodsAttrs.kind,
  class_id: goodsAttrs.classId,
  name: goodsAttrs.nameZh,
  name_en: goodsAttrs.nameEn,
  is_filter: goodsAttrs.isFilter,
  is_sort: goodsAttrs.isSort,
})

const ownAttrs = (store: StoreScope) => inScope(store, { store: goodsAttrs.storeId })

/** One page of the attributes and specs of a store. */
export async function goodsAttrPage(ctx: Ctx, store: StoreScope, list: ParsedList) {
  const { ids, total } = await pageIds(ctx, goodsAttrs, goodsAttrs.id, list, listCondition(list, ownAttrs(store)))
  return { rows: await goodsAttrRows(ctx, store, ids), total }
}

/** Attributes and specs of a store with the names of their classes, in the order of their ids; others are left out. */
export async function goodsAttrRows(ctx: Ctx, store: StoreScope, ids: readonly number[]): Promise<GoodsAttr[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select({ attr: goodsAttrs, className: goodsClasses.nameZh, classNameEn: goodsClasses.nameEn })
    .from(goodsAttrs)
    .innerJoin(goodsClasses, eq(goodsClasses.id, goodsAttrs.classId))
    .where(and(ownAttrs(store), inArray(goodsAttrs.id, [...ids])))
  const values = await valuesOf(
    ctx,
    rows.map(({ attr }) => attr.id),
  )
  const shown = rows.map(({ attr, className, classNameEn }) => ({
    id: attr.id,
    kind: attr.kind,
    class_id: attr.classId,
    class_name: className,
    class_name_en: classNameEn,
    name: attr.nameZh,
    name_en: attr.nameEn,
    values: (values.get(attr.id) ?? []).map(named),
    is_filter: attr.isFilter,
    joins_class: attr.attributeId !== null,
    is_sort: attr.isSort,
    created_at: attr.createdAt.toISOString(),
  }))
  return inOrder(ids, shown)
}

const named = (row: { readonly nameZh: string; readonly nameEn: string }) => ({ name: row.nameZh, name_en: row.nameEn })

async function valuesOf(ctx: Ctx, attrIds: readonly number[]) {
  if (attrIds.length === 0) return new Map<number, (typeof goodsAttrValues.$inferSelect)[]>()
  const rows = await ctx.db
    .select()
    .from(goodsAttrValues)
    .where(inArray(goodsAttrValues.attrId, [...attrIds]))
    .orderBy(asc(goodsAttrValues.isSort), asc(goodsAttrValues.id))
  return Map.groupBy(rows, row => row.attrId)
}

/**
 * What the goods form of a store offers for a class: the attributes of the class with the values that the store adds to
 * them, the store's own attributes behind them, and its specs.
 */
export async function classAttributesFor(ctx: Ctx, store: StoreScope, classId: number): Promise<ClassAttributes> {
  const common = await ctx.db
    .select()
    .from(classAttributes)
    .where(eq(classAttributes.classId, classId))
    .orderBy(asc(classAttributes.isSort), asc(classAttributes.id))
  const commonIds = common.map(row => row.id)
  const commonValues =
    commonIds.length === 0
      ? []
      : await ctx.db
          .select()
          .from(classAttributeValues)
          .where(inArray(classAttributeValues.attributeId, commonIds))
          .orderBy(asc(classAttributeValues.isSort), asc(classAttributeValues.id))
  const own = await ctx.db
    .select()
    .from(goodsAttrs)
    .where(and(ownAttrs(store), eq(goodsAttrs.classId, classId)))
    .orderBy(asc(goodsAttrs.isSort), asc(goodsAttrs.id))
  const ownValues = await valuesOf(
    ctx,
    own.map(row => row.id),
  )
  const wire = (row: (typeof own)[number]) => ({
    id: row.id,
    ...named(row),
    values: (ownValues.get(row.id) ?? []).map(named),
  })
  const attributes = own.filter(row => row.kind === 'attribute')
  return {
    attributes: [
      ...common.map(row => ({
        id: row.id,
        ...named(row),
        is_filter: row.isFilter,
        values: onceEach([
          ...commonValues.filter(value => value.attributeId === row.id).map(named),
          ...attributes.filter(each => each.attributeId === row.id).flatMap(each => wire(each).values),
        ]),
      })),
      ...attributes.filter(row => row.attributeId === null).map(row => ({ ...wire(row), is_filter: row.isFilter })),
    ],
    specs: own.filter(row => row.kind === 'spec').map(wire),
  }
}

/** Of values with the same name the first. */
const onceEach = <V extends { readonly name: string }>(values: readonly V[]): V[] => {
  const keys = values.map(value => nameKey(value.name))
  return values.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}
