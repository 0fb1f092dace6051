import type { Withdrawal } from '../../data/withdrawals/withdrawal.repo.ts'
import { type JournalEntry, PLATFORM } from '../../domain/journal.ts'

type Held = Pick<Withdrawal, 'id' | 'cashNo' | 'storeId' | 'amount' | 'fee' | 'net'>

const entry = (
  { id, cashNo }: Held,
  kind: 'cash_held' | 'cash_paid' | 'cash_returned',
  postings: JournalEntry['postings'],
): JournalEntry => ({ cause: `${kind}:${id}`, kind, memo: { cash_no: cashNo }, postings })

/** The amount leaves what the store can spend and is held. */
export const heldJournal = (row: Held): JournalEntry =>
  entry(row, 'cash_held', [
    { account: 'store.balance', ownerId: row.storeId, amount: -row.amount },
    { account: 'store.frozen', ownerId: row.storeId, amount: row.amount },
  ])

/** The held amount leaves: what arrives through the bank, the fee to the platform. */
export const paidJournal = (row: Held): JournalEntry =>
  entry(row, 'cash_paid', [
    { account: 'store.frozen', ownerId: row.storeId, amount: -row.amount },
    { account: 'platform.bank', ownerId: PLATFORM, amount: row.net },
    { account: 'platform.revenue', ownerId: PLATFORM, amount: row.fee },
  ])

/** The held amount goes back whole, the fee with it. */
export const returnedJournal = (row: Held): JournalEntry =>
  entry(row, 'cash_returned', [
    { account: 'store.frozen', ownerId: row.storeId, amount: -row.amount },
    { account: 'store.balance', ownerId: row.storeId, amount: row.amount },
  ])
