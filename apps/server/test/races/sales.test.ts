import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import type { GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import { MINUTE } from '@shiji/kit/time/duration.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { type BuiltGoods, goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { aPayer, createOrder, pay, quoteOf, type Shopper, type Wanted } from '#harness/trade.builder.ts'
import { countErrors } from '#harness/watch-locks.ts'
import { transact } from '../../src/infra/database/transact.ts'
import { checkInvariants } from '../../src/infra/invariants/check-invariants.ts'
import { plantRecurring } from '../../src/infra/jobs/run-jobs.ts'
import { drainOnce } from '../../src/infra/jobs/worker.ts'
import { relistStore } from '../../src/modules/catalog/data/goods/goods.repo.ts'
import { goods, goodsCounters } from '../../src/modules/catalog/data/goods/goods.table.ts'
import { carrySales } from '../../src/modules/catalog/use-cases/goods/carry-sales.ts'
import { stores } from '../../src/modules/store/index.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ poolSize: 20 })
})
afterAll(() => server.close())

/** Orders and pays. */
async function buy(buyer: Shopper, ...lines: readonly Wanted[]): Promise<void> {
  const quote = await quoteOf(server, buyer, ...lines)
  const placed = await createOrder(server, buyer, quote.data.fingerprint, lines)
  expect((await pay(server, buyer, placed.data.group_id)).data.status).toBe('paid')
}

/** Version of the row: changes with every write. */
async function rowVersion(id: number): Promise<unknown> {
  const { rows } = await server.ctx.db.execute(sql`select xmin::text, ctid::text from goods where id = ${id}`)
  return rows[0]
}

const onPage = async ({ id }: BuiltGoods) => (await server.call<GoodsDetail>('GET', `/goods/${id}`)).data.sales
const inList = async ({ id }: BuiltGoods) => {
  const [row] = await server.ctx.db.select({ sales: goods.sales }).from(goods).where(eq(goods.id, id))
  return row?.sales
}
const carry = () => carrySales(server.ctx, {}, { renew: async () => true })
const broken = async () =>
  (await checkInvariants(server.ctx.db, { now: server.clock.now() }))
    .filter(check => ['I40', 'I72'].includes(check.id) && check.breaches > 0)
    .map(check => check.id)

describe('a sale', () => {
  it('is on the product page at once and in lists a minute later; until then the row of the goods is not written', async () => {
    const store = await aStore(server.ctx)
    const [lamp, cup] = [await goodsOf(server.ctx, store.id), await goodsOf(server.ctx, store.id, { sales: 7 })]
    const before = [await rowVersion(lamp.id), await rowVersion(cup.id)]

    await buy(await aPayer(server), { ...lamp, buyNum: 3 }, cup)
    await buy(await aPayer(server), { ...lamp, buyNum: 2 })
    await server.drain()

    expect([await rowVersion(lamp.id), await rowVersion(cup.id)]).toEqual(before)
    expect([await onPage(lamp), await onPage(cup)]).toEqual([5, 8])
    expect([await inList(lamp), await inList(cup)]).toEqual([0, 7])
    expect(await broken()).toEqual([])

    await plantRecurring(server.runtime, server.app.jobs)
    server.clock.moveBy(MINUTE)
    await server.drain()
    expect([await inList(lamp), await inList(cup)]).toEqual([5, 8])
    expect([await onPage(lamp), await onPage(cup)]).toEqual([5, 8])
    const params = Buffer.from(JSON.stringify({ store_id: store.id, sort: 'sales' })).toString('base64')
    const { data } = await server.call<GoodsSearchData>('GET', `/goods_search/${params}`)
    expect(data.data.map(card => card.sales)).toEqual([8, 5])
  })

  it('that no list shows after two minutes is reported by the invariants', async () => {
    const [lamp] = [await goodsOf(server.ctx, (await aStore(server.ctx)).id)]
    await buy(await aPayer(server), lamp)
    while ((await drainOnce(server.runtime, server.app.reactions, server.app.jobs)) > 0);
    expect(await broken()).toEqual([])

    server.clock.moveBy(2 * MINUTE + 1)
    expect(await broken()).toEqual(['I72'])

    await server.drain()
    expect(await broken()).toEqual([])
  })

  it('counts once, however many are paid while the job runs beside them', async () => {
    const store = await aStore(server.ctx)
    const wares = await Promise.all([1, 2, 3].map(() => goodsOf(server.ctx, store.id, { stock: 500 })))
    const [a, b, c] = wares
    if (a === undefined || b === undefined || c === undefined) throw new Error('three goods')
    const buyers = await Promise.all(Array.from({ length: 12 }, () => aPayer(server)))
    let isOpen = true
    const loop = async (work: () => Promise<unknown>) => {
      while (isOpen) await work()
    }
    const worker = () => loop(() => drainOnce(server.runtime, server.app.reactions, server.app.jobs))

    const states = await countErrors(async () => {
      const beside = [worker(), worker(), loop(carry), loop(carry)]
      await Promise.all(
        buyers.map(async (buyer, at) => {
          await buy(buyer, ...(at % 2 === 0 ? [a, b, c] : [c, b, a]))
          await buy(buyer, { ...a, buyNum: 2 })
        }),
      )
      isOpen = false
      await Promise.all(beside)
    })
    await server.drain()
    expect(await Promise.all(wares.map(onPage))).toEqual([36, 12, 12])
    await carry()
    expect(await Promise.all(wares.map(inList))).toEqual([36, 12, 12])
    expect(states.get('40P01') ?? 0).toBe(0)
    expect(await broken()).toEqual([])
  }, 60_000)
})

