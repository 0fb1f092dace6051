import type { Page } from '@shiji/contract/envelope.ts'
import type { ListSums } from '@shiji/contract/lists/list-sums.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin, aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { countStatements } from '#harness/count-statements.ts'
import { routePath } from '../../src/http/routes/mount.ts'
import type { Route } from '../../src/http/routes/route.ts'
import { settleDueOrders } from '../../src/modules/order/use-cases/settle-due-orders.ts'
import { nameOf } from '../authorisation/routes-of.ts'
import { aSide, type Side, settled } from '../authorisation/world.ts'

type Row = Readonly<Record<string, unknown>>

let server: TestApp
let admin: Account
let side: Side
beforeAll(async () => {
  server = await createTestApp()
  admin = await anAdmin(server)
  side = await aSide(server, 'ours')
  const theirs = await aSide(server, 'theirs')
  server.clock.moveBy(20 * 86_400_000)
  await settleDueOrders(server.ctx)
  server.clock.setOffset(0)
  await settled(server, side)
  await settled(server, theirs)
})
afterAll(() => server.close())

const who = (area: string) => (area === 'Admin' ? admin.token : side.seller.token)
const summary = (path: string, token = who(path.split('/')[1] ?? '')) => server.call<ListSums>('GET', path, { token })
const rowsOf = async (path: string) =>
  (await server.call<Page<Row>>('GET', path, { token: who(path.split('/')[1] ?? '') })).data.data
const added = (rows: readonly Row[], name: string) => rows.reduce((sum, row) => sum + Number(row[name]), 0)

const LISTS = [
  ...['orders', 'money_logs', 'order_settlements', 'cashes'].flatMap(page => [`/Admin/${page}`, `/Seller/${page}`]),
  '/Admin/users',
  '/Admin/stores',
]

describe('sums of a list', () => {
  it.each(LISTS)('of %s equal those of its rows, for the declared columns', async path => {
    const rows = (await rowsOf(`${path}?per_page=400`)).filter(row => row.account_kind !== 'points')
    const { code, data } = await summary(`${path}/summary`)
    expect(code).toBe(200)
    expect(rows.length).toBeGreaterThan(0)
    const names = Object.keys(data.sums ?? {})
    expect(names.length).toBeGreaterThan(0)
    expect(data.sums).toEqual(Object.fromEntries(names.map(name => [name, added(rows, name)])))
  })

  it('follow the filters of the list and include all its rows, not those of one page', async () => {
    const query = `order_status=completion&per_page=1&page=2&sort=id|asc`
    const rows = await rowsOf('/Admin/orders?order_status=completion&per_page=400')
    expect(rows).toHaveLength(2)
    const { data } = await summary(`/Admin/orders/summary?${query}`)
    expect(data.sums).toMatchObject({ payable: added(rows, 'payable'), goods_amount: expect.any(Number) })
    expect((await summary('/Admin/orders/summary?order_no=nothing')).data.sums).toEqual({
      goods_amount: 0,
      freight_amount: 0,
      discount_amount: 0,
      payable: 0,
    })
  })

  it('of a store include the store alone, whatever the query contains', async () => {
    const ours = await rowsOf('/Seller/orders')
    const { data } = await summary('/Seller/orders/summary')
    expect(data.sums?.payable).toBe(added(ours, 'payable'))
    expect(data.sums?.payable).toBeLessThan((await summary('/Admin/orders/summary')).data.sums?.payable ?? 0)
    expect((await summary('/Seller/orders/summary?store_id=1')).code).toBe(422)
  })

  it('leave points out of the sum of money', async () => {
    const body = { id: side.buyer.id, kind: 'points', money: 777, reason: 'test' }
    const before = await summary('/Admin/money_logs/summary?is_belong=0')
    await server.call('POST', '/Admin/users/money/handle', { token: admin.token, body, key: 'points' })
    expect((await summary('/Admin/money_logs/summary?is_belong=0')).data).toEqual(before.data)
  })

  it('refuse what the list refuses', async () => {
    for (const query of ['nobody=1', 'payable=x|gt', 'sort=nobody|asc']) {
      const list = await server.call('GET', `/Admin/orders?${query}`, { token: admin.token })
      const { headers: _, ...sums } = await summary(`/Admin/orders/summary?${query}`)
      expect(sums).toMatchObject({ code: 422, data: list.data, msg: list.msg })
    }
  })

  it('need the permission of the list', async () => {
    const clerk = await anAdmin(server, ['money_log.view'])
    expect((await summary('/Admin/orders/summary', clerk.token)).code).toBe(402)
    expect((await summary('/Admin/money_logs/summary', clerk.token)).code).toBe(200)
    const staff = await aStaffMember(server, { id: side.seller.id, storeId: side.seller.storeId }, ['goods.view'])
    expect((await summary('/Seller/orders/summary', staff.token)).code).toBe(402)
  })

  it('are one statement besides those that identify the caller', async () => {
    const token = admin.token
    const known = await countStatements(() => server.call('GET', '/Admin/exports/1', { token }))
    for (const page of ['orders', 'money_logs', 'order_settlements', 'users', 'stores'])
      expect([page, await countStatements(() => summary(`/Admin/${page}/summary`))]).toEqual([page, known])
    // The store's own export, its orders: one statement each.
    const own = await countStatements(() => server.call('GET', '/Seller/exports/1', { token: side.seller.token }))
    expect(await countStatements(() => summary('/Seller/orders/summary'))).toBe(own)
  })

  it('are null above 100,000 rows, and exact at 100,000', { timeout: 60_000 }, async () => {
    const { rows } = await server.ctx.db.execute<{ left: string }>(
      sql`select 100000 - count(*) as left from order_settlements`,
    )
    const add = (from: number, count: number) =>
      server.ctx.db.execute(sql`
        insert into order_settlements (id, settlement_no, order_id, order_no, store_id, user_id, total_price, refunded,
          commission, referral, settlement_price, created_at)
        select ${from}::bigint + n, 'mass', ${from}::bigint + n, 'x', 1, 1, 10, 0, 1, 0, 9, ${server.clock.now()}
        from generate_series(1, ${count}::int) n`)
    const before = (await summary('/Admin/order_settlements/summary')).data.sums?.payable ?? 0
    const left = Number(rows[0]?.left)
    await add(1_000_000_000, left)
    expect((await summary('/Admin/order_settlements/summary')).data.sums?.payable).toBe(before + 10 * left)
    await add(2_000_000_000, 1)
    expect((await summary('/Admin/order_settlements/summary')).data).toEqual({ sums: null })
    expect(
      (await summary('/Admin/order_settlements/summary?settlement_no=mass&order_id=2000000001')).data.sums,
    ).toMatchObject({
      payable: 10,
      settlement_price: 9,
    })
    await server.ctx.db.execute(sql`delete from order_settlements where settlement_no = 'mass'`)
  })
})

