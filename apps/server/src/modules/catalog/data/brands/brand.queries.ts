import { adminBrandsCall, sellerBrandsCall } from '@shiji/contract/catalog/brand.calls.ts'
import type { BrandChange, BrandInput, BrandRow } from '@shiji/contract/catalog/brands.ts'
import { asc, inArray } from 'drizzle-orm'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { listOf } from '../../../../records/list-of.ts'
import { inOrder, listCondition, pageIds } from '../../../../records/list-sql.ts'
import type { ResourceRows } from '../../../../records/resource.ts'
import { reindexLater } from '../classes/class.queries.ts'
import { goodsBrands } from '../classes/class.table.ts'
import { goods } from '../goods/goods.table.ts'
import { claimNames, releaseNames } from './brand-name.repo.ts'

const brandColumns = {
  id: goodsBrands.id,
  name: goodsBrands.nameZh,
  name_en: goodsBrands.nameEn,
  is_sort: goodsBrands.isSort,
  created_at: goodsBrands.createdAt,
}
const wireBrand = (row: typeof goodsBrands.$inferSelect): BrandRow => ({
  id: row.id,
  name: row.nameZh,
  name_en: row.nameEn,
  thumb: row.thumb,
  is_sort: row.isSort,
  created_at: row.createdAt.toISOString(),
})

/** Columns of GET /Seller/goods_brands. */
export const sellerBrandList = listOf(sellerBrandsCall, brandColumns)

/** One page of brands: one list for the platform and all stores. */
export async function brandPage(ctx: Ctx, list: ParsedList) {
  const { ids, total } = await pageIds(ctx, goodsBrands, goodsBrands.id, list, listCondition(list))
  const rows = ids.length === 0 ? [] : await ctx.db.select().from(goodsBrands).where(inArray(goodsBrands.id, ids))
  return { rows: inOrder(ids, rows).map(wireBrand), total }
}

/** Brands as an admin resource. A name occurs once in the shop, whatever its case or spaces. */
export const brandRows: ResourceRows<typeof goodsBrands, BrandRow, BrandInput, BrandChange> = {
  table: goodsBrands,
  list: listOf(adminBrandsCall, brandColumns),
  present: (_ctx, rows) => rows.map(wireBrand),
  toInsert: (tx, input) => ({
    nameZh: input.name,
    nameEn: input.name_en,
    thumb: input.thumb ?? '',
    isSort: input.is_sort ?? 0,
    createdAt: tx.clock.now(),
  }),
  toUpdate: async (tx, input, before) => {
    const isRenamed =
      (input.name ?? before.nameZh) !== before.nameZh || (input.name_en ?? before.nameEn) !== before.nameEn
    if (isRenamed) {
      await releaseNames(tx, before.id)
      await reindexLater(tx, `brand:${before.id}`, { brandId: before.id })
    }
    return {
      ...(input.name === undefined ? {} : { nameZh: input.name }),
      ...(input.name_en === undefined ? {} : { nameEn: input.name_en }),
      ...(input.thumb === undefined ? {} : { thumb: input.thumb }),
      ...(input.is_sort === undefined ? {} : { isSort: input.is_sort }),
    }
  },
  beforeDelete: async (tx, rows) => {
    const ids = rows.map(row => row.id)
    await tx.db.select({ id: goodsBrands.id }).from(goodsBrands).where(inArray(goodsBrands.id, ids)).for('update')
    const [used] = await tx.db.select({ id: goods.id }).from(goods).where(inArray(goods.brandId, ids)).limit(1)
    if (used !== undefined) throw new AppError('record.in_use')
  },
  afterChange: async (tx, ids) => {
    const rows = await tx.db
      .select()
      .from(goodsBrands)
      .where(inArray(goodsBrands.id, [...ids]))
    for (const row of rows) {
      const problems = await claimNames(tx, row.id, row)
      if (problems.length > 0) throw new InvalidInput(problems)
    }
  },
}

/** All brands, sorted. */
export async function brandList(ctx: Ctx) {
  const rows = await ctx.db.select().from(goodsBrands).orderBy(asc(goodsBrands.isSort), asc(goodsBrands.id))
  return rows.map(row => ({ id: row.id, name: row.nameZh, name_en: row.nameEn, thumb: row.thumb }))
}