describe('the job that updates the lists', () => {
  it('writes the goods that sold and no others, once, however often it runs', async () => {
    const store = await aStore(server.ctx)
    const [still, ...sold] = await Promise.all(Array.from({ length: 6 }, () => goodsOf(server.ctx, store.id)))
    if (still === undefined) throw new Error('six goods')
    const since = server.clock.now()
    await server.ctx.db.insert(goodsCounters).values(sold.map(({ id }) => ({ goodsId: id, sales: 4, since })))
    const before = await rowVersion(still.id)

    await Promise.all([carry(), carry(), carry()])

    expect(await Promise.all(sold.map(inList))).toEqual([4, 4, 4, 4, 4])
    expect(await rowVersion(still.id)).toEqual(before)
  })
})

describe('a store that closes', () => {
  it('locks its goods in the order of their ids, however they are stored', async () => {
    const store = await aStore(server.ctx)
    const [first, second] = [await goodsOf(server.ctx, store.id), await goodsOf(server.ctx, store.id)]
    // After the update, the first is stored behind the second.
    await server.ctx.db.update(goods).set({ weight: 1 }).where(eq(goods.id, first.id))
    await server.ctx.db.update(stores).set({ status: 'closed' }).where(eq(stores.id, store.id))
    let relisted: Promise<number> | undefined

    await transact(server.ctx, async holder => {
      await holder.db.select({ id: goods.id }).from(goods).where(eq(goods.id, first.id)).for('update')
      relisted = transact(server.ctx, async tx => {
        await tx.db.execute(sql`set local application_name = 'relist'`)
        for (const way of ['indexscan', 'bitmapscan', 'indexonlyscan'])
          await tx.db.execute(sql.raw(`set local enable_${way} = off`))
        return relistStore(tx, store.id)
      })
      await vi.waitFor(async () => {
        const { rows } = await server.ctx.db.execute(
          sql`select 1 from pg_stat_activity where application_name = 'relist' and wait_event_type = 'Lock'`,
        )
        expect(rows).toHaveLength(1)
      })
      const free = sql`select id from goods where id = ${second.id} for update skip locked`
      expect((await server.ctx.db.execute(free)).rows).toHaveLength(1)
    })
    expect(await relisted).toBe(2)
  })
})
