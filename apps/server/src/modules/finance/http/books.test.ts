import type { Page } from '@shiji/contract/envelope.ts'
import type { Books } from '@shiji/contract/finance/finance.ts'
import type { AdminDashboard } from '@shiji/contract/insight/insight.ts'
import type { JobRow } from '@shiji/contract/platform/platform.ts'
import { HOUR, MINUTE } from '@shiji/kit/time/duration.ts'
import { asc, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Account, aBuyer, anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { giveMoney } from '#harness/trade.builder.ts'
import { invariants } from '../../../infra/invariants/check-invariants.ts'
import { invariantRuns } from '../../../infra/invariants/invariant.table.ts'
import { plantRecurring } from '../../../infra/jobs/run-jobs.ts'

let server: TestApp
let admin: Account
beforeAll(async () => {
  server = await createTestApp({ invariants: 'broken on purpose' })
  admin = await anAdmin(server)
  await plantRecurring(server.runtime, server.app.jobs)
})
afterAll(() => server.close())

const runs = () => server.ctx.db.select().from(invariantRuns).orderBy(asc(invariantRuns.at))
/** Each request has a new session: between two of them more time passes than a session lasts. */
const ask = async <T>(path: string) =>
  (await server.call<T>('GET', path, { token: await server.login('admin', admin.id) })).data
const breachesShown = async () =>
  (await ask<Books>('/Admin/books')).invariants
    .filter(check => check.breaches > 0)
    .map(check => [check.id, check.breaches])
/** Money without a posting. */
const seedFault = () =>
  server.ctx.db.execute(sql`insert into accounts (id, owner_type, owner_id, kind, unit, is_tracked, balance, created_at)
    values (1, 'user', 1, 'frozen', 'CNY', true, 5, '2026-05-01')`)
const mend = () => server.ctx.db.execute(sql`delete from accounts where id = 1`)

const look = async () => {
  server.clock.moveBy(10 * MINUTE)
  await server.drain()
}
const checkNow = async () => {
  await server.call('POST', '/Admin/books/check', { token: await server.login('admin', admin.id) })
  await server.drain()
}

describe('the job that checks the invariants', () => {
  it('runs when a process starts and every six hours after where nothing is booked, each time saving its result', async () => {
    await server.drain()
    expect(await runs()).toEqual([expect.objectContaining({ at: server.clock.now(), breaches: 0 })])

    server.clock.moveBy(6 * HOUR - 10 * MINUTE)
    await server.drain()
    expect(await runs()).toHaveLength(1)

    await look()
    expect(await runs()).toHaveLength(2)
    const { data } = await ask<Page<JobRow>>('/Admin/jobs?kind=invariants.check')
    expect(data).toEqual([
      expect.objectContaining({
        state: 'waiting',
        run_at: new Date(server.clock.now().getTime() + 10 * MINUTE).toISOString(),
      }),
    ])
  })

  it('runs within ten minutes of new bookings, and not again for them', async () => {
    const before = (await runs()).length
    server.clock.moveBy(MINUTE)
    await giveMoney(server, (await aBuyer(server)).id, 500)
    await look()
    expect(await runs()).toHaveLength(before + 1)
    expect((await ask<Books>('/Admin/books')).units).toEqual([
      { unit: 'CNY', debits: 500, credits: 500, difference: 0 },
    ])

    await look()
    await look()
    expect(await runs()).toHaveLength(before + 1)
  })

  it('reports a fault with the row to start looking from; the dashboard shows it until a later run finds it gone', async () => {
    await seedFault()
    server.clock.moveBy(6 * HOUR)
    await server.drain()

    const found = (await runs()).at(-1)
    expect(found?.breaches).toBe(1)
    expect(found?.details.find(check => check.breaches > 0)).toMatchObject({
      id: 'I4',
      sample: [expect.objectContaining({ id: 1 })],
    })
    expect((await ask<AdminDashboard>('/Admin/dashboard/all')).health?.invariant_breaches).toBe(1)

    await mend()
    server.clock.moveBy(6 * HOUR)
    await server.drain()
    expect((await ask<AdminDashboard>('/Admin/dashboard/all')).health?.invariant_breaches).toBe(0)
  })

  it('that fails is tried again soon, not after six hours', async () => {
    await server.ctx.db.execute(sql`alter table journals rename to journals_away`)
    server.clock.moveBy(6 * HOUR)
    await server.drain()
    await server.ctx.db.execute(sql`alter table journals_away rename to journals`)
    const before = (await runs()).length

    server.clock.moveBy(60_000)
    await server.drain()

    expect(await runs()).toHaveLength(before + 1)
  })
})

describe('the books page', () => {
  it('names every check in both languages, in English as the file of invariants does', async () => {
    const titles = async (language: 'zh-cn' | 'en') => {
      const token = await server.login('admin', admin.id)
      const { data } = await server.call<Books>('GET', '/Admin/books', { token, language })
      return data.invariants.map(({ id, title }) => [id, title])
    }
    expect(await titles('en')).toEqual(invariants().map(({ id, title }) => [id, title]))
    for (const [, title] of await titles('zh-cn')) expect(title).toMatch(/^[^.]*\p{Script=Han}[^.]*$/u)
  })

  it('shows up to ten rows to start looking from, by their ids alone', async () => {
    await server.ctx.db.execute(sql`insert into accounts (id, owner_type, owner_id, kind, unit, is_tracked, balance, created_at)
      select n, 'user', n, 'frozen', 'CNY', true, 5, '2026-05-01' from generate_series(1, 12) n`)
    await checkNow()
    const broken = (await ask<Books>('/Admin/books')).invariants.filter(({ breaches }) => breaches > 0)
    expect(broken).toMatchObject([{ id: 'I4', breaches: 12 }])
    expect(broken[0]?.sample).toHaveLength(10)
    for (const row of broken[0]?.sample ?? []) expect(row).toEqual({ id: expect.any(Number) })
    await server.ctx.db.execute(sql`delete from accounts where kind = 'frozen'`)
  })

  it('shows the result of the last check, with its time, until the next one', async () => {
    await checkNow()
    const at = server.clock.now().toISOString()
    await seedFault()
    server.clock.moveBy(MINUTE)
    expect(await breachesShown()).toEqual([])
    expect((await ask<Books>('/Admin/books')).at).toBe(at)

    await checkNow()
    expect(await breachesShown()).toEqual([['I4', 1]])
    expect((await ask<Books>('/Admin/books')).at).toBe(server.clock.now().toISOString())
    await mend()
  })

  it('reads none of the orders and postings that a check sums', async () => {
    const token = await server.login('admin', admin.id)
    const spy = vi.spyOn(pg.Client.prototype, 'query')
    await server.call<Books>('GET', '/Admin/books', { token })
    const read = spy.mock.calls.map(([statement]) => JSON.stringify(statement))
    spy.mockRestore()

    expect(read.filter(text => text.includes('invariant_runs'))).toHaveLength(1)
    expect(read.filter(text => /\b(from|join) \W*(postings|journals|accounts|orders|stocks)\b/.test(text))).toEqual([])
  })

  it('are checked on request, once however many requests there are, and show that meanwhile', async () => {
    const token = await server.login('admin', admin.id)
    const before = (await runs()).length
    await Promise.all([1, 2, 3].map(() => server.call('POST', '/Admin/books/check', { token })))
    expect((await ask<Books>('/Admin/books')).is_checking).toBe(true)

    await server.drain()
    expect(await runs()).toHaveLength(before + 1)
    expect((await ask<Books>('/Admin/books')).is_checking).toBe(false)
  })

  it('are checked only for people with the permission, and not too often', async () => {
    const looker = await anAdmin(server, ['book.view'])
    expect((await server.call('POST', '/Admin/books/check', { token: looker.token })).code).toBe(402)
    const token = await server.login('admin', admin.id)
    const codes = new Set<number>()
    for (let call = 0; call < 25; call += 1)
      codes.add((await server.call('POST', '/Admin/books/check', { token })).code)
    expect([...codes]).toEqual([200, 429])
  })
})
