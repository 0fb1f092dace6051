import Type, { type Static } from 'typebox'
import { Amount, Word } from '../schema.ts'
import { PRICE_PHASES } from '../statuses.ts'

/**
 * One reason of a price: an offer that applied, as product page, cart, quote and order show it, and what it saved in
 * fen.
 */
export const PriceStep = Type.Object({
  phase: Word(PRICE_PHASES),
  kind: Type.String(),
  name: Type.String(),
  name_en: Type.String(),
  amount: Amount,
})
export type PriceStep = Static<typeof PriceStep>
