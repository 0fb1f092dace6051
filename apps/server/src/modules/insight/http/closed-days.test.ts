import type { AdminDashboard, SellerDashboard } from '@shiji/contract/insight/insight.ts'
import { DAY, MINUTE } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { aPayer, buy } from '#harness/trade.builder.ts'
import { checkInvariants } from '../../../infra/invariants/check-invariants.ts'
import { closeDays } from '../use-cases/close-days.ts'

/** Ten in the evening of the shop's 1 May. */
const START = new Date('2026-05-01T14:00:00Z')

let server: TestApp
let mine: BuiltStore
let admin: number
beforeAll(async () => {
  server = await createTestApp({ at: START })
  admin = (await anAdmin(server)).id
  mine = await aStore(server.ctx)
  const other = await aStore(server.ctx)
  const free = { freightMode: 'free' }
  const lamp = await goodsOf(server.ctx, mine.id, { price: 1_000, ...free })
  const cup = await goodsOf(server.ctx, mine.id, { price: 300 })
  const theirs = await goodsOf(server.ctx, other.id, { price: 700, ...free })
  const [one, two] = [await aPayer(server), await aPayer(server)]
  // Three weeks with days without a sale, days of one buyer who comes twice, and both sides of midnight.
  for (let day = 0; day < 21; day += 1) {
    if (day % 5 !== 4) {
      await buy(server, one, lamp)
      await buy(server, day % 2 === 0 ? one : two, { ...cup, buyNum: 2 })
      await buy(server, two, theirs)
    }
    server.clock.moveBy(2 * 60 * MINUTE - 1)
    await buy(server, one, lamp)
    server.clock.moveBy(1)
    await buy(server, two, lamp)
    server.clock.moveBy(DAY - 2 * 60 * MINUTE)
  }
}, 60_000)
afterAll(() => server.close())

async function dashboards(): Promise<readonly [SellerDashboard, AdminDashboard]> {
  const seller = await server.login('seller', mine.ownerId, mine.id)
  const platform = await server.login('admin', admin)
  return [
    (await server.call<SellerDashboard>('GET', '/Seller/dashboard/all', { token: seller })).data,
    (await server.call<AdminDashboard>('GET', '/Admin/dashboard/all', { token: platform })).data,
  ]
}

const broken = async () =>
  (await checkInvariants(server.ctx.db, { now: server.clock.now() })).find(check => check.id === 'I73')?.breaches

describe('past days', () => {
  it('show the same once they are closed, and are read from their figures instead of their orders', async () => {
    const before = await dashboards()
    expect(before[0].days?.filter(day => (day.orders ?? 0) > 0)).toHaveLength(14)
    expect(before[0].top_goods).toHaveLength(2)
    expect(before[1].top_stores).toHaveLength(2)

    await closeDays(server.ctx)
    expect(await dashboards()).toEqual(before)
    expect(await broken()).toBe(0)

    const count = async (of: 'sales_days' | 'goods_days') =>
      Number((await server.ctx.db.execute(sql`select count(*) as count from ${sql.identifier(of)}`)).rows[0]?.count)
    const kept = [await count('sales_days'), await count('goods_days')]
    await closeDays(server.ctx)
    expect([await count('sales_days'), await count('goods_days')]).toEqual(kept)
  })

  it('that were changed by hand are reported by the invariants, and only they', async () => {
    const [day, yesterday] = ['2026-05-16', '2026-05-21']
    const change = (by: number, on = day) =>
      server.ctx.db.execute(
        sql`update sales_days set amount = amount + ${by} where store_id = ${mine.id} and day = ${on}`,
      )
    const shown = async (on = day) => (await dashboards())[0].days?.find(each => each.day === on)?.amount ?? 0
    const right = await shown()
    const rightYesterday = await shown(yesterday)

    await change(1)
    expect(await shown()).toBe(right + 1)
    expect(await broken()).toBe(1)
    await change(-1)
    expect(await broken()).toBe(0)

    await change(1, yesterday)
    expect(await shown(yesterday)).toBe(rightYesterday + 1)
    await change(-1, yesterday)

    await server.ctx.db.execute(
      sql`update goods_days set pieces = pieces + 1 where store_id = ${mine.id} and day = ${day}`,
    )
    expect(await broken()).toBe(1)
    await server.ctx.db.execute(
      sql`update goods_days set pieces = pieces - 1 where store_id = ${mine.id} and day = ${day}`,
    )
  })

  it('count what is sold today at once, and close ten minutes after midnight', async () => {
    const today = async () => (await dashboards())[0].days?.at(-1)
    const before = await today()
    await buy(server, await aPayer(server), await goodsOf(server.ctx, mine.id, { price: 50, freightMode: 'free' }))
    expect(await today()).toMatchObject({ orders: (before?.orders ?? 0) + 1, amount: (before?.amount ?? 0) + 50 })

    server.clock.moveBy(2 * 60 * MINUTE + 9 * MINUTE)
    await closeDays(server.ctx)
    const closed = async () =>
      (await server.ctx.db.execute(sql`select max(day)::text as day from sales_days`)).rows[0]?.day
    const last = await closed()
    server.clock.moveBy(MINUTE)
    await closeDays(server.ctx)
    expect(Date.parse(String(await closed())) - Date.parse(String(last))).toBe(DAY)
    expect(await broken()).toBe(0)
  })
})
