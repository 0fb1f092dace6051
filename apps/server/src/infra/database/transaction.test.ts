import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { idBlocks } from '../ids/id.table.ts'
import { TransactionCut } from './connection-lost.ts'
import { transact } from './transact.ts'

const POOL = 4

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ poolSize: POOL })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.ctx.db.delete(idBlocks).where(sql`name = 'cut'`)
})

type Tx = TestApp['ctx']
const put = (tx: Tx) => tx.db.insert(idBlocks).values({ name: 'cut', next: 1 })
const stored = async () => (await server.ctx.db.select().from(idBlocks).where(eq(idBlocks.name, 'cut'))).length

/** Ends the session of this transaction from outside, and waits until it is gone. */
async function cut(tx: Tx): Promise<void> {
  const { rows } = await tx.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const pid = rows[0]?.pid
  await server.ctx.root.execute(sql`select pg_terminate_backend(${pid}, 5000)`)
}

describe('a connection that is cut between the statements of a transaction', () => {
  it('is harmless: the whole is rerun over another connection, once', async () => {
    let runs = 0
    await transact(server.ctx, async tx => {
      runs += 1
      await put(tx)
      if (runs === 1) await cut(tx)
      await tx.db.execute(sql`select 1`)
    })
    expect([runs, await stored()]).toEqual([2, 1])
  })

  it('also while the work waits without a statement', async () => {
    let runs = 0
    await transact(server.ctx, async tx => {
      runs += 1
      await put(tx)
      if (runs > 1) return
      await cut(tx)
      await new Promise(resolve => setImmediate(resolve))
    })
    expect(await stored()).toBe(1)
  })

  it('also by the limit on idle transactions', async () => {
    let runs = 0
    await transact(server.ctx, async tx => {
      runs += 1
      await put(tx)
      if (runs > 1) return
      await tx.db.execute(sql`set local idle_in_transaction_session_timeout = 20`)
      const gone = sql`select 1 from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`
      await expect.poll(async () => (await server.ctx.root.execute(gone)).rows).toEqual([])
    })
    expect([runs, await stored()]).toEqual([2, 1])
  })

  it('every time makes it give up, with nothing saved', async () => {
    const work = transact(server.ctx, async tx => {
      await put(tx)
      await cut(tx)
      await tx.db.execute(sql`select 1`)
    })
    await expect(work).rejects.toMatchObject({ outcome: 'undone' })
    await expect(work).rejects.toBeInstanceOf(TransactionCut)
    expect(await stored()).toBe(0)
  })
})

describe('a commit whose answer is lost', () => {
  /** The commit succeeds, and the connection ends before it is confirmed. */
  const loseAnswer = async (tx: Tx) => {
    await tx.db.execute(sql`
      create function pg_temp.lose() returns trigger language plpgsql as $$
        begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`)
    await tx.db.execute(sql`create temp table lost (n int) on commit drop`)
    await tx.db.execute(sql`
      create constraint trigger lose after insert on lost deferrable initially deferred for each row execute function pg_temp.lose()`)
    await tx.db.execute(sql`insert into lost values (1)`)
  }

  it('is not rerun, and the error says that the outcome is unknown', async () => {
    let runs = 0
    const work = transact(server.ctx, async tx => {
      runs += 1
      await loseAnswer(tx)
    })
    await expect(work).rejects.toMatchObject({ outcome: 'unknown' })
    expect(runs).toBe(1)
  })

  it('is rerun where the caller can recognise a repeat', async () => {
    let runs = 0
    const work = async (tx: Tx) => {
      runs += 1
      await put(tx)
      if (runs === 1) await loseAnswer(tx)
    }
    await transact(server.ctx, work, { ifUnsure: 'repeat' })
    expect([runs, await stored()]).toEqual([2, 1])
  })
})

describe('the pool', () => {
  it('has all its connections after more cuts than it has connections', async () => {
    const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    for (let round = 0; round < POOL * 2; round += 1) {
      const open = Array.from({ length: POOL }, () => transact(server.ctx, tx => tx.db.execute(sql`select 1`)))
      await Promise.all(open)
      // Cut and used at the same moment: the pool hands out a connection that it does not know to be dead yet.
      await Promise.allSettled([
        server.ctx.root.execute(others),
        ...Array.from({ length: POOL }, () => transact(server.ctx, put)),
      ])
      await server.ctx.db
        .delete(idBlocks)
        .where(sql`name = 'cut'`)
        .catch(() => undefined)
    }
    const both = Array.from({ length: POOL }, () =>
      transact(server.ctx, tx => tx.db.execute(sql`select pg_sleep(0.05)`)),
    )
    expect(await Promise.all(both)).toHaveLength(POOL)
  })

  it('keeps the reason of a failure when the connection ends with it', async () => {
    const work = transact(server.ctx, async tx => {
      await cut(tx)
      throw new RangeError('the reason')
    })
    await expect(work).rejects.toThrow('the reason')
  })
})
