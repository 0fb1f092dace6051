import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { type BuiltGoods, goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { aPayer, createOrder, PAY_PASSWORD, pay, place, quoteOf, type Shopper } from '#harness/trade.builder.ts'
import { transact } from '../../src/infra/database/transact.ts'
import { payPasswordTries } from '../../src/modules/identity/data/accounts/pay-password.table.ts'
import { users } from '../../src/modules/identity/index.ts'
import { payments } from '../../src/modules/payment/data/payment.table.ts'
import { stockOf } from './many.ts'

const BUYERS = 60
const POOL = 10

let server: TestApp
let storeId: number
beforeAll(async () => {
  server = await createTestApp({ poolSize: POOL })
  storeId = (await aStore(server.ctx)).id
})
afterAll(() => server.close())

const aLamp = (stock = 1_000) => goodsOf(server.ctx, storeId, { price: 1_000, freightMode: 'free', stock })

async function payers(count: number): Promise<Shopper[]> {
  const made: Shopper[] = []
  for (let at = 0; at < count; at += 1) made.push(await aPayer(server, 100_000))
  return made
}

/** Runs `meanwhile` while another transaction locks what orders, addresses and payments of these people lock. */
async function whileHeld<T>(people: readonly Shopper[], meanwhile: () => Promise<T>): Promise<T> {
  const ids = people.map(one => one.id)
  return transact(server.ctx, async tx => {
    await tx.db.select({ id: users.id }).from(users).where(inArray(users.id, ids)).for('no key update')
    await tx.db.select().from(payPasswordTries).where(inArray(payPasswordTries.userId, ids)).for('update')
    return meanwhile()
  })
}

/** Resolves once this many statements wait for a lock. */
async function waiting(statements: number): Promise<void> {
  const { rows } = await server.ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  if ((rows[0]?.n ?? 0) < statements) await waiting(statements)
}

describe('sixty buyers who place and pay at once', () => {
  const confirmed = async (buyer: Shopper, lamp: BuiltGoods) => {
    const quote = await quoteOf(server, buyer, lamp)
    return createOrder(server, buyer, quote.data.fingerprint, [lamp])
  }

  it('all get their orders paid, and no answer is an error', async () => {
    const lamp = await aLamp()
    const buyers = await payers(BUYERS)
    const placed = new Map<number, number>()
    for (const buyer of buyers) placed.set(buyer.id, (await place(server, buyer, lamp)).group_id)

    const answers = await Promise.all(
      buyers.flatMap(buyer => [
        pay(server, buyer, placed.get(buyer.id) ?? 0),
        confirmed(buyer, lamp),
        server.call('POST', '/user/carts', {
          token: buyer.token,
          body: { goods_id: lamp.id, sku_id: lamp.skuId, buy_num: 1 },
        }),
      ]),
    )

    // An equal order within seconds is treated as a repeat, so the second one is refused if the first is seen.
    expect(new Set(answers.map(answer => answer.code))).toEqual(new Set([200, 409]))
    const paid = await server.ctx.db.select().from(payments)
    expect(paid.filter(payment => payment.status === 'paid')).toHaveLength(BUYERS)
    const { onHand } = await stockOf(server, lamp.skuId)
    expect(onHand).toBe(1_000 - BUYERS)
  }, 60_000)
})

describe('a crowd that pays', () => {
  it('does not wait for an order or an address of the same person', async () => {
    const [buyer] = await payers(1)
    if (buyer === undefined) throw new Error('no buyer')
    const { group_id } = await place(server, buyer, await aLamp())
    const answer = await transact(server.ctx, async tx => {
      await tx.db
        .select({ id: users.id })
        .from(users)
        .where(inArray(users.id, [buyer.id]))
        .for('no key update')
      return pay(server, buyer, group_id)
    })
    expect(answer.code).toBe(200)
  })

  it('does not block the carts of others', async () => {
    const crowd = await payers(5)
    const [other] = await payers(1)
    if (other === undefined) throw new Error('no buyer')
    const lamp = await aLamp()
    const groups: number[] = []
    for (const buyer of crowd) {
      groups.push((await place(server, buyer, lamp)).group_id)
      await server.ctx.db.insert(payPasswordTries).values({ userId: buyer.id, failures: 0 })
    }
    let arrived = 0
    const paying: Promise<number>[] = []
    const added = await whileHeld(crowd, async () => {
      for (const [at, buyer] of crowd.entries()) {
        paying.push(
          pay(server, buyer, groups[at] ?? 0).then(answer => {
            arrived += 1
            return answer.code
          }),
        )
      }
      await waiting(3)
      // Ids and counters are available although all of them wait.
      await server.ctx.root.execute(sql`select 1`)
      const body = { goods_id: lamp.id, sku_id: lamp.skuId, buy_num: 1 }
      const answer = await server.call('POST', '/user/carts', { token: other.token, body })
      return { code: answer.code, paidBefore: arrived }
    })
    expect(added).toEqual({ code: 200, paidBefore: 0 })
    expect(await Promise.all(paying)).toEqual(Array(crowd.length).fill(200))
  })
})

describe('a database that is too busy', () => {
  const raising = async (state: string, work: () => Promise<unknown>) => {
    await server.ctx.db.execute(
      sql.raw(`create function too_busy() returns trigger language plpgsql as $$
        begin raise exception 'busy' using errcode = '${state}'; end $$`),
    )
    await server.ctx.db.execute(sql`create trigger too_busy before insert on payments execute function too_busy()`)
    await work()
    await server.ctx.db.execute(sql`drop function too_busy cascade`)
  }

  it.each([
    ['a wait for a lock that took too long', '55P03'],
    ['a statement that took too long', '57014'],
    ['a transaction that failed in every retry', '40P01'],
  ])('refuses clearly after %s, in both languages, and nothing is lost', async (_what, state) => {
    const [buyer] = await payers(1)
    if (buyer === undefined) throw new Error('no buyer')
    const { group_id } = await place(server, buyer, await aLamp())
    const body = { group_id, payment_name: 'balance', pay_password: PAY_PASSWORD }
    await raising(state, async () => {
      for (const [language, msg] of [
        ['en', 'It is very busy right now. Please try again in a moment.'],
        ['zh-cn', '现在人有点多，请稍后再试。'],
      ] as const) {
        const answer = await server.call('POST', '/user/order/pay', { token: buyer.token, key: 'same', body, language })
        expect(answer).toMatchObject({ code: 409, msg })
      }
    })
    expect((await pay(server, buyer, group_id, 'same')).code).toBe(200)
  })
})
