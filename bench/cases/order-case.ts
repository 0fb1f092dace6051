import { systemContext } from '@shiji/server/src/infra/context.ts'
import { openSession } from '@shiji/server/src/modules/identity/index.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { throughProxy } from '../load/addresses.ts'
import { drive } from '../load/drive.ts'
import { HttpClient } from '../load/http-client.ts'
import { median } from '../load/median.ts'
import { readData } from '../load/read-answer.ts'
import { Probe } from '../stage/probe.ts'
import { recordStatements, type Statement } from '../stage/recording/record.ts'
import type { Shop } from '../stage/runtime.ts'
import { startServer } from '../stage/server.ts'
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
    await measure(await stage.world({ goods, orders, buyers: (rounds + 1) * placed * 2 }), rounds, placed),
}

async function measure({ cluster, shop }: World, rounds: number, perRound: number): Promise<void> {
  // One part more than rounds, to warm both sides up.
  const parts = rounds + 1
  const wishes = await prepareWishes(shop, parts * perRound * 2)
  const recorded: Statement[][] = []
  for (const wish of wishes.slice(0, parts * perRound)) recorded.push(await recordRolledBack(shop, wish))
  const own = wishes.slice(parts * perRound)
  const server = await startServer(cluster.url, { worker: false })
  const client = new HttpClient(server.origin)
  const probe = await Probe.open(cluster.url, server.pid)
  const bare = new pg.Pool({ connectionString: cluster.url, max: CONNECTIONS })
  const taken = { own: [] as number[], p95: [] as number[], bare: [] as number[], ratio: [] as number[] }
  const work = { server: [] as number[], database: [] as number[], bare: [] as number[] }
  try {
    for (let part = 0; part < parts; part += 1) {
      const at = (turn: number): number => part * perRound + turn
      const before = await probe.used()
      const a = await drive(turn => place(client, own[at(turn)], at(turn)), CONNECTIONS, { units: perRound })
      const between = await probe.used()
      const b = await drive(turn => replay(bare, recorded[at(turn)] ?? []), CONNECTIONS, { units: perRound })
      const after = await probe.used()
      if (part === 0) continue
      taken.own.push(a.rate)
      taken.p95.push(a.p95)
      taken.bare.push(b.rate)
      taken.ratio.push(a.rate / b.rate)
      work.server.push(((between.serverSeconds - before.serverSeconds) / perRound) * 1_000)
      work.database.push(((between.databaseSeconds - before.databaseSeconds) / perRound) * 1_000)
      work.bare.push(((after.databaseSeconds - between.databaseSeconds) / perRound) * 1_000)
    }
  } finally {
    client.close()
    await probe.close()
    await bare.end()
    await server.stop()
  }
  console.log('\norder placed (2 lines, freight), 16 connections, no worker beside it')
  console.log(
    `  server ${median(taken.own).toFixed(0)}/s (p95 ${median(taken.p95).toFixed(0)} ms), bare client ${median(taken.bare).toFixed(0)}/s, ratio ${median(taken.ratio).toFixed(2)}`,
  )
  console.log(
    `  processor per order: server ${median(work.server).toFixed(1)} ms and PostgreSQL ${median(work.database).toFixed(1)} ms; of the bare client's PostgreSQL ${median(work.bare).toFixed(1)} ms; statements in its transaction: ${recorded[0]?.length ?? 0}`,
  )
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
    const { token } = await openSession(ctx, { area: 'buyer', accountId: Number(buyer.user_id), storeId: null })
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

async function place(client: HttpClient, wish: Wish | undefined, caller: number): Promise<void> {
  if (wish === undefined) throw new Error('There are more turns than wishes.')
  const call = {
    method: 'POST',
    path: '/api/user/order/create',
    headers: {
      authorization: `Bearer ${wish.token}`,
      'idempotency-key': crypto.randomUUID(),
      ...throughProxy(caller),
    },
    body: wish.body,
  } as const
  readData(call, await client.send(call), 1)
}
