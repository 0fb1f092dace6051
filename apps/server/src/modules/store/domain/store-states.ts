import type { StatusState, VerifyState } from './store.machine.ts'
import { type DatedState, statusAt } from './trading.ts'

/** Stored facts of a store that its state follows from. */
interface StateFacts extends DatedState {
  readonly verify: string
  readonly statusReason: string
  readonly closingReason: string
  readonly closingBy: 'admin' | 'seller' | null
}

/** What a store is at a time, and what is planned. */
export interface Standing {
  readonly status: StatusState
  /** Why it does not trade; '' while it does. */
  readonly statusReason: string
  /** End of the holiday that it is on; null without one. */
  readonly holidayUntil: Date | null
  /** The closing ahead, with reason and planner; null without one. */
  readonly closesAt: Date | null
  readonly closingReason: string
  readonly closingBy: 'admin' | 'seller' | null
}

/** The two states of a store at a time, as the words that the checks of its table allow. */
export const storeStates = (
  store: DatedState & { readonly verify: string },
  now: Date,
): { readonly verify: VerifyState; readonly status: StatusState } => ({
  verify: one(store.verify, ['fill_information', 'verifying', 'denied', 'passed']),
  status: one(statusAt(store, now), ['open', 'holiday', 'closed']),
})

/** The standing of a store at a time; dates that have passed have done their work and are gone. */
export function standingAt(store: StateFacts, now: Date): Standing {
  const { status } = storeStates(store, now)
  const isClosed = status === 'closed'
  const hasJustClosed = isClosed && store.status !== 'closed'
  return {
    status,
    statusReason: hasJustClosed ? store.closingReason : status === 'open' ? '' : store.statusReason,
    holidayUntil: status === 'holiday' ? store.holidayUntil : null,
    closesAt: isClosed ? null : store.closesAt,
    closingReason: isClosed ? '' : store.closingReason,
    closingBy: isClosed ? null : store.closingBy,
  }
}

function one<const T extends string>(value: string, words: readonly T[]): T {
  const word = words.find(each => each === value)
  if (word === undefined) throw new Error(`unknown state ${value}`)
  return word
}
