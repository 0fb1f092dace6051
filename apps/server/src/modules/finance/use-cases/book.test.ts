import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { sqlState } from '../../../infra/database/sql-state.ts'
import { transact } from '../../../infra/database/transact.ts'
import type { JournalEntry } from '../domain/journal.ts'
import { book, bookAll } from './book.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const gift = (cause: string, userId: number, amount: number): JournalEntry => ({
  cause,
  kind: 'adjusted',
  memo: { reason: 'test' },
  postings: [
    { account: 'user.balance', ownerId: userId, amount },
    { account: 'platform.adjustment', ownerId: 0, amount: -amount },
  ],
})

const run = (...entries: JournalEntry[]) => transact(server.ctx, tx => bookAll(tx, entries))

async function balanceOf(userId: number): Promise<number | undefined> {
  const { rows } = await server.ctx.db.execute<{ balance: string }>(
    sql`select balance from accounts where owner_type = 'user' and owner_id = ${userId} and kind = 'balance'`,
  )
  return rows[0] === undefined ? undefined : Number(rows[0].balance)
}

async function logOf(userId: number): Promise<number[][]> {
  const { rows } = await server.ctx.db.execute<{ amount: string; balance_after: string; seq: string }>(sql`
    select p.amount, p.balance_after, p.seq from postings p join accounts a on a.id = p.account_id
    where a.owner_type = 'user' and a.owner_id = ${userId} order by p.seq`)
  return rows.map(row => [Number(row.seq), Number(row.amount), Number(row.balance_after)])
}

describe('booking', () => {
  it('changes the balance and writes a log with the balance after each row', async () => {
    await run(gift('a:1', 1, 1_000))
    await run(gift('a:2', 1, -300), gift('a:3', 1, 50))

    expect(await balanceOf(1)).toBe(750)
    expect(await logOf(1)).toEqual([
      [1, 1_000, 1_000],
      [2, -300, 700],
      [3, 50, 750],
    ])
  })

  it('has no second effect for a cause that was booked', async () => {
    await run(gift('b:1', 2, 100))

    const again = await run(gift('b:1', 2, 100), gift('b:2', 2, 1))

    expect([...again]).toEqual([
      ['b:1', 'already'],
      ['b:2', 'booked'],
    ])
    expect(await balanceOf(2)).toBe(101)
  })

  it('refuses a repeated cause when asked to', async () => {
    await run(gift('c:1', 3, 100))

    await expect(transact(server.ctx, tx => book(tx, gift('c:1', 3, 100), 'refuse'))).rejects.toMatchObject({
      id: 'ledger.already_booked',
    })
  })

  it('never lets a person fall below zero, and books nothing of the transaction even if the caller ignores the error', async () => {
    await run(gift('d:1', 4, 100))

    await transact(server.ctx, async tx => {
      await book(tx, gift('d:2', 5, 70))
      await book(tx, gift('d:3', 4, -101)).catch(() => undefined)
    })

    expect(await balanceOf(4)).toBe(100)
    expect(await balanceOf(5)).toBeUndefined()
  })

  it('names the reason of a refusal', async () => {
    await expect(run(gift('e:1', 6, -1))).rejects.toMatchObject({ id: 'ledger.not_enough' })
  })

  it('keeps a debt below zero and refuses to recover more than is owed', async () => {
    const owe = (cause: string, amount: number): JournalEntry => ({
      cause,
      kind: 'adjusted',
      memo: { reason: 'test' },
      postings: [
        { account: 'store.debt', ownerId: 9, amount },
        { account: 'platform.adjustment', ownerId: 0, amount: -amount },
      ],
    })
    await run(owe('f:1', -500))

    await expect(run(owe('f:2', 501))).rejects.toMatchObject({ id: 'ledger.not_enough' })
    await expect(run(owe('f:3', 500))).resolves.toEqual(new Map([['f:3', 'booked']]))
  })

  it('refuses to run outside a transaction, and one cause twice in a call', async () => {
    await expect(book(server.ctx, gift('g:1', 7, 1))).rejects.toThrow('outside a transaction')
    await expect(run(gift('g:1', 7, 1), gift('g:1', 7, 1))).rejects.toThrow('one cause twice')
  })

  it('protects journals and postings from changes, even by SQL', async () => {
    await run(gift('h:1', 8, 5))

    for (const statement of [
      sql`update postings set amount = 6 where amount = 5`,
      sql`delete from postings where amount = 5`,
      sql`update journals set cause = 'other' where cause = 'h:1'`,
      sql`delete from journals where cause = 'h:1'`,
    ]) {
      const state = await server.ctx.db.execute(statement).then(() => 'done', sqlState)
      expect(state).toBe('23000')
    }
  })
})

describe('concurrent bookings', () => {
  it('spend a balance only as often as it lasts, and create an account once', async () => {
    await run(gift('i:0', 20, 10))

    const takes = Array.from({ length: 30 }, (_, index) => run(gift(`i:${index + 1}`, 20, -1)))
    const results = await Promise.allSettled([
      ...takes,
      ...Array.from({ length: 10 }, (_, index) => run(gift(`j:${index}`, 21, 1))),
    ])

    expect(results.slice(0, 30).filter(result => result.status === 'fulfilled')).toHaveLength(10)
    expect(await balanceOf(20)).toBe(0)
    expect(await balanceOf(21)).toBe(10)
    expect((await logOf(21)).map(row => row[2])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('never deadlock between two people', async () => {
    await run(gift('k:1', 30, 1_000), gift('k:2', 31, 1_000))
    const move = (cause: string, from: number, to: number): JournalEntry => ({
      cause,
      kind: 'adjusted',
      memo: { reason: 'test' },
      postings: [
        { account: 'user.balance', ownerId: from, amount: -1 },
        { account: 'user.balance', ownerId: to, amount: 1 },
      ],
    })
    const direct = (entry: JournalEntry) =>
      server.ctx.db.transaction(db => book({ ...server.ctx, db, inTransaction: true }, entry))

    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        direct(index % 2 === 0 ? move(`l:${index}`, 30, 31) : move(`l:${index}`, 31, 30)),
      ),
    )

    expect(results.filter(result => result.status === 'rejected')).toEqual([])
    expect(await balanceOf(30)).toBe(1_000)
  })

  it('book one cause once, however many callers try', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => run(gift('m:1', 40, 7))))

    expect(results.filter(result => result.get('m:1') === 'booked')).toHaveLength(1)
    expect(await balanceOf(40)).toBe(7)
  })
})
