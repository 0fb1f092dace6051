import type { Page } from '@shiji/contract/envelope.ts'
import type { AdminDashboard, SellerDashboard } from '@shiji/contract/insight/insight.ts'
import { HOUR } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin, aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { aPayer, buy, place } from '#harness/trade.builder.ts'
import { runInvariants } from '../../../infra/invariants/runs.ts'

const START = new Date('2026-05-20T05:00:00Z')
/** Ten in the morning of 1 June in the shop's time zone. */
const NOW = new Date('2026-06-01T02:00:00Z')

let server: TestApp
let mine: BuiltStore
let other: BuiltStore
beforeAll(async () => {
  server = await createTestApp({ at: START })
  mine = await aStore(server.ctx, { lowStock: 5 })
  other = await aStore(server.ctx)
  const free = { freightMode: 'free', nameEn: 'Lamp' }
  const lamp = await goodsOf(server.ctx, mine.id, { price: 100, stock: 14, ...free })
  const theirs = await goodsOf(server.ctx, other.id, { price: 5_000, ...free })
  const until = (at: string) => server.clock.moveBy(new Date(at).getTime() - server.clock.now().getTime())

  await buy(server, await aPayer(server), theirs)
  until('2026-05-25T01:00:00Z')
  await buy(server, await aPayer(server), theirs)
  until('2026-05-31T01:30:00Z')
  await buy(server, await aPayer(server), { ...lamp, buyNum: 3 })
  // Later in the day than now, so it is not compared.
  until('2026-05-31T05:00:00Z')
  await buy(server, await aPayer(server), theirs)
  await aStore(server.ctx, { verify: 'verifying', passedAt: null })
  until('2026-06-01T01:00:00Z')
  await buy(server, await aPayer(server), { ...lamp, buyNum: 7 })
  await place(server, await aPayer(server), theirs)
  until(NOW.toISOString())
})
afterAll(() => server.close())

/** How many rows the lists have that the cards link to; the page "to ship" searches for waiting orders by itself. */
const totalsOf = (todo: SellerDashboard['todo'], token: string): Promise<number[]> =>
  Promise.all(
    todo.map(async ({ target }) => {
      const list = target === '/Seller/orders/wait' ? '/Seller/orders?order_status=waiting_delivery' : target
      return (await server.call<Page<unknown>>('GET', list, { token })).data.total
    }),
  )

describe('the seller’s dashboard', () => {
  it('shows what to ship and how long the oldest waits, today and yesterday, best goods and low stock, of one store only', async () => {
    const token = await server.login('seller', mine.ownerId, mine.id)

    const { code, data } = await server.call<SellerDashboard>('GET', '/Seller/dashboard/all', { token })

    expect(code).toBe(200)
    expect(data.todo[0]).toEqual({
      key: 'to_ship',
      count: 2,
      oldest_minutes: (24.5 * HOUR) / 60_000,
      target: '/Seller/orders/wait',
    })
    expect(data.today).toEqual({ orders: 1, amount: 700, buyers: 1 })
    expect(data.yesterday).toEqual({ orders: 1, amount: 300, buyers: 1 })
    expect(data.last_week).toEqual({ orders: 0, amount: 0, buyers: 0 })
    expect(data.days).toHaveLength(14)
    expect(data.days?.at(-1)).toEqual({ day: '2026-06-01', orders: 1, amount: 700, buyers: 1 })
    expect(data.top_goods).toMatchObject([{ pieces: 10, amount: 1_000, name_en: 'Lamp' }])
    expect(data.low_stock).toMatchObject([{ stock: 4 }])
  })

  it('links every card to a list with as many rows as the card counts', async () => {
    await goodsOf(server.ctx, mine.id, { stock: 2, skuCount: 2 })
    await goodsOf(server.ctx, mine.id, { stock: 2, shelf: 'off_shelf', isListed: false })
    await goodsOf(server.ctx, mine.id, { verify: 'rejected', isListed: false })
    const token = await server.login('seller', mine.ownerId, mine.id)

    const { data } = await server.call<SellerDashboard>('GET', '/Seller/dashboard/all', { token })

    expect(data.todo.map(({ key, count, target }) => [key, count, target])).toEqual([
      ['to_ship', 2, '/Seller/orders/wait'],
      ['address_requests', 0, '/Seller/orders?address_request=open'],
      ['waiting_payment', 0, '/Seller/orders?order_status=waiting_payment'],
      ['to_reply', 0, '/Seller/order_comments?is_replied=0&is_auto=0&is_hidden=0'],
      ['to_answer', 0, '/Seller/goods_questions?is_answered=0&is_hidden=0'],
      ['low_stock', 2, '/Seller/goods?low_stock=1&shelf=on_shelf'],
      ['goods_rejected', 1, '/Seller/goods?verify=rejected'],
    ])
    expect(await totalsOf(data.todo, token)).toEqual(data.todo.map(({ count }) => count))
  })

  it('is closed to staff without the permission', async () => {
    const staff = await aStaffMember(server, { id: mine.ownerId, storeId: mine.id }, ['order.view'])
    expect((await server.call('GET', '/Seller/dashboard/all', { token: staff.token })).code).toBe(402)
  })
})