describe('a list without sums', () => {
  const bare = (routes: readonly Route[]) =>
    routes
      .filter(({ spec }) => spec.list !== undefined && spec.list.sums === undefined && !spec.path.includes(':'))
      .map(({ spec }) => routePath(spec).slice('/api'.length))

  it('has no such call', () => {
    const summaries = server.app.routes.filter(({ spec }) => spec.path.endsWith('/summary')).map(nameOf)
    expect(summaries.toSorted()).toEqual(LISTS.map(path => `GET ${path}/summary`).toSorted())
  })

  it('answers like an unknown address, also where records have one below it', async () => {
    const lists = bare(server.app.routes)
    expect(lists).toEqual(expect.arrayContaining(['/Admin/goods', '/Admin/expresses', '/Admin/jobs', '/Seller/goods']))
    for (const path of lists) {
      const { status, code, msg, data } = await summary(`${path}/summary`)
      expect([path, status, code, msg, data]).toEqual([path, 404, 404, 'Not Found Pages 404.', null])
    }
    const chinese = await server.call('GET', '/Admin/goods/summary', { token: admin.token, language: 'zh-cn' })
    expect(chinese).toMatchObject({ status: 404, code: 404, msg: '页面不存在 404。' })
  })

  it('still refuses other words in place of an id', async () => {
    for (const id of ['summaries', 'a-summary', 'summary1'])
      expect([id, (await summary(`/Admin/goods/${id}`)).code]).toEqual([id, 422])
  })

  it('has plain addresses in the document of the API', async () => {
    const { paths } = await server.app.http.inject('/api/openapi.json').then(answer => answer.json())
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/Admin/goods/{id}', '/api/Admin/expresses/{id}']))
    expect(Object.keys(paths).filter(path => /[(^$]/.test(path))).toEqual([])
  })
})
