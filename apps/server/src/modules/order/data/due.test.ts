import type { SettlementDue, SettlementRunData } from '@shiji/contract/order/order.ts'
import type { ClockDue, ClockState } from '@shiji/contract/platform/platform.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, commentAll, place, receive, ship } from '#harness/trade.builder.ts'

let server: TestApp
let admin: Account
beforeAll(async () => {
  server = await createTestApp()
  admin = await anAdmin(server)
  await anExpress(server)
  const store = await aStore(server.ctx)
  const seller = { id: store.ownerId, username: '', token: await server.login('seller', store.ownerId, store.id) }
  const cup = await goodsOf(server.ctx, store.id, { price: 3_333, freightMode: 'free' })
  const paid = async () => {
    const buyer = await aPayer(server)
    const id = (await buy(server, buyer, cup)).order_id[0] ?? 0
    await ship(server, seller, [id])
    return { buyer, id }
  }
  for (const _ of [1, 2]) await place(server, await aPayer(server), cup)
  await paid()
  const received = await paid()
  await receive(server, received.buyer, received.id)
  for (const _ of [1, 2, 3]) {
    const { buyer, id } = await paid()
    await receive(server, buyer, id)
    await commentAll(server, buyer, id)
  }
  await server.drain()
})
afterAll(() => server.close())

const due = async (ms: number) =>
  (await server.call<ClockDue>('GET', `/Admin/clock/due?move_ms=${ms}`, { token: admin.token })).data
const states = async () => {
  const { rows } = await server.ctx.db.execute<Record<string, string>>(
    sql`select status, count(*) as orders from orders group by 1`,
  )
  return Object.fromEntries(rows.map(row => [row.status, Number(row.orders)]))
}

describe('the effect of time on orders is shown before it happens', () => {
  it('shows that nothing is due yet', async () => {
    const none = { orders: 0, amount: 0 }
    expect(await due(1)).toEqual({ cancelled: none, confirmed: none, commented: none, settled: none })
  })

  it('shows how many orders a move of the clock cancels, confirms, comments and settles, and how much money, and does just that', async () => {
    const told = await due(60 * DAY)
    expect(told).toEqual({
      cancelled: { orders: 2, amount: 6_666 },
      confirmed: { orders: 1, amount: 3_333 },
      commented: { orders: 1, amount: 3_333 },
      // 5 % commission, rounded for each order: 167 fen.
      settled: { orders: 3, amount: 3 * (3_333 - 167) },
    })
    expect((await states()).cancel).toBeUndefined()

    const moved = await server.call<ClockState>('POST', '/Admin/clock', {
      token: admin.token,
      body: { move_ms: 60 * DAY },
    })
    expect(moved.data.due).toEqual(told)

    // The run that a person starts shows beforehand what it will settle, and then settles that.
    const run = '/Admin/order_settlement_handle'
    const before = await server.call<SettlementDue>('GET', run, { token: admin.token })
    const done = await server.call<SettlementRunData>('POST', run, { token: admin.token })
    expect(before.data).toEqual(told.settled)
    expect({ orders: done.data.orders, amount: done.data.amount }).toEqual(told.settled)
    await server.drain()
    expect(await states()).toEqual({ cancel: 2, waiting_comment: 1, completion: 4 })
  })

  it('is visible only to people who may run it', async () => {
    const { token } = await anAdmin(server, ['clock.view', 'order_settlement.view'])
    expect((await server.call('GET', '/Admin/clock/due?move_ms=1', { token })).code).toBe(402)
    expect((await server.call('GET', '/Admin/order_settlement_handle', { token })).code).toBe(402)
  })
})
