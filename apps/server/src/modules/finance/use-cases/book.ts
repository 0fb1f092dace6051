import { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { accountIds, insertJournals, post } from '../data/ledger.repo.ts'
import { checkedEntry, type JournalEntry } from '../domain/journal.ts'

/** What to do when the cause was booked before: report it, or refuse with `ledger.already_booked`. */
export type OnRepeat = 'report' | 'refuse'
export type Booked = 'booked' | 'already'

/**
 * Books one journal in the caller's transaction (product §2). Its postings must sum to zero per unit, else it throws. A
 * cause that was booked before has no second effect. Refuses with `ledger.not_enough` when a person's or store's
 * account would leave its bound; the transaction is then over.
 */
export async function book(tx: Ctx, entry: JournalEntry, onRepeat: OnRepeat = 'report'): Promise<Booked> {
  const results = await bookAll(tx, [entry], onRepeat)
  return results.get(entry.cause) ?? 'already'
}

/** Books several journals in the same three statements as one; results by cause. Amounts apply in the given order. */
export async function bookAll(
  tx: Ctx,
  entries: readonly JournalEntry[],
  onRepeat: OnRepeat = 'report',
): Promise<ReadonlyMap<string, Booked>> {
  if (!tx.inTransaction) throw new Error('a journal outside a transaction')
  if (entries.length === 0) return new Map()
  const checked = entries.map(checkedEntry)
  if (new Set(checked.map(entry => entry.cause)).size < checked.length)
    throw new RangeError('one cause twice in a booking')
  const journalIds = await insertJournals(tx, checked)
  if (onRepeat === 'refuse' && journalIds.size < checked.length) throw new AppError('ledger.already_booked')
  const fresh = checked.filter(entry => journalIds.has(entry.cause))
  if (fresh.length > 0) await postAll(tx, fresh, journalIds)
  return new Map(checked.map(({ cause }) => [cause, journalIds.has(cause) ? 'booked' : 'already']))
}

async function postAll(tx: Ctx, entries: readonly JournalEntry[], journalIds: ReadonlyMap<string, number>) {
  const ids = await accountIds(
    tx,
    entries.flatMap(entry => entry.postings),
  )
  const rows = entries.flatMap(({ cause, postings }) =>
    postings.map(({ account, ownerId, amount }) => ({
      journalId: known(journalIds.get(cause)),
      accountId: known(ids.get(`${account}:${ownerId}`)),
      amount,
    })),
  )
  await post(tx, rows)
}

function known(id: number | undefined): number {
  if (id === undefined) throw new Error('a ledger row that was just written is gone')
  return id
}
