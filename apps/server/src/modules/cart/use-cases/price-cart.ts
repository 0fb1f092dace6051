import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { priceGoods } from '../../promotion/index.ts'
import type { CartRow } from '../data/cart.queries.ts'

/** Price of a cart line before thresholds, which depend on the lines that the buyer selects. */
export type PricedCartLine = Awaited<ReturnType<typeof pricedLines>>[number]

/** Prices of the cart's lines by id of the line; a line whose SKU is gone has none. Reads only. */
export async function priceCart(
  ctx: Ctx<BuyerActor>,
  rows: readonly CartRow[],
): Promise<ReadonlyMap<number, PricedCartLine>> {
  return new Map((await pricedLines(ctx, rows)).map(line => [line.cartId, line]))
}

async function pricedLines(ctx: Ctx<BuyerActor>, rows: readonly CartRow[]) {
  const lines = rows.flatMap(({ id, buyNum, sku }) => (sku === undefined ? [] : [{ ...sku, buyNum, cartId: id }]))
  return (await priceGoods(ctx, { buyerId: ctx.actor.id, lines, through: 'line' })).flatMap(goods => goods.lines)
}
