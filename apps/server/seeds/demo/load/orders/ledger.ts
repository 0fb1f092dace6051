import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../../src/infra/context.ts'
import type { JournalEntry } from '../../../../src/modules/finance/index.ts'
import { insertRows, type Row } from '../insert.ts'
import type { NumberLine } from '../number-line.ts'

type OwnerType = 'user' | 'store' | 'platform'

/** One journal; postings of zero are left out. */
export interface Entry {
  readonly at: Date
  readonly cause: string
  readonly kind: JournalEntry['kind']
  readonly memo: Readonly<Record<string, string | number>>
  readonly orderId: number | null
  readonly postings: readonly (readonly [ownerType: OwnerType, ownerId: number, kind: string, amount: number])[]
}

interface Account {
  readonly id: number
  readonly isTracked: boolean
  balance: number
  seq: number
}

const CHUNK = 2_000

/**
 * Books entries in the order of time, keeping the chain of each account; `flush` inserts what was booked since the last
 * one.
 */
export class DemoLedger {
  readonly #line: NumberLine
  readonly #accounts = new Map<string, Account>()
  #opened: Row[] = []
  #journals: Row[] = []
  #postings: Row[] = []

  constructor(line: NumberLine) {
    this.#line = line
  }

  /** fen or points; 0 for an account without bookings. */
  balanceOf(ownerType: OwnerType, ownerId: number, kind: string): number {
    return this.#accounts.get(`${ownerType}:${ownerId}:${kind}`)?.balance ?? 0
  }

  book({ at, cause, kind, memo, orderId, postings }: Entry): void {
    const journalId = this.#line.take()
    this.#journals.push({ id: journalId, cause, kind, memo, order_id: orderId, created_at: at })
    for (const [ownerType, ownerId, accountKind, amount] of postings) {
      if (amount === 0) continue
      const account = this.#account(ownerType, ownerId, accountKind, at)
      if (account.isTracked) {
        account.balance += amount
        account.seq += 1
      }
      this.#postings.push({
        id: this.#line.take(),
        journal_id: journalId,
        account_id: account.id,
        amount,
        balance_after: account.isTracked ? account.balance : null,
        seq: account.isTracked ? account.seq : null,
        created_at: at,
      })
    }
  }

  #account(ownerType: OwnerType, ownerId: number, kind: string, at: Date): Account {
    const name = `${ownerType}:${ownerId}:${kind}`
    const known = this.#accounts.get(name)
    if (known !== undefined) return known
    const account: Account = { id: this.#line.take(), isTracked: ownerType !== 'platform', balance: 0, seq: 0 }
    this.#accounts.set(name, account)
    this.#opened.push({
      id: account.id,
      owner_type: ownerType,
      owner_id: ownerId,
      kind,
      unit: kind.startsWith('points') ? 'POINT' : 'CNY',
      is_tracked: account.isTracked,
      balance: 0,
      seq: 0,
      created_at: at,
    })
    return account
  }

  async flush(tx: Ctx): Promise<void> {
    await insertRows(tx, 'accounts', this.#opened)
    await insertRows(tx, 'journals', this.#journals)
    await insertRows(tx, 'postings', this.#postings)
    this.#opened = []
    this.#journals = []
    this.#postings = []
  }

  /** Writes the balances into the accounts, once everything is booked. */
  async close(tx: Ctx): Promise<void> {
    await this.flush(tx)
    const tracked = [...this.#accounts.values()].filter(account => account.isTracked)
    for (let start = 0; start < tracked.length; start += CHUNK) {
      const rows = JSON.stringify(tracked.slice(start, start + CHUNK))
      await tx.db.execute(sql`update accounts a set balance = v.balance, seq = v.seq
        from jsonb_to_recordset(${rows}::jsonb) v (id bigint, balance bigint, seq bigint) where a.id = v.id`)
    }
  }
}