describe('the platform’s dashboard', () => {
  it('shows stores to review, late shipping, new users, best stores and the state of the books', async () => {
    const { token } = await anAdmin(server)
    const ask = async () => (await server.call<AdminDashboard>('GET', '/Admin/dashboard/all', { token })).data

    const before = await ask()
    await server.drain()
    await runInvariants(server.ctx)
    const after = await ask()

    expect(Object.fromEntries(before.todo.map(item => [item.key, item.count]))).toEqual({
      goods_review: 0,
      store_review: 1,
      late_shipping: 2,
      cash_review: 0,
      cash_recheck: 0,
      cash_pay: 0,
      jobs_failing: 0,
    })
    expect(before.today).toEqual({ orders: 1, amount: 700, buyers: 1, users: 2 })
    expect(before.yesterday).toMatchObject({ orders: 1, amount: 300, buyers: 1 })
    expect(before.last_week).toMatchObject({ orders: 1, amount: 5_000, buyers: 1 })
    expect(before.as_of).toBe(NOW.toISOString())
    expect(before.top_stores?.map(store => [store.id, store.amount])).toEqual([
      [other.id, 15_000],
      [mine.id, 1_000],
    ])
    expect(before.health?.invariant_breaches).toBeNull()
    expect(after.health).toEqual({ invariant_breaches: 0, outbox_waiting: 0, jobs_failing: 0 })
  })
  it('compares with the orders of an earlier day up to the same time', async () => {
    const { token } = await anAdmin(server)
    const until = (day: string) => encodeURIComponent(`${day} 00:00:00,${day} 10:00:00|between`)
    const totals = await Promise.all(
      ['2026-05-31', '2026-05-25'].map(async day => {
        const list = `/Admin/orders?pay_time=${until(day)}`
        return (await server.call<Page<unknown>>('GET', list, { token })).data.total
      }),
    )

    const { data } = await server.call<AdminDashboard>('GET', '/Admin/dashboard/all', { token })

    expect(totals).toEqual([data.yesterday.orders, data.last_week.orders])
  })

  it('links every card to a list with as many rows: late shipping to overdue orders, failing jobs to those that wait for another try', async () => {
    const { token } = await anAdmin(server)
    const now = server.clock.now()
    await server.ctx.db.execute(sql`insert into jobs (id, kind, dedupe, payload, run_at, locked_until, last_error, done_at, created_at) values
      (1, 'test', 'failing', '{}', ${now}, null, 'no answer', null, ${now}), (2, 'test', 'tried again now', '{}', ${now}, ${now}, 'no answer', null, ${now}),
      (3, 'test', 'waiting', '{}', ${now}, null, null, null, ${now}), (4, 'test', 'done', '{}', ${now}, null, 'no answer', ${now}, ${now})`)

    const { data } = await server.call<AdminDashboard>('GET', '/Admin/dashboard/all', { token })

    expect(data.todo.map(({ key, count, target }) => [key, count, decodeURIComponent(target)])).toEqual([
      ['goods_review', 0, '/Admin/goods?verify=to_be_reviewed'],
      ['store_review', 1, '/Admin/stores?store_verify=verifying'],
      ['late_shipping', 2, '/Admin/orders?order_status=waiting_delivery&due=overdue'],
      ['cash_review', 0, '/Admin/cashes?cash_status=applied'],
      ['cash_recheck', 0, '/Admin/cashes?cash_status=checked'],
      ['cash_pay', 0, '/Admin/cashes?cash_status=approved'],
      ['jobs_failing', 1, '/Admin/jobs?state=failing'],
    ])
    expect(await totalsOf(data.todo, token)).toEqual(data.todo.map(({ count }) => count))
    expect(data.health?.jobs_failing).toBe(1)
  })
})
