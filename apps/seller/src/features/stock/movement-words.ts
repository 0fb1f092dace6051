import type { StockMovement } from '@shiji/contract/stock/stock.ts'
import type { SayText } from '@shiji/i18n/react.ts'

/** What changed stock, in words: the reason of a person, or what an order did. */
export const movementWords = (say: SayText, { kind, reason }: Pick<StockMovement, 'kind' | 'reason'>): string =>
  say(reason === null ? `stock.kind.${kind}` : `stock.reason.${reason}`)

/** A difference with its sign. */
export const signed = (difference: number): string => (difference > 0 ? `+${difference}` : String(difference))
