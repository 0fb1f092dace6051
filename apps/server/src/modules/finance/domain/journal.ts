import { type AccountName, type AccountRule, CHART, type OwnerType } from './chart.ts'

/** Kinds of journals, as in the i18n namespace `ledger`. */
export const JOURNAL_KINDS = [
  'order_paid',
  'order_settled',
  'payment_refunded',
  'adjusted',
  'demo_top_up',
  'cash_held',
  'cash_paid',
  'cash_returned',
] as const
export type JournalKind = (typeof JOURNAL_KINDS)[number]

/** One change of one account: fen or whole points, signed as the chart defines. */
export interface Posting {
  readonly account: AccountName
  /** User or store id; 0 for the platform. */
  readonly ownerId: number
  readonly amount: number
}

export interface JournalEntry {
  /** Unique forever (`order_paid:123`): the same thing cannot be booked twice. */
  readonly cause: string
  readonly kind: JournalKind
  /** Values of the text `ledger.<kind>`. */
  readonly memo: Readonly<Record<string, string | number>>
  readonly orderId?: number
  readonly postings: readonly Posting[]
}

export const PLATFORM = 0

/** The chart's rule and the parts of an account's name. */
export function accountOf(name: AccountName): AccountRule & { readonly ownerType: OwnerType; readonly kind: string } {
  const [ownerType, kind] = name.split('.')
  if ((ownerType !== 'user' && ownerType !== 'store' && ownerType !== 'platform') || kind === undefined)
    throw new RangeError(`no account ${name}`)
  return { ...CHART[name], ownerType, kind }
}

/**
 * The entry with postings of zero left out. Throws RangeError when what is left does not sum to zero in each unit,
 * touches one account twice, or when nothing is left: such a journal is a bug of the caller.
 */
export function checkedEntry(entry: JournalEntry): JournalEntry {
  const postings = entry.postings.filter(posting => posting.amount !== 0)
  if (postings.length < 2) throw new RangeError(`journal ${entry.cause} moves nothing`)
  const sums = new Map<string, number>()
  const touched = new Set<string>()
  for (const { account, ownerId, amount } of postings) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`journal ${entry.cause}: ${amount} is no whole amount`)
    if ((ownerId === PLATFORM) !== account.startsWith('platform.'))
      throw new RangeError(`journal ${entry.cause}: ${account} of owner ${ownerId}`)
    const { unit } = CHART[account]
    sums.set(unit, (sums.get(unit) ?? 0) + amount)
    touched.add(`${account}:${ownerId}`)
  }
  for (const [unit, sum] of sums)
    if (sum !== 0) throw new RangeError(`journal ${entry.cause} does not balance: ${sum} ${unit}`)
  if (touched.size !== postings.length) throw new RangeError(`journal ${entry.cause} touches an account twice`)
  return { ...entry, postings }
}
