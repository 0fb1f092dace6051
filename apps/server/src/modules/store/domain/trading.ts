/** The state of a store that decides whether its goods are sold. */
interface TradingState {
  readonly verify: string
  readonly status: string
}

/**
 * Whether a store trades: it is passed and open. Otherwise its goods are neither listed nor sold (product section 3).
 */
export const isTrading = ({ verify, status }: TradingState): boolean => verify === 'passed' && status === 'open'

/** The same rule as SQL, over the table or alias of stores with that name. */
export const tradingText = (stores: string): string => `(${stores}.verify = 'passed' and ${stores}.status = 'open')`
