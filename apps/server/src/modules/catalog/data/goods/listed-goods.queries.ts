import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { goods } from './goods.table.ts'

/** What other modules copy of goods that people can see. */
export interface ListedGoods {
  readonly storeId: number
  readonly name: string
  readonly nameEn: string
  readonly image: string
}

/** Store, names and first picture of listed goods; undefined for all others. */
export async function listedGoods(ctx: Ctx, goodsId: number): Promise<ListedGoods | undefined> {
  const [row] = await ctx.db
    .select({ storeId: goods.storeId, name: goods.name, nameEn: goods.nameEn, images: goods.images })
    .from(goods)
    .where(and(eq(goods.id, goodsId), eq(goods.isListed, true)))
  if (row === undefined) return undefined
  const { images, ...facts } = row
  return { ...facts, image: images[0] ?? '' }
}
