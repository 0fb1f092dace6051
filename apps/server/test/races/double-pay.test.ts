import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { aPayer, pay, place } from '#harness/trade.builder.ts'
import { accounts, spendable } from '../../src/modules/finance/index.ts'
import { payments } from '../../src/modules/payment/index.ts'
import { byCode, CONNECTIONS, naively, stockOf, warm } from './many.ts'

const TRIES = 20

let server: TestApp
let storeId: number
beforeAll(async () => {
  server = await createTestApp({ poolSize: CONNECTIONS })
  storeId = (await aStore(server.ctx)).id
  await warm(server)
})
afterAll(() => server.close())

const lampFor = (price: number, stock = 100) => goodsOf(server.ctx, storeId, { price, stock, freightMode: 'free' })

describe('twenty payments at once', () => {
  it('of one order, with a key each, take the money once', async () => {
    const lamp = await lampFor(1_000)
    const buyer = await aPayer(server, 100_000)
    const { group_id } = await place(server, buyer, lamp)

    const answers = await Promise.all(
      Array.from({ length: TRIES }, (_, at) => pay(server, buyer, group_id, `key ${at}`)),
    )

    expect(byCode(answers)).toEqual({ 200: 1, 409: TRIES - 1 })
    expect(await spendable(server.ctx, buyer.id)).toBe(99_000)
    expect(await stockOf(server, lamp.skuId)).toEqual({ onHand: 99, reserved: 0 })
    expect(await server.ctx.db.select().from(payments).where(eq(payments.userId, buyer.id))).toHaveLength(1)
  })

  it('of one order, with one key, all get the answer of the one payment', async () => {
    const buyer = await aPayer(server, 100_000)
    const { group_id } = await place(server, buyer, await lampFor(1_000))

    const answers = await Promise.all(Array.from({ length: TRIES }, () => pay(server, buyer, group_id, 'one')))

    expect(byCode(answers)).toEqual({ 200: TRIES })
    expect(new Set(answers.map(answer => answer.data.payment_id)).size).toBe(1)
    expect(await spendable(server.ctx, buyer.id)).toBe(99_000)
  })

  it('of twenty orders never spend more than the balance', async () => {
    const buyer = await aPayer(server, 7_500)
    const groups: number[] = []
    for (let at = 0; at < TRIES; at += 1) {
      groups.push((await place(server, buyer, await lampFor(1_000))).group_id)
      server.clock.moveBy(7_000)
    }

    const answers = await Promise.all(groups.map(group => pay(server, buyer, group)))

    expect(byCode(answers)).toEqual({ 200: 7, 400: TRIES - 7 })
    expect(await spendable(server.ctx, buyer.id)).toBe(500)
  })

  it('would overdraw by code that compares the balance before it writes: the race really runs', async () => {
    const buyer = await aPayer(server, 1_000)
    const mine = and(eq(accounts.ownerType, 'user'), eq(accounts.ownerId, buyer.id), eq(accounts.kind, 'balance'))
    const spent: number[] = []
    await naively(met =>
      server.ctx.db.transaction(async db => {
        const [account] = await db.select({ balance: accounts.balance }).from(accounts).where(mine)
        await met()
        if ((account?.balance ?? 0) < 1_000) return
        await db
          .update(accounts)
          .set({ balance: (account?.balance ?? 0) - 1_000 })
          .where(mine)
        spent.push(1_000)
      }),
    )

    expect(spent.length).toBeGreaterThan(1)
    await server.ctx.db.update(accounts).set({ balance: 1_000 }).where(mine)
  })
})
