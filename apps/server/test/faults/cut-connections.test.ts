import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Answer, createTestApp, type TestApp } from '#harness/app.ts'
import { type BuiltGoods, goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { aPayer, createOrder, pay, quoteOf, type Shopper } from '#harness/trade.builder.ts'
import { JobKinds } from '../../src/infra/jobs/jobs.ts'
import { startWorker } from '../../src/infra/jobs/worker.ts'
import { createLog } from '../../src/infra/log/log.ts'
import { Reactions } from '../../src/infra/outbox/reactions.ts'
import { CONNECTIONS } from '../races/many.ts'

const BUYERS = 12
const ROUNDS = 4
const CUTS = 25

let server: TestApp
let lamp: BuiltGoods
let buyers: Shopper[]
let admin: pg.Client
let database: string
beforeAll(async () => {
  server = await createTestApp({ poolSize: CONNECTIONS })
  lamp = await goodsOf(server.ctx, (await aStore(server.ctx)).id, { price: 100, stock: 10_000, freightMode: 'free' })
  buyers = await Promise.all(Array.from({ length: BUYERS }, () => aPayer(server)))
  const { rows } = await server.ctx.db.execute<{ name: string }>(sql`select current_database() as name`)
  database = rows[0]?.name ?? ''
  admin = new pg.Client({ connectionString: inject('testCluster').admin })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await server.close()
})

const cutAll = () =>
  admin.query(`select pg_terminate_backend(pid, 1000) from pg_stat_activity where datname = $1`, [database])
const CLEAR = {
  away: /^Something is not working on our side\. Nothing was saved/,
  unsure: /^The connection was lost while saving/,
}

/** Repeats until the answer is other than "try again"; every answer on the way must say so clearly. */
async function insist<T>(refusals: Answer[], call: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await call()
    if (answer.code !== 503) return answer
    refusals.push(answer)
  }
  throw new Error('refused fifty times')
}

describe('while all connections are cut again and again', () => {
  it('every answer is right or a clear refusal, and what was paid is paid once', async () => {
    const refusals: Answer[] = []
    const wrong: Answer[] = []
    let isDone = false
    const shop = async (buyer: Shopper): Promise<number> => {
      let paid = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        // The same basket twice within seconds is treated as a double click.
        const wanted = { ...lamp, buyNum: round + 1 }
        const quote = await insist(refusals, () => quoteOf(server, buyer, wanted))
        const key = randomUUID()
        const created = await insist(refusals, () => createOrder(server, buyer, quote.data.fingerprint, [wanted], key))
        if (created.code !== 200) {
          wrong.push(created)
          continue
        }
        const payKey = randomUUID()
        const done = await insist(refusals, () => pay(server, buyer, created.data.group_id, payKey))
        if (done.code === 200) paid += 1
        else wrong.push(done)
        const seen = await insist(refusals, () => server.call('GET', `/goods/${lamp.id}`))
        if (seen.code !== 200) wrong.push(seen)
      }
      return paid
    }
    const cutting = async () => {
      for (let cuts = 0; cuts < CUTS && !isDone; cuts += 1) await cutAll()
    }
    const all = Promise.all(buyers.map(shop)).finally(() => {
      isDone = true
    })
    const [paid] = await Promise.all([all, cutting()])

    expect(wrong).toEqual([])
    for (const { msg } of refusals) expect(Object.values(CLEAR).some(words => words.test(msg))).toBe(true)
    expect(paid).toEqual(Array.from({ length: BUYERS }, () => ROUNDS))
    const { rows } = await server.ctx.db.execute(
      sql`select count(*)::int as orders, count(*) filter (where status = 'waiting_delivery')::int as paid from orders`,
    )
    expect(rows).toEqual([{ orders: BUYERS * ROUNDS, paid: BUYERS * ROUNDS }])
  })

  it('a call is answered in the language of the caller, with the code in a header', async () => {
    await admin.query(`alter database ${database} with allow_connections false`)
    await cutAll()
    const [zh, en] = await Promise.all([
      server.call('GET', `/goods/${lamp.id}`, { language: 'zh-cn' }),
      server.call('GET', `/goods/${lamp.id}`),
    ])
    await admin.query(`alter database ${database} with allow_connections true`)

    expect(zh).toMatchObject({ status: 200, code: 503, msg: '系统暂时繁忙，刚才的操作没有生效，请稍后再试。' })
    expect(en.msg).toMatch(CLEAR.away)
    expect(en.headers).toMatchObject({ 'x-code': '503', 'retry-after': '2' })
    expect((await server.call('GET', `/goods/${lamp.id}`)).code).toBe(200)
  })

  it('a worker that started meanwhile pauses longer each time, and does all its work once the database is back', async () => {
    const kinds = new JobKinds()
    const done = Promise.withResolvers<void>()
    kinds.every('round', 60_000, async () => done.resolve())
    const failures: number[] = []
    const sink = {
      write: (line: string) => {
        failures.push(Number(JSON.parse(line).failures))
      },
    }
    await admin.query(`alter database ${database} with allow_connections false`)
    await cutAll()
    const worker = startWorker({ ...server.runtime, log: createLog('error', sink) }, new Reactions(), kinds)
    await expect.poll(() => failures.filter(count => count === 2).length, { timeout: 10_000 }).toBeGreaterThan(0)
    await admin.query(`alter database ${database} with allow_connections true`)
    await done.promise
    await worker.stop()

    expect(failures.length).toBeLessThan(10)
  })
})
