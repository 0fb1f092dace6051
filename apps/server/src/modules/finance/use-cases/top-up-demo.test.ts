import { randomUUID } from 'node:crypto'
import type { CartData, Quote } from '@shiji/contract/cart/cart.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import type { DemoTopUpData, MoneyLogRow } from '@shiji/contract/finance/finance.ts'
import type { LoginData } from '@shiji/contract/identity/identity.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { CreatedOrders } from '@shiji/contract/order/order.ts'
import type { PayData, PayPage } from '@shiji/contract/payment/payment.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aBuyer } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { serveRoutes } from '#harness/routes.ts'
import { aStore } from '#harness/store.builder.ts'
import { orderParams } from '#harness/trade.builder.ts'
import { actingAs } from '../../../infra/scope.ts'
import { areas } from '../../platform/index.ts'
import { spendable } from '../data/balance.queries.ts'
import { financeBuyerRoutes } from '../http/finance.buyer.routes.ts'
import { topUpDemo } from './top-up-demo.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const { callFen, dayFen } = LIMITS.demoTopUp
const topUp = (buyer: Pick<Account, 'token'>, money: number, key: string = randomUUID()) =>
  server.call<DemoTopUpData>('POST', '/user/money/top_up', { token: buyer.token, key, body: { money } })

describe('a demo top-up', () => {
  it('is in the balance once, booked against the platform’s adjustments, and is described in the money log', async () => {
    const buyer = await aBuyer(server)
    expect((await topUp(buyer, 30_000, 'one')).data).toEqual({ balance: 30_000 })
    expect((await topUp(buyer, 30_000, 'one')).data).toEqual({ balance: 30_000 })
    expect(await spendable(server.ctx, buyer.id)).toBe(30_000)

    const log = await server.call<Page<MoneyLogRow>>('GET', '/user/money_logs', { token: buyer.token })
    expect(log.data.data).toMatchObject([
      { kind: 'demo_top_up', name: 'Demo top-up', money: 30_000, balance_after: 30_000 },
    ])
    const { rows } = await server.ctx.db.execute(sql`
      select a.owner_type, a.kind, p.amount::int from postings p
      join journals j on j.id = p.journal_id join accounts a on a.id = p.account_id
      where j.kind = 'demo_top_up' and j.id = ${log.data.data[0]?.journal_id ?? 0} order by p.amount`)
    expect(rows).toEqual([
      { owner_type: 'platform', kind: 'adjustment', amount: -30_000 },
      { owner_type: 'user', kind: 'balance', amount: 30_000 },
    ])
  })

  it('is limited per call and per day', async () => {
    const buyer = await aBuyer(server)
    for (const money of [0, -1, callFen + 1]) expect((await topUp(buyer, money)).code).toBe(422)
    for (let gone = 0; gone < dayFen; gone += callFen) expect((await topUp(buyer, callFen)).code).toBe(200)
    expect(await topUp(buyer, 1)).toMatchObject({ code: 400, msg: expect.stringContaining('200000') })
    expect(await spendable(server.ctx, buyer.id)).toBe(dayFen)
    server.clock.moveBy(DAY)
    expect((await topUp(buyer, 1)).code).toBe(200)
  })

  it('lets through only the daily limit of many concurrent calls', async () => {
    const buyer = await aBuyer(server)
    const calls = Array.from({ length: 8 }, () => topUp(buyer, callFen))
    const codes = (await Promise.all(calls)).map(({ code }) => code)
    expect(codes.filter(code => code === 200)).toHaveLength(dayFen / callFen)
    expect(await spendable(server.ctx, buyer.id)).toBe(dayFen)
  })

  it('does not exist in production', async () => {
    const buyer = await aBuyer(server)
    const config = { ...server.runtime.config, mode: 'production' as const }
    const http = await serveRoutes({ ...server, runtime: { ...server.runtime, config } }, financeBuyerRoutes)
    const answer = await http.inject({
      method: 'POST',
      url: '/api/user/money/top_up',
      headers: { authorization: `Bearer ${buyer.token}` },
      payload: { money: 100 },
    })
    expect(answer.statusCode).toBe(404)
    await http.close()
    const actor = { kind: 'buyer', id: buyer.id, sessionId: 1, name: '' } as const
    await expect(topUpDemo(actingAs({ ...server.ctx, config }, actor), { money: 100 })).rejects.toThrow(
      'record.missing',
    )
    expect(await spendable(server.ctx, buyer.id)).toBe(0)
  })
})

it('a person who has just registered can buy without help', async () => {
  const ok = async <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token?: string): Promise<T> => {
    const answer = await server.call<T>(method, path, {
      key: randomUUID(),
      ...(body === undefined ? {} : { body }),
      ...(token === undefined ? {} : { token }),
    })
    if (answer.code !== 200) throw new Error(`${path}: ${answer.code} ${answer.msg} ${JSON.stringify(answer.data)}`)
    return answer.data
  }
  await server.ctx.db.insert(areas).values([
    { id: 330_000, pid: 0, level: 1, nameZh: '浙江省', nameEn: 'Zhejiang' },
    { id: 330_100, pid: 330_000, level: 2, nameZh: '杭州市', nameEn: 'Hangzhou' },
    { id: 330_106, pid: 330_100, level: 3, nameZh: '西湖区', nameEn: 'Xihu' },
  ])
  const lamp = await goodsOf(server.ctx, (await aStore(server.ctx)).id, { price: 129_900, freightMode: 'free' })
  const [phone, password] = ['13611112222', 'better-horse-2']

  const { demo_code: code } = await ok<{ demo_code: string }>('POST', '/sms', { phone, name: 'register' })
  const account = { username: phone, password, re_password: password, code }
  const { access_token: token } = await ok<LoginData>('POST', '/register', account)
  const { id: address_id } = await ok<{ id: number }>(
    'POST',
    '/user/addresses',
    {
      receive_name: '林晚',
      receive_tel: phone,
      province_id: 330_000,
      city_id: 330_100,
      region_id: 330_106,
      address: '文三路 1 号',
    },
    token,
  )
  await ok('POST', '/user/carts', { goods_id: lamp.id, sku_id: lamp.skuId, buy_num: 1 }, token)
  const cart = await ok<CartData>('GET', '/user/carts', undefined, token)
  const cartId = cart.stores[0]?.lines[0]?.id ?? 0
  const params = orderParams({ ...lamp, cartId })
  const { fingerprint } = await ok<Quote>('POST', '/user/order/before', { params, address_id }, token)
  const order = await ok<CreatedOrders>('POST', '/user/order/create', { params, address_id, fingerprint }, token)

  const page = await ok<PayPage>('POST', '/user/order/after', { group_id: order.group_id }, token)
  expect(page).toMatchObject({ amount: 129_900, balance: 0, has_pay_password: false, status: 'waiting_payment' })
  const pin = { pay_password: '135790', re_pay_password: '135790', current_password: password }
  await ok('PUT', '/user/safe/pay_password', pin, token)
  await ok('POST', '/user/money/top_up', { money: 130_000 }, token)
  const pay = { group_id: order.group_id, payment_name: 'balance', pay_password: '135790' }
  expect((await ok<PayData>('POST', '/user/order/pay', pay, token)).status).toBe('paid')

  const log = await ok<Page<MoneyLogRow>>('GET', '/user/money_logs', undefined, token)
  expect(log.data.map(row => [row.kind, row.money, row.balance_after])).toEqual([
    ['order_paid', -129_900, 100],
    ['demo_top_up', 130_000, 130_000],
  ])
})
