import { stocktakeRowsCall, stocktakesCall } from '@shiji/contract/stock/stocktake.calls.ts'
import type { StocktakeInput } from '@shiji/contract/stock/stocktake.ts'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { either, far, listOf } from '../../../../records/list-of.ts'
import { inOrder, listCondition, pageIds } from '../../../../records/list-sql.ts'
import { goodsClasses } from '../classes/class.table.ts'
import { goods, skus } from '../goods/goods.table.ts'
import { stocks } from './stock.table.ts'
import type { StocktakeRecord, ToCount } from './stocktake.repo.ts'
import { stocktakeRows, stocktakes } from './stocktake.table.ts'

/** Columns of GET /Seller/stocktakes. */
export const stocktakeList = listOf(stocktakesCall, {
  id: stocktakes.id,
  status: stocktakes.status,
  created_at: stocktakes.createdAt,
})

const flagged = (condition: SQL) =>
  far(sql`true`, (_matches, [wanted]) => (wanted ? condition : sql`${condition} is not true`))

/** Columns of GET /Seller/stocktake_rows. */
export const stocktakeRowList = listOf(stocktakeRowsCall, {
  id: stocktakeRows.id,
  stocktake_id: stocktakeRows.stocktakeId,
  goods_name: far(
    either(goods.name, goods.nameEn),
    matches => sql`${stocktakeRows.goodsId} in (
      select ${goods.id} from ${goods} where ${goods.storeId} = ${stocktakeRows.storeId} and ${matches})`,
  ),
  code: far(
    skus.code,
    matches => sql`(${stocktakeRows.goodsId}, ${stocktakeRows.skuId}) in (
      select ${skus.goodsId}, ${skus.id} from ${skus} where ${skus.storeId} = ${stocktakeRows.storeId} and ${matches})`,
  ),
  is_counted: flagged(sql`${stocktakeRows.counted} is not null`),
  is_different: flagged(sql`${stocktakeRows.counted} <> ${stocktakeRows.onHandThen}`),
})

/** Whether a list asks for one count: rows are only read in the order of theirs. */
export const asksForStocktake = (list: ParsedList): boolean =>
  list.filters.some(({ field, operator }) => field.column === stocktakeRows.stocktakeId && operator === 'eq')

/** A count with the names of its class. */
export type NamedStocktake = StocktakeRecord & { readonly className: string; readonly classNameEn: string }

const countsOf = (store: StoreScope): SQL => inScope(store, { store: stocktakes.storeId })

/** One page of the counts of a store. */
export async function stocktakePage(
  ctx: Ctx,
  store: StoreScope,
  list: ParsedList,
): Promise<{ rows: NamedStocktake[]; total: number }> {
  const { ids, total } = await pageIds(ctx, stocktakes, stocktakes.id, list, listCondition(list, countsOf(store)))
  return { rows: await namedStocktakes(ctx, store, ids), total }
}

/** These counts of a store in the order given. */
export async function namedStocktakes(ctx: Ctx, store: StoreScope, ids: readonly number[]): Promise<NamedStocktake[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select({
      stocktake: stocktakes,
      className: sql<string>`coalesce(${goodsClasses.nameZh}, '')`,
      classNameEn: sql<string>`coalesce(${goodsClasses.nameEn}, '')`,
    })
    .from(stocktakes)
    .leftJoin(goodsClasses, eq(goodsClasses.id, stocktakes.classId))
    .where(and(inArray(stocktakes.id, [...ids]), countsOf(store)))
  return inOrder(
    ids,
    rows.map(({ stocktake, ...names }) => ({ ...stocktake, ...names })),
  )
}

