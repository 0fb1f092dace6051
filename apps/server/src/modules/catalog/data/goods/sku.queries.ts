import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { goods, skus } from './goods.table.ts'

/** A SKU of the store that can still be chosen; one of another store answers like a missing one. */
export async function skuOfStore(
  ctx: Ctx,
  skuId: number,
  store: StoreScope,
): Promise<{ id: number; code: string; goodsName: string; skuName: string } | undefined> {
  const [sku] = await ctx.db
    .select({ id: skus.id, code: skus.code, goodsName: goods.name, skuName: skus.name })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(
      and(eq(skus.id, skuId), inScope(store, { store: skus.storeId }), isNull(skus.deletedAt), isNull(goods.deletedAt)),
    )
  return sku
}
