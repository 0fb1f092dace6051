import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { inOrder } from '../../../../records/list-sql.ts'
import { goodsScope } from '../goods/goods.repo.ts'
import { goods, skus } from '../goods/goods.table.ts'
import type { StockedSku } from '../goods/goods-row.queries.ts'
import { stockMovements, stocks } from '../stock/stock.table.ts'

/** Goods of a sheet and the text that names them there. */
export interface SheetGoodsId {
  readonly id: number
  readonly goodsNo: string
  /** Whether no other goods of the store have this number. */
  readonly isAlone: boolean
}

/** All goods of a store by number: an order that does not depend on their ids, as far as they have numbers. */
export async function goodsByNumber(ctx: Ctx, store: StoreScope): Promise<SheetGoodsId[]> {
  return ctx.db
    .select({
      id: goods.id,
      goodsNo: goods.goodsNo,
      isAlone: sql<boolean>`count(*) over (partition by ${goods.goodsNo}) = 1`,
    })
    .from(goods)
    .where(goodsScope(store))
    .orderBy(sql`${goods.goodsNo} collate "C"`, goods.id)
}

/** Ids of the goods of a store with that number; two at most, which is one too many for a sheet. */
export async function goodsNumbered(ctx: Ctx, store: StoreScope, goodsNo: string): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: goods.id })
    .from(goods)
    .where(and(goodsScope(store), eq(goods.goodsNo, goodsNo)))
    .limit(2)
  return rows.map(row => row.id)
}

const {
  search: _search,
  searchLead: _lead,
  content: _content,
  contentEn: _contentEn,
  ...columns
} = getTableColumns(goods)

/** These goods of a store with their SKUs and stock, in the order of the ids; two statements. */
export async function sheetGoods(ctx: Ctx, store: StoreScope, ids: readonly number[]) {
  const rows = await ctx.db
    .select(columns)
    .from(goods)
    .where(and(goodsScope(store), inArray(goods.id, [...ids])))
  const owned = await ctx.db
    .select({ sku: skus, onHand: stocks.onHand, reserved: stocks.reserved })
    .from(skus)
    .innerJoin(stocks, eq(stocks.skuId, skus.id))
    .where(and(inScope(store, { store: skus.storeId }), inArray(skus.goodsId, [...ids]), isNull(skus.deletedAt)))
    .orderBy(skus.position, skus.id)
  const byGoods = Map.groupBy(
    owned.map(({ sku, onHand, reserved }): StockedSku => ({ ...sku, onHand, reserved })),
    sku => sku.goodsId,
  )
  return inOrder(ids, rows).map(row => ({ goods: row, skus: byGoods.get(row.id) ?? [] }))
}

/** Those of these SKUs that an order reserved, took or gave back since that moment. */
export async function skusOrderedSince(ctx: Ctx, skuIds: readonly number[], since: Date): Promise<ReadonlySet<number>> {
  if (skuIds.length === 0) return new Set()
  const rows = await ctx.db
    .selectDistinct({ id: stockMovements.skuId })
    .from(stockMovements)
    .where(
      and(
        inArray(stockMovements.skuId, [...skuIds]),
        sql`${stockMovements.createdAt} >= ${since}`,
        sql`${stockMovements.orderId} is not null`,
      ),
    )
  return new Set(rows.map(row => row.id))
}
