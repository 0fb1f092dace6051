import { and, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { skus } from './goods.table.ts'

/** The codes that a store gave to the SKUs of these lines, by SKU; foreign ones are absent. */
export async function codesOfSkus(
  ctx: Ctx,
  store: StoreScope,
  sold: readonly { readonly goodsId: number; readonly skuId: number }[],
): Promise<ReadonlyMap<number, string>> {
  if (sold.length === 0) return new Map()
  const goodsIds = [...new Set(sold.map(line => line.goodsId))]
  const skuIds = [...new Set(sold.map(line => line.skuId))]
  const rows = await ctx.db
    .select({ id: skus.id, code: skus.code })
    .from(skus)
    .where(and(inArray(skus.goodsId, goodsIds), inArray(skus.id, skuIds), inScope(store, { store: skus.storeId })))
  return new Map(rows.map(row => [row.id, row.code]))
}
