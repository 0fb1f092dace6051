import { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { named } from '../../../infra/database/named.ts'
import { CHECK_VIOLATION, sqlState, violatedConstraint } from '../../../infra/database/sql-state.ts'
import { accountOf, type JournalEntry, type JournalKind, type Posting } from '../domain/journal.ts'
import { accounts } from './ledger.table.ts'

const JOURNALS = `
  insert into journals (id, cause, kind, memo, order_id, created_at)
  select j.id, j.cause, j.kind, j.memo, j.order_id, $2
  from jsonb_to_recordset($1) j (id bigint, cause text, kind text, memo jsonb, order_id bigint)
  on conflict (cause) do nothing returning id, cause`

/** Writes the journals whose cause is new and returns their ids by cause. */
export async function insertJournals(tx: Ctx, entries: readonly JournalEntry[]): Promise<ReadonlyMap<string, number>> {
  const ids = await tx.ids.take(entries.length)
  const rows = entries.map(({ cause, kind, memo, orderId }, index) => ({
    id: ids[index],
    cause,
    kind,
    memo,
    order_id: orderId,
  }))
  const made = await named<{ id: string; cause: string }>(tx, 'ledger_journals', JOURNALS, [
    JSON.stringify(rows),
    tx.clock.now(),
  ])
  return new Map(made.map(row => [row.cause, Number(row.id)]))
}

const keyOf = ({ account, ownerId }: Posting): string => `${account}:${ownerId}`

/** Ids of the accounts that the postings touch, by `account:owner`; missing ones are created. */
export async function accountIds(tx: Ctx, postings: readonly Posting[]): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map(postings.map(posting => [keyOf(posting), posting]))
  const found = await findAccounts(tx, [...wanted.values()])
  // Always in the same order: two bookings that create the same accounts wait for each other's rows.
  const missing = [...wanted]
    .filter(([key]) => !found.has(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, posting]) => posting)
  if (missing.length === 0) return found
  const ids = await tx.ids.take(missing.length)
  const rows = missing.map(({ account, ownerId }, index) => {
    const { ownerType, kind, unit, isTracked } = accountOf(account)
    return { id: ids[index] ?? 0, ownerType, ownerId, kind, unit, isTracked, createdAt: tx.clock.now() }
  })
  await tx.db.insert(accounts).values(rows).onConflictDoNothing()
  return findAccounts(tx, [...wanted.values()])
}

const ACCOUNTS = `
  select a.id, a.owner_type || '.' || a.kind || ':' || a.owner_id as key
  from unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) w (owner_type, owner_id, kind, unit)
  join accounts a using (owner_type, owner_id, kind, unit)`

async function findAccounts(tx: Ctx, postings: readonly Posting[]): Promise<Map<string, number>> {
  const rules = postings.map(({ account }) => accountOf(account))
  const rows = await named<{ id: string; key: string }>(tx, 'ledger_accounts', ACCOUNTS, [
    rules.map(rule => rule.ownerType),
    postings.map(posting => posting.ownerId),
    rules.map(rule => rule.kind),
    rules.map(rule => rule.unit),
  ])
  return new Map(rows.map(row => [row.key, Number(row.id)]))
}

export interface PostingRow {
  readonly journalId: number
  readonly accountId: number
  readonly amount: number
}

const POST = `
  with wanted as (
    select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[])
      with ordinality w (id, journal_id, account_id, amount, n)
  ), sums as (
    select account_id, sum(amount)::bigint as total, count(*) as rows from wanted group by account_id
  ), locked as (
    select a.id from accounts a join sums s on s.account_id = a.id where a.is_tracked order by a.id for update of a
  ), moved as (
    update accounts a set balance = a.balance + s.total, seq = a.seq + s.rows from sums s, locked l
    where l.id = a.id and s.account_id = a.id
    returning a.id, a.balance - s.total as balance, a.seq - s.rows as seq
  )
  insert into postings (id, journal_id, account_id, amount, balance_after, seq, created_at)
  select w.id, w.journal_id, w.account_id, w.amount,
    m.balance + (sum(w.amount) over own)::bigint, m.seq + row_number() over own, $5
  from wanted w left join moved m on m.id = w.account_id
  window own as (partition by w.account_id order by w.n) order by w.n`

/**
 * Writes postings and updates the balances of tracked accounts, both in one statement; rows are locked in account
 * order, so two bookings never deadlock. Refuses with `ledger.not_enough` when a balance would leave its bound; the
 * failed CHECK has then ended the transaction, so nothing can be half booked.
 */
export async function post(tx: Ctx, rows: readonly PostingRow[]): Promise<void> {
  await named(tx, 'ledger_post', POST, [
    await tx.ids.take(rows.length),
    rows.map(row => row.journalId),
    rows.map(row => row.accountId),
    rows.map(row => row.amount),
    tx.clock.now(),
  ]).catch(error => {
    const isShort = sqlState(error) === CHECK_VIOLATION && violatedConstraint(error) === 'accounts_bounds'
    throw isShort ? new AppError('ledger.not_enough') : error
  })
}

const DEBTS = `
  select owner_id, balance from accounts
  where owner_type = 'store' and kind = 'debt' and unit = 'CNY' and balance < 0 and owner_id = any($1::bigint[])
  order by id for update`

/** What stores owe, as positive fen; locks their debt rows until the transaction ends. */
export async function lockDebts(tx: Ctx, storeIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await named<{ owner_id: string; balance: string }>(tx, 'ledger_debts', DEBTS, [storeIds])
  return new Map(rows.map(row => [Number(row.owner_id), -Number(row.balance)]))
}

const BOOKED_SINCE = `
  select coalesce(sum(p.amount), 0)::bigint as total
  from accounts a join postings p on p.account_id = a.id join journals j on j.id = p.journal_id
  where a.owner_type = 'user' and a.owner_id = $1 and a.kind = 'balance' and a.unit = 'CNY'
    and j.kind = $2 and p.created_at > $3`

/** Fen that journals of a kind have put into a buyer's balance since a time. */
export async function bookedSince(tx: Ctx, userId: number, kind: JournalKind, since: Date): Promise<number> {
  const [row] = await named<{ total: string }>(tx, 'ledger_booked_since', BOOKED_SINCE, [userId, kind, since])
  return Number(row?.total ?? 0)
}
