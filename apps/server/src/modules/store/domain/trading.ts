/** The stored state of a store and its dates; what holds now follows from the clock. */
export interface DatedState {
  readonly status: string
  /** End of the holiday. */
  readonly holidayUntil: Date | null
  /** Planned closing. */
  readonly closesAt: Date | null
}

/**
 * The trading status at a time: a planned closing holds from its instant on, and a holiday is over at its end. Jobs store
 * the new status a moment later; everything that is asked meanwhile follows this rule.
 */
export function statusAt({ status, holidayUntil, closesAt }: DatedState, now: Date): string {
  if (status !== 'closed' && closesAt !== null && closesAt <= now) return 'closed'
  if (status === 'holiday' && holidayUntil !== null && holidayUntil <= now) return 'open'
  return status
}

/**
 * Whether a store trades: it is passed and open. Otherwise its goods are neither listed nor sold (product section 3).
 */
export const isTrading = (store: DatedState & { readonly verify: string }, now: Date): boolean =>
  store.verify === 'passed' && statusAt(store, now) === 'open'

/** A time as it is written in a statement that is not prepared. */
export const instantText = (now: Date): string => `'${now.toISOString()}'::timestamptz`

/** The status at `now`, a timestamptz, as SQL over the table or alias of stores with that name. */
export const statusText = (stores: string, now: string): string =>
  `(case when ${stores}.status <> 'closed' and ${stores}.closes_at <= ${now} then 'closed'
    when ${stores}.status = 'holiday' and ${stores}.holiday_until <= ${now} then 'open' else ${stores}.status end)`

/** Whether it trades at `now`, as SQL over the same. */
export const tradingText = (stores: string, now: string): string =>
  `(${stores}.verify = 'passed' and ${statusText(stores, now)} = 'open')`
