import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuyer } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { createApp } from '../../app.ts'
import { callSums } from './call-sums.table.ts'
import { learn, publish, startExchange } from './exchange.ts'
import { SharedWindow } from './shared-window.ts'

const MAX = 600
const SECONDS = 59

let server: TestApp
let now: number
let tick: number
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(() => {
  now = Date.UTC(2026, 5, 1, 2, 0, 0)
  tick = 1_000
})
afterEach(async () => {
  await server.ctx.db.delete(callSums)
})

const processes = (count: number) => Array.from({ length: count }, (_, nth) => new SharedWindow(`p${nth}`, () => now))

/** One exchange: all write, then all read. */
async function exchange(all: readonly SharedWindow[], isPatient = true): Promise<boolean[]> {
  tick += 1
  for (const each of all) await publish(server.runtime, each, tick)
  return Promise.all(all.map(each => learn(server.runtime, each, tick, isPatient)))
}

/** Sends the given calls of each process in each second; returns how many were let through in the minute. */
async function passed(all: readonly SharedWindow[], load: (second: number) => readonly number[]): Promise<number> {
  let through = 0
  await exchange(all)
  for (let second = 0; second < SECONDS; second += 1) {
    const calls = load(second)
    // Round robin, as a load balancer sends them.
    for (let nth = 0; nth < Math.max(...calls); nth += 1) {
      for (const [index, each] of all.entries())
        if (nth < (calls[index] ?? 0) && each.take('buyer:1', MAX)) through += 1
    }
    now += 1_000
    await exchange(all)
  }
  return through
}

describe('processes that exchange their sums', () => {
  it('let through exactly the limit in all, and again in the next minute', async () => {
    const [one] = processes(1)
    expect(await passed(processes(1), () => [100])).toBe(MAX)
    expect(Array.from({ length: 700 }, () => one?.take('x', MAX)).filter(Boolean)).toHaveLength(MAX)
    expect(one?.secondsLeft()).toBe(1)
    now += 1_000
    expect(one?.take('x', MAX)).toBe(true)
  })

  it.each([
    ['a burst over two', 2, () => [2_000, 2_000]],
    ['a burst over three', 3, () => [2_000, 2_000, 2_000]],
    ['a steady stream a little above the limit', 3, () => [4, 4, 4]],
    ['a stream far above it', 3, () => [50, 50, 50]],
    ['all calls at one of three', 3, () => [30, 0, 0]],
    ['a burst at one of three', 3, () => [2_000, 0, 0]],
    [
      'one that moves from process to process',
      3,
      (second: number) => [0, 1, 2].map(nth => (Math.floor(second / 5) % 3 === nth ? 60 : 0)),
    ],
    ['a late burst', 3, (second: number) => (second < 40 ? [0, 0, 0] : [200, 100, 50])],
    ['eight processes', 8, () => Array(8).fill(40)],
  ])('%s: as much as one process would, give or take a fifth', async (_load, count, load) => {
    const through = await passed(processes(count), load)
    expect(through).toBeGreaterThanOrEqual(MAX * 0.8)
    expect(through).toBeLessThanOrEqual(MAX * 1.2)
  })

  it('would let through the limit once per process without the exchange (mutant)', () => {
    const all = processes(3)
    const through = all.flatMap(each => Array.from({ length: 2_000 }, () => each.take('x', MAX))).filter(Boolean)
    expect(through).toHaveLength(3 * MAX)
  })

  it('never refuse a caller who stays below the limit, whichever processes their calls reach', async () => {
    expect(await passed(processes(3), second => (second % 2 === 0 ? [9, 0, 0] : [0, 6, 3]))).toBe(9 * SECONDS)
  })

  it('write one row each, for the few keys that come near their limit', async () => {
    const all = processes(3)
    await exchange(all)
    for (let key = 0; key < 2_000; key += 1) all[0]?.take(`quiet ${key}`, MAX)
    for (let call = 0; call < 50; call += 1) all[0]?.take('busy', MAX)
    await exchange(all)
    const rows = await server.ctx.db.select().from(callSums)
    expect(rows.map(row => row.process).toSorted()).toEqual(['p0', 'p1', 'p2'])
    expect(rows.find(row => row.process === 'p0')?.sums).toEqual({ busy: [50, 50] })
  })

  it('do not count half a second as a whole one, nor wait forever for a slow process', async () => {
    const [fast, slow] = processes(2)
    if (fast === undefined || slow === undefined) throw new Error('two were made')
    await exchange([fast, slow])
    await publish(server.runtime, fast, tick + 1)
    expect(await learn(server.runtime, fast, tick + 1)).toBe(false)
    expect(await learn(server.runtime, fast, tick + 1, false)).toBe(true)
  })

  it('forget a process that is gone: the others share its part', async () => {
    const [here, gone] = processes(2)
    if (here === undefined || gone === undefined) throw new Error('two were made')
    await exchange([here, gone])
    expect(here.sharers).toBe(2)
    await server.ctx.db.execute(sql`update call_sums set seen_at = now() - interval '4 seconds' where process = 'p1'`)
    await exchange([here])
    expect(here.sharers).toBe(1)
    expect(Array.from({ length: MAX }, () => here.take('x', MAX)).every(Boolean)).toBe(true)
  })
})

describe('three servers on one database', () => {
  it('let through under load, all together, what a single one does', async () => {
    const apps = await Promise.all([1, 2, 3].map(() => createApp(server.runtime)))
    const exchanges = apps.map(app => startExchange(server.runtime, app.calls))
    await expect.poll(() => apps.map(app => app.calls.sharers), { timeout: 10_000 }).toEqual([3, 3, 3])
    const { token } = await aBuyer(server)
    const headers = { authorization: `Bearer ${token}` }
    let through = 0
    for (let round = 0; round < 40; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, nth) => apps[nth % 3]?.http.inject({ url: '/api/common', headers })),
      )
      through += answers.filter(answer => answer?.headers['x-code'] === '200').length
    }
    await Promise.all(exchanges.map(each => each.stop()))
    await Promise.all(apps.map(app => app.http.close()))

    expect(through).toBeGreaterThanOrEqual(MAX * 0.8)
    expect(through).toBeLessThanOrEqual(MAX * 1.2)
    expect(await server.ctx.db.select().from(callSums)).toEqual([])
  })
})
