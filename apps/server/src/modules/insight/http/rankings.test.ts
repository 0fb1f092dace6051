import type { Page } from '@shiji/contract/envelope.ts'
import type { AdminDashboard, SellerDashboard } from '@shiji/contract/insight/insight.ts'
import type { ListSums } from '@shiji/contract/lists/list-sums.ts'
import type { OrderRow } from '@shiji/contract/order/order.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { formatDateTime } from '@shiji/kit/time/shop-time.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { aPayer, buy } from '#harness/trade.builder.ts'
import { dayStart } from '../domain/days.ts'

let server: TestApp
let mine: BuiltStore
let cupId: number
beforeAll(async () => {
  // An order is cancelled without the use cases.
  server = await createTestApp({ invariants: 'broken on purpose' })
  mine = await aStore(server.ctx, { name: '木与光' })
  const other = await aStore(server.ctx, { name: '木与光二店' })
  const free = { freightMode: 'free' }
  const cup = await goodsOf(server.ctx, mine.id, { name: '杯', price: 4_000, ...free })
  const cupboard = await goodsOf(server.ctx, mine.id, { name: '杯柜', price: 9_000, ...free })
  cupId = cup.id
  const payer = () => aPayer(server)
  // Too long ago to count.
  await buy(server, await payer(), { ...cup, buyNum: 4 })
  server.clock.moveBy(31 * DAY)
  await buy(server, await payer(), await goodsOf(server.ctx, other.id, { price: 700, ...free }))
  // One order with both, named after the other goods; one of the other goods alone; one that was cancelled after it was paid.
  await buy(server, await payer(), { ...cupboard, buyNum: 2 }, { ...cup, buyNum: 3 })
  await buy(server, await payer(), cupboard)
  const gone = await buy(server, await payer(), { ...cup, buyNum: 5 })
  await server.ctx.db.execute(
    sql`update orders set status = 'cancel', cancel_time = pay_time where id = ${gone.order_id[0]}`,
  )
})
afterAll(() => server.close())

const since = () => encodeURIComponent(`${formatDateTime(dayStart(server.clock.now(), 30))}|ngt`)

describe('the list behind a ranking adds up to its figures', () => {
  it('of goods: the lines of these goods in those orders', async () => {
    const token = await server.login('seller', mine.ownerId, mine.id)
    const { data } = await server.call<SellerDashboard>('GET', '/Seller/dashboard/all', { token })

    const added = await Promise.all(
      (data.top_goods ?? []).map(async ({ id }) => {
        const path = `/Seller/orders?goods_id=${id}&is_sold=1&pay_time=${since()}`
        const rows = (await server.call<Page<OrderRow>>('GET', path, { token })).data.data
        const lines = rows.map(row => row.order_goods.filter(line => line.goods_id === id))
        expect(lines.every(own => own.length > 0)).toBe(true)
        const sum = (of: (line: OrderRow['order_goods'][number]) => number) =>
          lines.flat().reduce((total, line) => total + of(line), 0)
        return { id, pieces: sum(line => line.buy_num), amount: sum(line => line.payable) }
      }),
    )

    expect(added).toEqual(data.top_goods?.map(({ id, pieces, amount }) => ({ id, pieces, amount })))
    expect(added).toContainEqual({ id: cupId, pieces: 3, amount: 12_000 })
  })

  it('of stores: those orders, and their sum below the list', async () => {
    const { token } = await anAdmin(server)
    const { data } = await server.call<AdminDashboard>('GET', '/Admin/dashboard/all', { token })

    const added = await Promise.all(
      (data.top_stores ?? []).map(async ({ id }) => {
        const search = `store_id=${id}&is_sold=1&pay_time=${since()}`
        const { data: page } = await server.call<Page<OrderRow>>('GET', `/Admin/orders?${search}`, { token })
        const { data: summary } = await server.call<ListSums>('GET', `/Admin/orders/summary?${search}`, { token })
        return { id, orders: page.total, amount: summary.sums?.payable }
      }),
    )

    expect(added).toHaveLength(2)
    expect(added).toEqual(data.top_stores?.map(({ id, orders, amount }) => ({ id, orders, amount })))
  })
})