/** Progress of a count, and what applying it would change. */
export async function stocktakeProgress(ctx: Ctx, id: number) {
  const difference = sql`${stocktakeRows.counted} - ${stocktakeRows.onHandThen}`
  const [row] = await ctx.db
    .select({
      counted: sql<string>`count(${stocktakeRows.counted})`,
      different: sql<string>`count(*) filter (where ${difference} <> 0)`,
      surplus: sql<string>`coalesce(sum(${difference}) filter (where ${difference} > 0), 0)`,
      shortage: sql<string>`coalesce(-sum(${difference}) filter (where ${difference} < 0), 0)`,
    })
    .from(stocktakeRows)
    .where(eq(stocktakeRows.stocktakeId, id))
  return {
    counted: Number(row?.counted ?? 0),
    different: Number(row?.different ?? 0),
    surplus: Number(row?.surplus ?? 0),
    shortage: Number(row?.shortage ?? 0),
  }
}

/** A SKU of a count with its names and its stock now. */
export async function stocktakeRowPage(ctx: Ctx, store: StoreScope, list: ParsedList) {
  const own = inScope(store, { store: stocktakeRows.storeId })
  const { ids, total } = await pageIds(ctx, stocktakeRows, stocktakeRows.id, list, listCondition(list, own))
  if (ids.length === 0) return { rows: [], total }
  const rows = await ctx.db
    .select({
      row: stocktakeRows,
      id: stocktakeRows.id,
      goodsName: goods.name,
      goodsNameEn: goods.nameEn,
      skuName: skus.name,
      skuNameEn: skus.nameEn,
      code: skus.code,
      onHand: stocks.onHand,
      status: stocktakes.status,
    })
    .from(stocktakeRows)
    .innerJoin(stocktakes, eq(stocktakes.id, stocktakeRows.stocktakeId))
    .innerJoin(skus, eq(skus.id, stocktakeRows.skuId))
    .innerJoin(goods, eq(goods.id, stocktakeRows.goodsId))
    .innerJoin(stocks, eq(stocks.skuId, stocktakeRows.skuId))
    .where(and(inArray(stocktakeRows.id, [...ids]), own))
  return { rows: inOrder(ids, rows), total }
}

/** SKUs of a count by id or by code, with every SKU that has one of these codes. */
export async function skusOfStocktake(
  ctx: Ctx,
  id: number,
  wanted: { readonly skuIds: readonly number[]; readonly codes: readonly string[] },
): Promise<{ skuId: number; goodsId: number; code: string; counted: number | null }[]> {
  const { skuIds, codes } = wanted
  if (skuIds.length + codes.length === 0) return []
  const among = [
    ...(skuIds.length === 0 ? [] : [inArray(skus.id, [...skuIds])]),
    ...(codes.length === 0 ? [] : [inArray(skus.code, [...codes])]),
  ]
  return ctx.db
    .select({ skuId: skus.id, goodsId: skus.goodsId, code: skus.code, counted: stocktakeRows.counted })
    .from(stocktakeRows)
    .innerJoin(skus, eq(skus.id, stocktakeRows.skuId))
    .where(and(eq(stocktakeRows.stocktakeId, id), sql`(${sql.join(among, sql` or `)})`))
}

/** The SKUs that a count covers, goods by goods; one more than `most` if there are more. */
export async function skusToCount(
  ctx: Ctx,
  store: StoreScope,
  { range, class_id }: StocktakeInput,
  most: number,
): Promise<ToCount[]> {
  const ofRange: Readonly<Record<StocktakeInput['range'], SQL | undefined>> = {
    all: undefined,
    class: sql`${class_id ?? 0} in (${goods.classId}, ${goods.classMiddleId}, ${goods.classRootId})`,
    low: eq(stocks.isLow, true),
  }
  return ctx.db
    .select({ skuId: skus.id, goodsId: skus.goodsId })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .innerJoin(stocks, eq(stocks.skuId, skus.id))
    .where(
      and(inScope(store, { store: skus.storeId }), isNull(skus.deletedAt), isNull(goods.deletedAt), ofRange[range]),
    )
    .orderBy(skus.goodsId, skus.position, skus.id)
    .limit(most + 1)
}
