import type { SheetGoods } from '@shiji/contract/catalog/desk/sku-sheet.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { Scope } from '../../../../infra/scope.ts'
import { stocks } from '../stock/stock.table.ts'
import { goodsScope } from './goods.repo.ts'
import { goods, skus } from './goods.table.ts'

/** SKUs of some goods of a scope with prices and stock, in the order of the ids; goods of others are left out. */
export async function sheetGoods(ctx: Ctx, ids: readonly number[], scope: Scope): Promise<SheetGoods[]> {
  const rows = await ctx.db
    .select({
      goodsId: skus.goodsId,
      id: skus.id,
      name: skus.name,
      name_en: skus.nameEn,
      code: skus.code,
      price: skus.price,
      market_price: skus.marketPrice,
      stock: stocks.onHand,
      reserved: stocks.reserved,
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .innerJoin(stocks, eq(stocks.skuId, skus.id))
    .where(and(inArray(skus.goodsId, [...ids]), isNull(skus.deletedAt), goodsScope(scope)))
    .orderBy(skus.position, skus.id)
  const byGoods = Map.groupBy(rows, row => row.goodsId)
  return [...new Set(ids)].flatMap(id => {
    const own = byGoods.get(id)
    return own === undefined ? [] : [{ goods_id: id, skus: own.map(({ goodsId: _, ...sku }) => sku) }]
  })
}
