import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { goods, skus } from './goods.table.ts'

const named = { goods: goods.name, goods_en: goods.nameEn }

/** The names of goods, to fill in messages; undefined when they are gone. */
export async function goodsName(ctx: Ctx, goodsId: number) {
  const [row] = await ctx.db.select(named).from(goods).where(eq(goods.id, goodsId))
  return row
}

/** The goods of a SKU with their names; undefined when it is gone. */
export async function goodsNameOfSku(ctx: Ctx, skuId: number) {
  const [row] = await ctx.db
    .select({ goodsId: goods.id, ...named })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(eq(skus.id, skuId))
  return row
}
