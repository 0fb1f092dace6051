/** How prices are changed: by a percentage, by an amount, or to one price. */
export const PRICE_MODES = ['percent', 'amount', 'set'] as const
export type PriceMode = (typeof PRICE_MODES)[number]
/** To what a new price is rounded, half up. */
export const PRICE_ROUNDINGS = ['fen', 'yuan'] as const
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]

/** Why a new price is impossible. */
export const PRICE_PROBLEMS = ['too_low', 'too_high'] as const
export type PriceProblem = (typeof PRICE_PROBLEMS)[number]
