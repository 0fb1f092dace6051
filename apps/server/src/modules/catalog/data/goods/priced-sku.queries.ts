import type { Fen } from '@shiji/kit/money/fen.ts'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { goodsScope } from './goods.repo.ts'
import { goods, skus } from './goods.table.ts'

/** A SKU that can still be chosen, with its price and the names that people know it by. */
export interface PricedSku {
  readonly id: number
  readonly goodsId: number
  readonly goodsName: string
  readonly goodsNameEn: string
  readonly name: string
  readonly nameEn: string
  readonly price: Fen
}

/** SKUs of these goods of the store, in the order of goods and of their matrix; foreign goods are left out. */
export async function pricedSkus(ctx: Ctx, store: StoreScope, goodsIds: readonly number[]): Promise<PricedSku[]> {
  return ctx.db
    .select({
      id: skus.id,
      goodsId: skus.goodsId,
      goodsName: goods.name,
      goodsNameEn: goods.nameEn,
      name: skus.name,
      nameEn: skus.nameEn,
      price: skus.price,
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(and(inArray(skus.goodsId, [...goodsIds]), isNull(skus.deletedAt), goodsScope(store)))
    .orderBy(asc(skus.goodsId), asc(skus.position), asc(skus.id))
}
