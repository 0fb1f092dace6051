import { join } from 'node:path'
import { systemContext } from '@shiji/server/src/infra/context.ts'
import { openSession } from '@shiji/server/src/modules/identity/index.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { inParallel } from '../load/in-parallel.ts'
import { median } from '../load/median.ts'
import { startChild } from '../stage/child.ts'
import { cpuSeconds, postgresPids } from '../stage/cpu.ts'
import { PORTS } from '../stage/ports.ts'
import { recordStatements, type Statement } from '../stage/record.ts'
import type { Shop } from '../stage/runtime.ts'
import type { World } from '../stage/stage.ts'
import type { BenchCase } from './bench-case.ts'

const CONNECTIONS = 16

interface Wish {
  readonly token: string
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * Order placement over HTTP (session, quote checked again, two lines of one store, freight, stock, timer, outbox, idempotency) against a
 * bare client that sends the same statements of the same kind of orders in one transaction each, over as many connections.
 */
export const orderCase: BenchCase = {
  name: 'order',
  about: 'orders placed, against a bare client that sends the same statements',
  run: async (stage, { goods = 20_000, orders = 2_000, rounds, placed }) =>
    await measure(await stage.world({ goods, orders, buyers: rounds * placed * 2 }), rounds, placed),
}

async function measure({ cluster, shop }: World, rounds: number, ordersPerRound: number): Promise<void> {
  const port = PORTS.shop
  const wishes = await prepareWishes(shop, rounds * ordersPerRound * 2)
  const recorded: Statement[][] = []
  for (const wish of wishes.slice(0, rounds * ordersPerRound)) recorded.push(await recordRolledBack(shop, wish))
  const own = wishes.slice(rounds * ordersPerRound)
  const server = await startChild(
    join(import.meta.dirname, '../stage/shop-server.ts'),
    { DATABASE_URL: cluster.url, PORT: String(port) },
    `http://127.0.0.1:${port}/healthz`,
  )
  const bare = new pg.Pool({ connectionString: cluster.url, max: CONNECTIONS })
  const rates = { own: [] as number[], bare: [] as number[], ratio: [] as number[], cpu: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const part = <T>(list: readonly T[]) => list.slice(round * ordersPerRound, (round + 1) * ordersPerRound)
    const a = await timed(
      part(own),
      wish => place(port, wish),
      () => cpuSeconds([server.pid, ...postgresPids()]),
    )
    const b = await timed(
      part(recorded),
      statements => replay(bare, statements),
      () => 0,
    )
    rates.own.push(a.rate)
    rates.bare.push(b.rate)
    rates.ratio.push(a.rate / b.rate)
    rates.cpu.push((a.cpu / ordersPerRound) * 1_000)
  }
  await bare.end()
  await server.stop()
  console.log(
    '\norders/s, 16 connections'.padEnd(41),
    'server'.padStart(22),
    'bare client'.padStart(22),
    'ratio'.padStart(7),
  )
  console.log(
    'order placed (2 lines, freight)'.padEnd(40),
    median(rates.own).toFixed(0).padStart(22),
    median(rates.bare).toFixed(0).padStart(22),
    median(rates.ratio).toFixed(2).padStart(7),
  )
  console.log(
    `CPU per order, server and database: ${median(rates.cpu).toFixed(1)} ms; statements in its transaction: ${recorded[0]?.length ?? 0}`,
  )
}

async function timed<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  cpu: () => number,
): Promise<{ rate: number; cpu: number }> {
  const cpuBefore = cpu()
  const started = performance.now()
  await inParallel(items, CONNECTIONS, work)
  const seconds = (performance.now() - started) / 1_000
  return { rate: items.length / seconds, cpu: cpu() - cpuBefore }
}

/** One buyer each, with a session, an address and a confirmed quote of two goods of one store. */
async function prepareWishes(shop: Shop, count: number): Promise<Wish[]> {
  const ctx = systemContext(shop.runtime, 'bench')
  const buyers = await shop.runtime.db.execute<{ user_id: string; address_id: string }>(
    sql`select u.id as user_id, min(a.id) as address_id from users u join addresses a on a.user_id = u.id group by u.id order by u.id limit ${count}`,
  )
  if (buyers.rows.length < count) throw new Error(`${count} buyers are needed, there are ${buyers.rows.length}`)
  const pairs = await shop.runtime.db.execute<{ goods: string[]; skus: string[] }>(sql`
    select array_agg(goods_id order by goods_id) as goods, array_agg(sku_id order by goods_id) as skus from (
      select g.store_id, g.id as goods_id, min(k.id) as sku_id, row_number() over (partition by g.store_id order by g.id) as place
      from goods g join skus k on k.goods_id = g.id join stocks t on t.sku_id = k.id
      where g.is_listed and t.on_hand - t.reserved >= 50 group by g.store_id, g.id) t
    group by store_id, place / 2 having count(*) = 2 order by min(goods_id) limit 2000`)
  const wishes: Wish[] = []
  for (const [index, buyer] of buyers.rows.entries()) {
    const pair = pairs.rows[index % pairs.rows.length]
    const { token } = await openSession(ctx, { area: 'buyer', accountId: Number(buyer.user_id) })
    const order = [0, 1].map(place => ({
      goods_id: Number(pair?.goods[place]),
      sku_id: Number(pair?.skus[place]),
      buy_num: 1,
    }))
    const params = Buffer.from(JSON.stringify({ order, ifcart: false })).toString('base64')
    const address_id = Number(buyer.address_id)
    const quote = await shop.app.http.inject({
      method: 'POST',
      url: '/api/user/order/before',
      headers: { authorization: `Bearer ${token}` },
      payload: { params, address_id },
    })
    const answer: { code: number; data: { fingerprint: string } } = quote.json()
    if (answer.code !== 200) throw new Error(`no quote: ${quote.body.slice(0, 300)}`)
    wishes.push({ token, body: { params, address_id, fingerprint: answer.data.fingerprint } })
  }
  return wishes
}

/** Places the order in this process, writes down what its transaction sends, and takes it back. */
async function recordRolledBack(shop: Shop, wish: Wish): Promise<Statement[]> {
  const statements = await recordStatements(
    async () => {
      const answer = await shop.app.http.inject({
        method: 'POST',
        url: '/api/user/order/create',
        headers: { authorization: `Bearer ${wish.token}`, 'idempotency-key': crypto.randomUUID() },
        payload: wish.body,
      })
      if (answer.json().code !== 200) throw new Error(`not placed: ${answer.body.slice(0, 300)}`)
    },
    { commit: false },
  )
  const from = statements.findIndex(({ text }) => text.trim().toLowerCase().startsWith('begin'))
  const to = statements.findIndex(({ text }) => text.trim().toLowerCase() === 'commit')
  return statements.slice(from, to + 1)
}

async function replay(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect()
  try {
    for (const { name, text, values } of statements) {
      if (values.length === 0) await client.query(text)
      else await client.query({ name: name === '' ? nameOf(text) : name, text, values: [...values] })
    }
  } finally {
    client.release()
  }
}

const names = new Map<string, string>()
const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known !== undefined) return known
  names.set(text, `bare_${names.size}`)
  return `bare_${names.size - 1}`
}

async function place(port: number, wish: Wish): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/user/order/create`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${wish.token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(wish.body),
  })
  const body: unknown = await answer.json()
  if (typeof body !== 'object' || body === null || !('code' in body) || body.code !== 200)
    throw new Error(`not placed: ${JSON.stringify(body).slice(0, 300)}`)
}
