import { DAY } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer, TestApp } from '#harness/app.ts'
import { createTestApp } from '#harness/app.ts'
import { type BuiltGoods, goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import {
  anExpress,
  aPayer,
  commentAll,
  createOrder,
  pay,
  quoteOf,
  receive,
  type Shopper,
  ship,
} from '#harness/trade.builder.ts'
import { checkInvariants } from '../../src/infra/invariants/check-invariants.ts'
import { plantRecurring } from '../../src/infra/jobs/run-jobs.ts'
import { drainOnce } from '../../src/infra/jobs/worker.ts'
import { settleDueOrders } from '../../src/modules/order/use-cases/settle-due-orders.ts'
import { CONNECTIONS } from './many.ts'

const BUYERS = 8
const STEPS = 30
const BALANCE = 60_000

let server: TestApp
let goods: BuiltGoods[]
let stores: { id: number; ownerId: number }[]
beforeAll(async () => {
  server = await createTestApp({ poolSize: CONNECTIONS })
  await plantRecurring(server.runtime, server.app.jobs)
  await anExpress(server)
  stores = [await aStore(server.ctx), await aStore(server.ctx)]
})
afterAll(() => server.close())

/** Same seed, same choices. How the callers interleave still differs from run to run, on purpose. */
function chooser(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const FAULT = 500

/** Returns every answer of the run, and throws for an error of the server. */
function sound(answer: Answer): Answer {
  if (answer.code === FAULT) throw new Error(`a fault: ${JSON.stringify(answer.data)}`)
  return answer
}

async function buyerLife(buyer: Shopper, choose: (below: number) => number): Promise<void> {
  const groups: { group: number; orders: number[] }[] = []
  const any = () => groups[choose(groups.length)]
  for (let step = 0; step < STEPS; step += 1) {
    const known = any()
    const order = known?.orders[0] ?? 1
    switch (choose(7)) {
      case 0:
      case 1: {
        const lines = goods.filter(() => choose(3) === 0).map(one => ({ ...one, buyNum: 1 + choose(3) }))
        const quote = sound(await quoteOf(server, buyer, ...lines))
        if (quote.code !== 200) break
        const fingerprint = Reflect.get(Object(quote.data), 'fingerprint')
        const placed = sound(await createOrder(server, buyer, String(fingerprint), lines))
        if (placed.code === 200)
          groups.push({
            group: Number(Reflect.get(Object(placed.data), 'group_id')),
            orders: [...Reflect.get(Object(placed.data), 'order_id')],
          })
        break
      }
      case 2:
        sound(await pay(server, buyer, known?.group ?? 1))
        break
      case 3:
        sound(await server.call('PUT', `/user/order/${order}`, { token: buyer.token, body: { move: 'cancel' } }))
        break
      case 4:
        sound(await receive(server, buyer, order))
        break
      default:
        if ((await server.call('GET', `/user/order/${order}`, { token: buyer.token })).code === 200)
          sound(await commentAll(server, buyer, order))
    }
  }
}

async function sellerLife(store: { id: number; ownerId: number }): Promise<void> {
  const token = await server.login('seller', store.ownerId, store.id)
  for (let step = 0; step < STEPS; step += 1) {
    const { rows } = await server.ctx.db.execute<{ id: string }>(
      sql`select id from orders where store_id = ${store.id} and status = 'waiting_delivery' limit 5`,
    )
    if (rows.length > 0)
      sound(
        await ship(
          server,
          { id: store.ownerId, token, username: '' },
          rows.map(row => Number(row.id)),
        ),
      )
    await drainOnce(server.runtime, server.app.reactions, server.app.jobs)
  }
}

it.each([1, 2, 3])('seed %i: whatever people do at once, nothing is lost, nothing is done twice', async seed => {
  goods = []
  for (const [at, price] of [990, 1_500, 2_000, 45, 8_000, 333].entries())
    goods.push(await goodsOf(server.ctx, stores[at % 2]?.id ?? 0, { price, stock: 12 }))
  const buyers: Shopper[] = []
  for (let at = 0; at < BUYERS; at += 1) buyers.push(await aPayer(server, BALANCE))
  const lives = buyers.map((buyer, at) => buyerLife(buyer, chooser(seed * 1_000 + at)))

  await Promise.all([...lives, ...stores.map(sellerLife), ...stores.map(sellerLife)])
  // To pay, to receive, to comment: each timer starts the next.
  for (const days of [20, 20, 20]) {
    server.clock.moveBy(days * DAY)
    await server.drain()
  }
  await Promise.all([settleDueOrders(server.ctx), settleDueOrders(server.ctx)])
  await server.drain()

  const results = await checkInvariants(server.ctx.db, { now: server.clock.now() })
  expect(results.filter(result => result.breaches > 0)).toEqual([])
  const { rows } = await server.ctx.db.execute<{ status: string; orders: string }>(
    sql`select status, count(*) as orders from orders where status not in ('waiting_delivery') group by status order by status`,
  )
  // After that time nothing waits for a buyer any more.
  expect(rows.map(row => row.status).every(status => ['cancel', 'completion'].includes(status))).toBe(true)
  expect(rows.length).toBeGreaterThan(0)
})
