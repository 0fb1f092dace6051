import Type, { type Static } from 'typebox'
import { Amount, Count, Id, Instant, Name, Strict } from '../../schema.ts'

/**
 * One change of the price of an unpaid order by its store, as everybody who may see the order reads it. `goods` is what
 * the goods cost after all discounts, and the payable amount is goods and freight.
 */
export const PriceChange = Type.Object({
  id: Id,
  at: Instant,
  /** The person; buyers see the store. */
  actor: Type.String(),
  reason: Type.String(),
  goods_before: Amount,
  goods_after: Amount,
  freight_before: Amount,
  freight_after: Amount,
  payable_before: Amount,
  payable_after: Amount,
})
export type PriceChange = Static<typeof PriceChange>

/** The most that goods and freight may cost again: what the buyer agreed to. */
export const PriceLimits = Type.Object({ goods: Amount, freight: Amount })
export type PriceLimits = Static<typeof PriceLimits>

/**
 * PUT /Seller/orders/price/{id}: the new sum of the goods, after all discounts, and the new freight. `payable` is the
 * amount that the person saw; if the order costs another one by now, the call is refused (409).
 */
export const PriceChangeInput = Strict({
  goods: Amount,
  freight: Amount,
  payable: Count,
  reason: Name(200),
})
export type PriceChangeInput = Static<typeof PriceChangeInput>
