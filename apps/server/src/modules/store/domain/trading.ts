/** A store as far as it decides whether its goods are sold. */
interface TradingState {
  readonly verify: string
  readonly status: string
}

/** Goods of a store are listed and sold only while this holds: it passed and is open (product section 3). */
export const isTrading = ({ verify, status }: TradingState): boolean => verify === 'passed' && status === 'open'

/** The same rule in a statement, over the table or alias of stores with that name. */
export const tradingText = (stores: string): string => `(${stores}.verify = 'passed' and ${stores}.status = 'open')`
