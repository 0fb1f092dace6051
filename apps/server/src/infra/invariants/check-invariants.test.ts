import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { checkInvariants, invariants } from './check-invariants.ts'
import { parseInvariants } from './parse.ts'
import { lastInvariantRun, runInvariants } from './runs.ts'

describe('the file of invariants', () => {
  it('is read as one select per id', () => {
    expect(invariants().map(check => check.id)).toEqual(expect.arrayContaining(['I1', 'I31', 'I57']))
    expect(invariants().find(check => check.id === 'I33')?.isLater).toBe(true)
  })

  it('is refused when an id comes twice, a check does not select, or one holds two statements', () => {
    expect(() => parseInvariants('-- I1 A\nselect 1;\n-- I1 B\nselect 2;')).toThrow('I1 comes twice')
    expect(() => parseInvariants('-- I1 A\ndelete from accounts;')).toThrow('not one select')
    expect(() => parseInvariants('-- I1 A\nselect 1; delete from accounts;')).toThrow('not one select')
  })
})

describe('checking', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ invariants: 'broken on purpose' })
  })
  afterAll(() => server.close())

  const broken = async () => {
    const results = await checkInvariants(server.ctx.db, { now: server.clock.now() })
    return results.filter(result => result.breaches > 0).map(result => result.id)
  }

  it('finds nothing in an empty database, with every check run', async () => {
    const results = await checkInvariants(server.ctx.db, { now: server.clock.now() })

    expect(results.map(result => result.id)).toEqual(invariants().map(check => check.id))
    expect(await broken()).toEqual([])
  })

  it('detects a balance without postings, an order without lines and history, and unexplained stock', async () => {
    const { db } = server.ctx
    await db.execute(sql`insert into accounts (id, owner_type, owner_id, kind, unit, is_tracked, balance, created_at)
      values (1, 'user', 1, 'balance', 'CNY', true, 5, '2026-05-01')`)
    expect(await broken()).toEqual(['I4'])

    await db.execute(
      sql`insert into users (id, username, password_hash, nickname, created_at) values (1, 'a', '-', 'A', '2026-05-01')`,
    )
    await db.execute(
      sql`insert into stores (id, user_id, name, verify, created_at) values (2, 1, 'S', 'passed', '2026-05-01')`,
    )
    await db.execute(
      sql`insert into order_groups (id, user_id, payable, quote, created_at) values (3, 1, 70, 'q', '2026-05-01')`,
    )
    await db.execute(sql`insert into orders (id, order_no, group_id, user_id, store_id, status, name, image, pieces, goods_amount,
      freight_amount, discount_amount, payable, address_id, receive_name, receive_tel, receive_area, receive_address, created_at)
      values (4, 'D1', 3, 1, 2, 'waiting_delivery', 'Lamp', '', 1, 70, 0, 0, 70, 1, 'A', '1', 'B', 'C', '2026-05-01')`)
    expect(await broken()).toEqual(['I4', 'I15', 'I29', 'I30'])
  })

  it('keeps the outcome for the dashboards', async () => {
    const run = await runInvariants(server.ctx)

    expect(run.breaches).toBe(4)
    expect(await lastInvariantRun(server.ctx)).toMatchObject({ breaches: 4, at: server.clock.now() })
  })

  it('shows where to start looking', async () => {
    const results = await checkInvariants(server.ctx.db, { now: server.clock.now() })
    expect(results.find(result => result.id === 'I30')?.sample).toEqual([{ id: 4, status: 'waiting_delivery' }])
  })
})
