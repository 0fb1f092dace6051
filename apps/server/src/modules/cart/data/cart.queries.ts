import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { BuyerScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { type SellableSku, sellableSkus, skus } from '../../catalog/index.ts'
import { addresses } from '../../identity/index.ts'
import { carts } from './cart.table.ts'

export type CartRow = typeof carts.$inferSelect & { readonly sku: SellableSku | undefined }

/** The buyer's cart with the current state of its SKUs, newest line first. */
export async function cartOf(ctx: Ctx, buyer: BuyerScope): Promise<CartRow[]> {
  const lines = await ctx.db
    .select()
    .from(carts)
    .where(inScope(buyer, { buyer: carts.userId }))
    .orderBy(desc(carts.id))
  const found = await sellableSkus(
    ctx,
    lines.map(line => line.skuId),
  )
  return lines.map(line => ({ ...line, sku: found.get(line.skuId) }))
}

/** How many lines the buyer's cart has. */
export async function cartCount(ctx: Ctx, buyer: BuyerScope): Promise<number> {
  const [row] = await ctx.db
    .select({ lines: sql<string>`count(*)` })
    .from(carts)
    .where(inScope(buyer, { buyer: carts.userId }))
  return Number(row?.lines ?? 0)
}

/** Goods of the buyer's cart, the newest line first. */
export async function cartGoods(ctx: Ctx, buyer: BuyerScope): Promise<number[]> {
  const lines = await ctx.db
    .select({ goodsId: carts.goodsId })
    .from(carts)
    .where(inScope(buyer, { buyer: carts.userId }))
    .orderBy(desc(carts.id))
  return [...new Set(lines.map(line => line.goodsId))]
}

/** Existing SKUs of a product; the only one of goods without axes has an empty key. */
export async function skusOf(ctx: Ctx, goodsId: number): Promise<{ id: number; key: string }[]> {
  return ctx.db
    .select({ id: skus.id, key: skus.key })
    .from(skus)
    .where(and(eq(skus.goodsId, goodsId), isNull(skus.deletedAt)))
    .orderBy(asc(skus.position))
}

export type Address = typeof addresses.$inferSelect

/**
 * That address of the buyer, or if none is given their default one (else the newest); undefined for a foreign or
 * missing one.
 */
export async function buyerAddress(ctx: Ctx, buyer: BuyerScope, addressId?: number): Promise<Address | undefined> {
  const mine = inScope(buyer, { buyer: addresses.userId })
  const [address] = await ctx.db
    .select()
    .from(addresses)
    .where(addressId === undefined ? mine : and(mine, eq(addresses.id, addressId)))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))
    .limit(1)
  return address
}
