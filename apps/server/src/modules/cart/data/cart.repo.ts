import { LIMITS } from '@shiji/contract/limits.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { named } from '../../../infra/database/named.ts'
import type { BuyerScope } from '../../../infra/scope.ts'
import { inScope, ownerOf } from '../../../records/in-scope.ts'
import type { WantedLine } from '../domain/order-lines.ts'
import { carts } from './cart.table.ts'

export interface NewCartLine {
  readonly userId: number
  readonly goodsId: number
  readonly skuId: number
  readonly storeId: number
  readonly buyNum: number
  readonly price: Fen
  /** Maximum pieces in the cart: what is left, and what one order may contain. */
  readonly most: number
}

/** `merged` keeps the price at which it was first added. */
const ADD = `
  insert into carts (id, user_id, goods_id, sku_id, store_id, buy_num, price_added, created_at)
  select $1, $2, $3, $4, $5, $6, $7, $8
  where exists (select 1 from carts where user_id = $2 and sku_id = $4)
    or (select count(*) from carts where user_id = $2) < $9
  on conflict (user_id, sku_id) do update set buy_num = carts.buy_num + excluded.buy_num
    where carts.buy_num + excluded.buy_num <= $10
  returning id`

/**
 * Adds pieces to the line of that SKU or creates it; undefined when the cart is full or the pieces would be too many.
 */
export async function addLine(ctx: Ctx, line: NewCartLine): Promise<number | undefined> {
  if (line.buyNum > line.most) return undefined
  const rows = await named<{ id: string }>(ctx, 'cart_add', ADD, [
    await ctx.ids.next(),
    line.userId,
    line.goodsId,
    line.skuId,
    line.storeId,
    line.buyNum,
    line.price,
    ctx.clock.now(),
    LIMITS.order.cartLinesMax,
    line.most,
  ])
  return rows[0] === undefined ? undefined : Number(rows[0].id)
}

/** Locks one of the buyer's lines until the transaction ends; undefined for a foreign or missing one. */
export async function lockLine(tx: Ctx, buyer: BuyerScope, id: number): Promise<typeof carts.$inferSelect | undefined> {
  const [line] = await tx.db
    .select()
    .from(carts)
    .where(and(eq(carts.id, id), inScope(buyer, { buyer: carts.userId })))
    .for('update')
  return line
}

export async function setQuantity(tx: Ctx, id: number, buyNum: number): Promise<void> {
  await tx.db.update(carts).set({ buyNum }).where(eq(carts.id, id))
}

/** Removes the buyer's lines and returns how many there were. */
export async function removeLines(ctx: Ctx, buyer: BuyerScope, ids: readonly number[]): Promise<number> {
  const own = ctx.db
    .select({ id: carts.id })
    .from(carts)
    .where(and(inScope(buyer, { buyer: carts.userId }), inArray(carts.id, [...ids])))
    .orderBy(carts.id)
    .for('update')
  const gone = await ctx.db.delete(carts).where(inArray(carts.id, own)).returning({ id: carts.id })
  return gone.length
}

/** Lines with more than was ordered keep the rest; the others are deleted. */
const CONSUME = `
  with ordered as (
    select * from unnest($2::bigint[], $3::bigint[], $4::bigint[]) o (id, sku_id, buy_num)
  ), locked as (
    select id from carts where user_id = $1 and id = any($2::bigint[]) order by id for update
  ), emptied as (
    delete from carts c using ordered o join locked l on l.id = o.id
    where c.id = o.id and c.user_id = $1 and c.sku_id = o.sku_id and c.buy_num <= o.buy_num returning c.id
  ), lowered as (
    update carts c set buy_num = c.buy_num - o.buy_num from ordered o join locked l on l.id = o.id
    where c.id = o.id and c.user_id = $1 and c.sku_id = o.sku_id and c.buy_num > o.buy_num returning c.id
  )
  select id from emptied union all select id from lowered`

/**
 * Removes ordered pieces from the buyer's cart in the order's transaction. False when a line is gone: another order has
 * taken it.
 */
export async function consumeCart(tx: Ctx, buyer: BuyerScope, lines: readonly WantedLine[]): Promise<boolean> {
  const ordered = lines.flatMap(({ cartIds, skuId, buyNum }) => cartIds.map(id => ({ id, skuId, buyNum })))
  if (ordered.length === 0) return true
  const rows = await named<{ id: string }>(tx, 'cart_consume', CONSUME, [
    ownerOf(buyer),
    ordered.map(line => line.id),
    ordered.map(line => line.skuId),
    ordered.map(line => line.buyNum),
  ])
  return rows.length === ordered.length
}
