import type { AdminDashboard, SellerDashboard } from '@shiji/contract/insight/insight.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/harness/app.ts'

describe('the dashboards', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ at: new Date('2026-06-01T02:00:00Z'), invariants: 'broken on purpose' })
    const { db } = server.ctx
    await db.execute(sql`insert into users (id, username, password_hash, nickname, created_at) values
      (1, 'owner', '-', 'Owner', '2026-05-01'), (2, 'buyer', '-', 'Buyer', '2026-06-01T01:00:00Z'), (3, 'other', '-', 'Other', '2026-05-01')`)
    await db.execute(
      sql`insert into admins (id, username, password_hash, nickname, is_super, created_at) values (9, 'root', '-', 'Root', true, '2026-05-01')`,
    )
    await db.execute(
      sql`insert into stores (id, user_id, name, verify, created_at) values (11, 1, 'One', 'passed', '2026-05-01'), (12, 3, 'Two', 'verifying', '2026-05-31T02:00:00Z')`,
    )
    await db.execute(
      sql`insert into store_members (id, user_id, store_id, role, created_at) values (21, 1, 11, 'owner', '2026-05-01'), (22, 3, 12, 'owner', '2026-05-01')`,
    )
    await db.execute(
      sql`insert into order_groups (id, user_id, payable, quote, created_at) values (31, 2, 1000, 'q', '2026-06-01')`,
    )
    const order = (id: number, store: number, status: string, payable: number, paid: string) =>
      db.execute(sql`
      insert into orders (id, order_no, group_id, user_id, store_id, status, name, image, pieces, goods_amount, freight_amount, discount_amount, payable,
        address_id, receive_name, receive_tel, receive_area, receive_address, pay_time, created_at)
      values (${id}, ${`D${id}`}, 31, 2, ${store}, ${status}, 'Lamp', '', 1, ${payable}, 0, 0, ${payable}, 1, 'A', '1', 'B', 'C', ${paid}, ${paid})`)
    await order(41, 11, 'waiting_delivery', 700, '2026-06-01T01:00:00Z')
    await order(42, 11, 'completion', 300, '2026-05-31T05:00:00Z')
    await order(43, 12, 'waiting_delivery', 5_000, '2026-05-20T05:00:00Z')
  })
  afterAll(() => server.close())

  it('tells a seller what to ship, how long the oldest waits, and only of his own store', async () => {
    const token = await server.login('seller', 1, 11)

    const { code, data } = await server.call<SellerDashboard>('GET', '/Seller/dashboard/all', { token })

    expect(code).toBe(200)
    expect(data.todo[0]).toEqual({ key: 'to_ship', count: 1, oldest_minutes: 60, target: '/Seller/orders/wait' })
    expect(data.today).toEqual({ orders: 1, amount: 700, buyers: 1 })
    expect(data.yesterday).toEqual({ orders: 1, amount: 300, buyers: 1 })
    expect(data.days).toHaveLength(14)
    expect(data.days.at(-1)).toEqual({ day: '2026-06-01', orders: 1, amount: 700, buyers: 1 })
  })

  it('tells the platform of stores to review, late shipping and new users', async () => {
    const token = await server.login('admin', 9)

    const { data } = await server.call<AdminDashboard>('GET', '/Admin/dashboard/all', { token })

    expect(Object.fromEntries(data.todo.map(item => [item.key, item.count]))).toEqual({
      goods_review: 0,
      store_review: 1,
      late_shipping: 1,
      jobs_failing: 0,
    })
    expect(data.today).toEqual({ orders: 1, amount: 700, buyers: 1, users: 1 })
    expect(data.top_stores.map(store => store.id)).toEqual([12, 11])
  })
})
