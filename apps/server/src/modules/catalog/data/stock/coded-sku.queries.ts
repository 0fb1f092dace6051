import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { goods, skus } from '../goods/goods.table.ts'
import { stocks } from './stock.table.ts'

/** A SKU that is known by its code, with its names and stock. */
export interface CodedSku {
  readonly id: number
  readonly code: string
  readonly goodsName: string
  readonly goodsNameEn: string
  readonly skuName: string
  readonly skuNameEn: string
  readonly onHand: number
  readonly reserved: number
}

/** Every SKU of the store with one of these codes, by the index of codes. */
export async function skusByCode(ctx: Ctx, store: StoreScope, codes: readonly string[]): Promise<CodedSku[]> {
  if (codes.length === 0) return []
  return ctx.db
    .select({
      id: skus.id,
      code: skus.code,
      goodsName: goods.name,
      goodsNameEn: goods.nameEn,
      skuName: skus.name,
      skuNameEn: skus.nameEn,
      onHand: stocks.onHand,
      reserved: stocks.reserved,
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .innerJoin(stocks, eq(stocks.skuId, skus.id))
    .where(
      and(
        inScope(store, { store: skus.storeId }),
        inArray(skus.code, [...codes]),
        isNull(skus.deletedAt),
        isNull(goods.deletedAt),
      ),
    )
}
