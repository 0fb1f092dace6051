import { sql } from 'drizzle-orm'
import { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { CHECK_VIOLATION, sqlState, violatedConstraint } from '../../../infra/database/sql-state.ts'
import { accountOf, type JournalEntry, type Posting } from '../domain/journal.ts'
import { accounts, journals } from './ledger.table.ts'

/** Writes the journals whose cause is new and returns their ids by cause. */
export async function insertJournals(tx: Ctx, entries: readonly JournalEntry[]): Promise<ReadonlyMap<string, number>> {
  const ids = await tx.ids.take(entries.length)
  const createdAt = tx.clock.now()
  const rows = entries.map((entry, index) => ({
    id: ids[index] ?? 0,
    cause: entry.cause,
    kind: entry.kind,
    memo: entry.memo,
    orderId: entry.orderId ?? null,
    createdAt,
  }))
  const made = await tx.db
    .insert(journals)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: journals.id, cause: journals.cause })
  return new Map(made.map(row => [row.cause, row.id]))
}

/** Names one account. */
export const accountKey = (ownerType: string, ownerId: number, kind: string): string =>
  `${ownerType}.${kind}:${ownerId}`
const keyOf = ({ account, ownerId }: Posting): string => `${account}:${ownerId}`

/** Ids of the accounts that the postings touch; those that do not exist yet are made. */
export async function accountIds(tx: Ctx, postings: readonly Posting[]): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map(postings.map(posting => [keyOf(posting), posting]))
  const found = await findAccounts(tx, [...wanted.values()])
  const missing = [...wanted].filter(([key]) => !found.has(key)).map(([, posting]) => posting)
  if (missing.length === 0) return found
  const ids = await tx.ids.take(missing.length)
  const rows = missing.map(({ account, ownerId }, index) => {
    const { ownerType, kind, unit, isTracked } = accountOf(account)
    return { id: ids[index] ?? 0, ownerType, ownerId, kind, unit, isTracked, createdAt: tx.clock.now() }
  })
  await tx.db.insert(accounts).values(rows).onConflictDoNothing()
  return findAccounts(tx, [...wanted.values()])
}

async function findAccounts(tx: Ctx, postings: readonly Posting[]): Promise<Map<string, number>> {
  const names = postings.map(({ account, ownerId }) => ({ ...accountOf(account), ownerId }))
  const types = sql.param(names.map(name => name.ownerType))
  const owners = sql.param(names.map(name => name.ownerId))
  const kinds = sql.param(names.map(name => name.kind))
  const units = sql.param(names.map(name => name.unit))
  const { rows } = await tx.db.execute<{ id: string; owner_type: string; owner_id: string; kind: string }>(sql`
    select a.id, a.owner_type, a.owner_id, a.kind
    from unnest(${types}::text[], ${owners}::bigint[], ${kinds}::text[], ${units}::text[]) w (owner_type, owner_id, kind, unit)
    join accounts a using (owner_type, owner_id, kind, unit)`)
  return new Map(rows.map(row => [accountKey(row.owner_type, Number(row.owner_id), row.kind), Number(row.id)]))
}

export interface PostingRow {
  readonly journalId: number
  readonly accountId: number
  readonly amount: number
}

/**
 * Writes postings and moves the balances of tracked accounts, both in one statement; rows are locked in account order, so two
 * bookings never wait for each other crosswise. Refuses with `ledger.not_enough` when a balance would leave its bound; the CHECK that
 * says so has then ended the transaction, so nothing can be half booked.
 */
export async function post(tx: Ctx, rows: readonly PostingRow[]): Promise<void> {
  const ids = sql.param(await tx.ids.take(rows.length))
  const journalIds = sql.param(rows.map(row => row.journalId))
  const touched = sql.param(rows.map(row => row.accountId))
  const amounts = sql.param(rows.map(row => row.amount))
  await tx.db
    .execute(sql`
    with wanted as (
      select * from unnest(${ids}::bigint[], ${journalIds}::bigint[], ${touched}::bigint[], ${amounts}::bigint[])
        with ordinality w (id, journal_id, account_id, amount, n)),
    sums as (select account_id, sum(amount)::bigint as total, count(*) as rows from wanted group by account_id),
    locked as (select a.id from accounts a join sums s on s.account_id = a.id where a.is_tracked order by a.id for update of a),
    moved as (
      update accounts a set balance = a.balance + s.total, seq = a.seq + s.rows from sums s, locked l
      where l.id = a.id and s.account_id = a.id
      returning a.id, a.balance - s.total as balance, a.seq - s.rows as seq)
    insert into postings (id, journal_id, account_id, amount, balance_after, seq, created_at)
    select w.id, w.journal_id, w.account_id, w.amount,
      m.balance + (sum(w.amount) over own)::bigint, m.seq + row_number() over own, ${tx.clock.now()}
    from wanted w left join moved m on m.id = w.account_id
    window own as (partition by w.account_id order by w.n) order by w.n`)
    .catch(error => {
      const isShort = sqlState(error) === CHECK_VIOLATION && violatedConstraint(error) === 'accounts_bounds'
      throw isShort ? new AppError('ledger.not_enough') : error
    })
}

/** What stores owe, as positive fen; their debt rows stay locked until the transaction ends. */
export async function lockDebts(tx: Ctx, storeIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await tx.db.execute<{ owner_id: string; balance: string }>(sql`
    select owner_id, balance from accounts
    where owner_type = 'store' and kind = 'debt' and unit = 'CNY' and balance < 0 and owner_id = any(${sql.param([...storeIds])}::bigint[])
    order by id for update`)
  return new Map(rows.map(row => [Number(row.owner_id), -Number(row.balance)]))
}
