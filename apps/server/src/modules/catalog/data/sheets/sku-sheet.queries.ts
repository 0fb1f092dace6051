import type { Fen } from '@shiji/kit/money/fen.ts'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { inOrder } from '../../../../records/list-sql.ts'
import { goods, skus } from '../goods/goods.table.ts'
import { stocks } from '../stock/stock.table.ts'

/** A SKU in a sheet of stock or prices. */
export interface SheetSku {
  readonly id: number
  readonly goodsId: number
  readonly code: string
  readonly goodsName: string
  readonly skuName: string
  readonly price: Fen
  readonly marketPrice: Fen
  readonly onHand: number
  readonly reserved: number
}

const ofStore = (store: StoreScope): SQL | undefined =>
  and(inScope(store, { store: skus.storeId }), isNull(skus.deletedAt), isNull(goods.deletedAt))

/** All SKUs of a store, goods by number and SKUs in their place, with whether each code is there once. */
export async function skusByNumber(
  ctx: Ctx,
  store: StoreScope,
): Promise<{ readonly id: number; readonly isAlone: boolean }[]> {
  return ctx.db
    .select({ id: skus.id, isAlone: sql<boolean>`count(*) over (partition by ${skus.code}) = 1` })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(ofStore(store))
    .orderBy(sql`${goods.goodsNo} collate "C"`, goods.id, skus.position, skus.id)
}

async function read(ctx: Ctx, store: StoreScope, which: SQL | undefined): Promise<SheetSku[]> {
  return ctx.db
    .select({
      id: skus.id,
      goodsId: skus.goodsId,
      code: skus.code,
      goodsName: goods.name,
      skuName: skus.name,
      price: skus.price,
      marketPrice: skus.marketPrice,
      onHand: stocks.onHand,
      reserved: stocks.reserved,
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .innerJoin(stocks, eq(stocks.skuId, skus.id))
    .where(and(ofStore(store), which))
}

/** These SKUs of a store, in the order of the ids. */
export const sheetSkus = async (ctx: Ctx, store: StoreScope, ids: readonly number[]): Promise<SheetSku[]> =>
  inOrder(ids, await read(ctx, store, inArray(skus.id, [...ids])))

/** The SKUs of a store that have one of these codes or ids. */
export async function skusNamed(
  ctx: Ctx,
  store: StoreScope,
  { codes, ids }: { readonly codes: readonly string[]; readonly ids: readonly number[] },
): Promise<SheetSku[]> {
  const which = [
    ...(codes.length > 0 ? [inArray(skus.code, [...codes])] : []),
    ...(ids.length > 0 ? [inArray(skus.id, [...ids])] : []),
  ]
  return which.length === 0 ? [] : read(ctx, store, or(...which))
}
