import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { orderParams } from '#harness/trade.builder.ts'
import type { Route } from '../../src/http/routes/route.ts'
import { settleDueOrders } from '../../src/modules/order/use-cases/settle-due-orders.ts'
import { areas } from '../../src/modules/platform/index.ts'
import { databaseDigest } from './database-digest.ts'
import { addressOf, nameOf } from './routes-of.ts'
import { sampleBody } from './samples.ts'
import { aSide, CANARY, type Side, settled } from './world.ts'

type Thing = keyof Side['ids']

/**
 * What the id in the path of a buyer's or seller's route refers to. A route without a line here fails the test below.
 */
const IN_PATH: Readonly<Record<string, Thing>> = {
  'DELETE /user/safe/sessions/:ids': 'buyerSession',
  'DELETE /Seller/user/safe/sessions/:ids': 'sellerSession',
  'GET /user/addresses/:id': 'address',
  'PUT /user/addresses/:id': 'address',
  'PUT /user/addresses/default/:id': 'address',
  'DELETE /user/addresses/:ids': 'address',
  'PUT /user/carts/:id': 'cart',
  'DELETE /user/carts/:ids': 'cart',
  'DELETE /user/favorites/:ids': 'favorite',
  'GET /user/order/:id': 'order',
  'GET /store/documents/:id': 'storeDocument',
  'PUT /user/order/:id': 'waitingOrder',
  'PUT /user/order/:id/address': 'waitingOrder',
  'DELETE /user/order/:id/address': 'order',
  'POST /user/comments/:id/addition': 'comment',
  'GET /Seller/users/:id': 'staff',
  'PUT /Seller/users/:id': 'staff',
  'DELETE /Seller/users/:ids': 'staff',
  'GET /Seller/roles/:id': 'role',
  'PUT /Seller/roles/:id': 'role',
  'DELETE /Seller/roles/:ids': 'role',
  'PUT /Seller/table_views/:id': 'tableView',
  'DELETE /Seller/table_views/:ids': 'tableView',
  'GET /Seller/exports/:id': 'export',
  'GET /Seller/exports/:id/parts/:part': 'export',
  'DELETE /Seller/exports/:ids': 'export',
  'GET /Seller/sheet_jobs/:id': 'sheetJob',
  'GET /Seller/sheet_jobs/:id/parts/:part': 'sheetJob',
  'GET /Seller/sheet_jobs/:id/faults/:part': 'sheetJob',
  'PUT /Seller/sheet_jobs/:id/apply': 'sheetJob',
  'PUT /Seller/sheet_jobs/:id/cancel': 'sheetJob',
  'PUT /Seller/sheet_jobs/:id/undo': 'sheetJob',
  'GET /Seller/goods/:id': 'goods',
  'GET /Seller/goods/skus/:ids': 'goods',
  'GET /Seller/stores/documents/:id': 'ownDocument',
  'PUT /Seller/goods/:id': 'goods',
  'DELETE /Seller/goods/:ids': 'goods',
  'GET /Seller/stocktakes/:id': 'stocktake',
  'PUT /Seller/stocktakes/:id/count': 'stocktake',
  'PUT /Seller/stocktakes/:id/apply': 'stocktake',
  'PUT /Seller/stocktakes/:id/abandon': 'stocktake',
  'GET /Seller/brand_applications/:id': 'brandApplication',
  'PUT /Seller/brand_applications/:id': 'brandApplication',
  'DELETE /Seller/brand_applications/:ids': 'brandApplication',
  'GET /Seller/goods_attrs/:id': 'goodsAttr',
  'PUT /Seller/goods_attrs/:id': 'goodsAttr',
  'DELETE /Seller/goods_attrs/:ids': 'goodsAttr',
  'DELETE /Seller/goods_drafts/:ids': 'goodsDraft',
  'PUT /Seller/file_spaces/:id': 'file',
  'DELETE /Seller/file_spaces/:ids': 'file',
  'PUT /Seller/file_folders/:id': 'fileFolder',
  'DELETE /Seller/file_folders/:ids': 'fileFolder',
  'PUT /Seller/stocks/:id': 'sku',
  'GET /Seller/stocks/:id/movements': 'sku',
  'GET /Seller/orders/:id': 'order',
  'PUT /Seller/orders/parcel/:id': 'parcel',
  'PUT /Seller/orders/price/:id': 'waitingOrder',
  'PUT /Seller/orders/address/:id': 'addressRequest',
  'GET /Seller/order_comments/:id': 'comment',
  'PUT /Seller/order_comments/:id': 'comment',
  'GET /Seller/goods_questions/:id': 'question',
  'PUT /Seller/goods_questions/:id': 'question',
  'DELETE /Seller/reply_templates/:ids': 'replyTemplate',
  'DELETE /Seller/staff_invitations/:ids': 'invitation',
  'GET /Seller/order_settlements/:id': 'settlement',
  'GET /Seller/cashes/:id': 'withdrawal',
  'PUT /Seller/cashes/:id': 'withdrawal',
}

/** Valid bodies, where a sample that only fits the schema would be refused before the record is looked up. */
const BODIES: Readonly<Record<string, object>> = {
  'PUT /Seller/orders/parcel/:id': { delivery_code: 'SF', delivery_no: 'SF10012345678' },
  'PUT /Seller/orders/address/:id': { decision: 'grant' },
  'PUT /Seller/orders/price/:id': { goods: 100, freight: 0, payable: 100, reason: 'x' },
  'PUT /user/addresses/:id': {
    receive_name: 'x',
    receive_tel: '13800000000',
    province_id: 330_000,
    city_id: 330_100,
    region_id: 330_106,
    address: 'x',
  },
}

/** Public pages of a record: everyone may read them. */
const PUBLIC = [
  'GET /goods/:id',
  'GET /goods/:id/delivery',
  'GET /goods/:id/gone',
  'GET /store/:id',
  'GET /goods_comments/:id',
  'GET /goods_questions/:id',
]

/** Bodies and queries that refer to records of others. */
const IN_BODY: readonly (readonly [
  string,
  (id: (thing: Thing) => number) => { readonly path?: string; readonly body?: object },
])[] = [
  ['PUT /Seller/goods/shelf', id => ({ body: { id: [id('goods')], shelf: 'off_shelf' } })],
  ['PUT /Seller/goods/freight', id => ({ body: { id: [id('goods')], freight_mode: 'free' } })],
  ['PUT /Seller/file_spaces', id => ({ body: { ids: [id('file')], folder_id: 0 } })],
  ['PUT /Seller/file_spaces', id => ({ body: { ids: [id('file')], folder_id: id('fileFolder') } })],
  ['PUT /Seller/goods/withdraw', id => ({ body: { id: [id('goods')] } })],
  [
    'PUT /Seller/goods/price',
    id => ({ body: { id: [id('goods')], mode: 'set', value: 100, round: 'fen', dry: true } }),
  ],
  ['PUT /Seller/goods/class', id => ({ body: { id: [id('goods')], class_id: 5 } })],
  ['PUT /Seller/goods/shelf_times', id => ({ body: { id: [id('goods')], on_at: '', off_at: '' } })],
  ['PUT /Seller/goods/stock', id => ({ body: { sku_id: id('sku'), stock: 1 } })],
  ['PUT /Seller/stocks/change', id => ({ body: { sku_id: id('sku'), difference: 1, reason: 'purchase' } })],
  [
    'PUT /Seller/orders/status/edit',
    id => ({ body: { orders: [{ id: id('waitingOrder'), delivery_code: 'SF', delivery_no: 'SF1234' }] } }),
  ],
  [
    'PUT /Seller/orders/merge',
    id => ({ body: { ids: [id('waitingOrder'), id('order')], delivery_code: 'SF', delivery_no: 'SF10012345678' } }),
  ],
  ['PUT /Seller/orders/print', id => ({ body: { ids: [id('order')], paper: 'slip' } })],
  ['PUT /Seller/orders/note', id => ({ body: { ids: [id('order')], note: 'mine?' } })],
  [
    'GET /Seller/orders/find/all',
    id => ({ path: `/Seller/orders/find/all?params=${btoa(JSON.stringify({ order_id: [id('order')] }))}` }),
  ],
  ['POST /user/order/after', id => ({ body: { group_id: id('group') } })],
  ['POST /user/order/after', id => ({ body: { order_id: String(id('waitingOrder')) } })],
  [
    'POST /user/order/pay',
    id => ({ body: { group_id: id('group'), payment_name: 'balance', pay_password: '135790' } }),
  ],
  ['POST /user/order/check', id => ({ body: { group_id: id('group') } })],
  [
    'POST /user/comments',
    id => ({
      body: {
        order_id: id('order'),
        lines: [{ order_goods_id: id('orderLine'), score: 5, agree: 5, service: 5, speed: 5, content: 'x' }],
      },
    }),
  ],
]

let server: TestApp
let routes: readonly Route[]
let first: Side
let second: Side
beforeAll(async () => {
  server = await createTestApp()
  routes = server.app.routes
  await server.ctx.db.insert(areas).values([
    { id: 330_000, pid: 0, level: 1, nameZh: '浙江省', nameEn: 'Zhejiang' },
    { id: 330_100, pid: 330_000, level: 2, nameZh: '杭州市', nameEn: 'Hangzhou' },
    { id: 330_106, pid: 330_100, level: 3, nameZh: '西湖区', nameEn: 'Xihu District' },
  ])
  first = await aSide(server, CANARY)
  second = await aSide(server, 'second')
  server.clock.moveBy(20 * 86_400_000)
  await settleDueOrders(server.ctx)
  server.clock.setOffset(0)
  first = await settled(server, first)
  second = await settled(server, second)
})
afterAll(() => server.close())

const tokenOf = (side: Side, name: string) => (name.includes('/Seller/') ? side.seller.token : side.buyer.token)
const isOwned = (route: Route) => route.spec.area === 'buyer' || route.spec.area === 'seller'
const hasId = (route: Route) => /:ids?\b/.test(route.spec.path)
const call = async (route: Route, token: string, path: string, body: object) => {
  const isPlain = route.spec.method === 'GET' || route.spec.method === 'DELETE'
  const { headers: _, ...answer } = await server.call(route.spec.method, path, { token, ...(isPlain ? {} : { body }) })
  return answer
}
const find = (name: string): Route => {
  const route = routes.find(each => nameOf(each) === name)
  if (route === undefined) throw new Error(`no route ${name}`)
  return route
}

describe('records of others', () => {
  it('every route of buyers and sellers that takes an id has its sample', () => {
    const taking = routes.filter(route => isOwned(route) && hasId(route)).map(nameOf)
    expect(taking.filter(name => !PUBLIC.includes(name)).toSorted()).toEqual(Object.keys(IN_PATH).toSorted())
  })

  it('answer by their id exactly like missing ones, and stay as they are', async () => {
    const before = await databaseDigest(server)
    for (const [name, thing] of Object.entries(IN_PATH)) {
      const route = find(name)
      const token = tokenOf(second, name)
      const body = BODIES[name] ?? sampleBody(route)
      const foreign = await call(route, token, addressOf(route, first.ids[thing]), body)
      const missing = await call(route, token, addressOf(route, 1), body)
      expect([name, foreign]).toEqual([name, { ...missing, code: 404 }])
    }
    expect(await databaseDigest(server)).toEqual(before)
  })

  it('exist for their owner (so the samples prove something)', async () => {
    for (const [name, thing] of Object.entries(IN_PATH)) {
      const route = find(name)
      if (route.spec.method !== 'GET') continue
      expect([name, (await call(route, tokenOf(first, name), addressOf(route, first.ids[thing]), {})).code]).toEqual([
        name,
        200,
      ])
    }
  })

  it('named in a body or query are missing as well', async () => {
    const before = await databaseDigest(server)
    for (const [name, build] of IN_BODY) {
      const route = find(name)
      const send = async (id: (thing: Thing) => number) => {
        const { path, body } = build(id)
        const answer = await call(route, tokenOf(second, name), path ?? addressOf(route), body ?? {})
        const asked = [...new Set((['goods', 'sku', 'order', 'waitingOrder', 'group', 'orderLine'] as const).map(id))]
        return asked.reduce((text, each) => text.replaceAll(String(each), 'ID'), JSON.stringify(answer))
      }
      expect([name, await send(thing => first.ids[thing])]).toEqual([
        name,
        await send(thing => 100_000_000_000 + first.ids[thing]),
      ])
    }
    expect(await databaseDigest(server)).toEqual(before)
  })

  it('in a list of ids with own ones fail the whole call', async () => {
    const before = await databaseDigest(server)
    for (const [name, thing] of Object.entries(IN_PATH)) {
      const route = find(name)
      if (route.spec.method !== 'DELETE' || !route.spec.path.endsWith(':ids')) continue
      const mixed = `${second.ids[thing]},${first.ids[thing]}`
      expect([name, (await call(route, tokenOf(second, name), addressOf(route, mixed), {})).code]).toEqual([name, 404])
    }
    const shelf = { id: [second.ids.goods, first.ids.goods], shelf: 'off_shelf' }
    expect((await server.call('PUT', '/Seller/goods/shelf', { token: second.seller.token, body: shelf })).code).toBe(
      404,
    )
    expect(await databaseDigest(server)).toEqual(before)
  })

  it("cannot be used at the checkout: another's address, another's cart line", async () => {
    const { buyer, ids } = second
    const line = { id: ids.goods, skuId: ids.sku }
    const quote = (body: object) => server.call('POST', '/user/order/before', { token: buyer.token, body })
    expect((await quote({ params: orderParams(line), address_id: ids.address })).code).toBe(200)
    const foreign = await quote({ params: orderParams(line), address_id: first.ids.address })
    expect(JSON.stringify(foreign)).not.toContain(CANARY)
    const before = await databaseDigest(server)
    const params = orderParams({ ...line, cartId: first.ids.cart })
    const body = { params, address_id: first.ids.address, fingerprint: 'x' }
    expect((await server.call('POST', '/user/order/create', { token: buyer.token, key: 'k', body })).code).not.toBe(200)
    expect(await databaseDigest(server)).toEqual(before)
  })
})

describe('lists', () => {
  const lists = () =>
    routes.filter(
      route =>
        isOwned(route) &&
        route.spec.method === 'GET' &&
        !hasId(route) &&
        route.spec.access !== 'public' &&
        !route.spec.path.includes('find'),
    )

  it('of one person or store contain nothing of another', async () => {
    for (const route of lists()) {
      const answer = await call(route, tokenOf(second, nameOf(route)), addressOf(route), {})
      const text = JSON.stringify(answer)
      expect([nameOf(route), text.includes(CANARY), text.includes(`"id":${first.ids.order},`)]).toEqual([
        nameOf(route),
        false,
        false,
      ])
    }
  })

  it.each(['store_id', 'user_id', 'belong_id', 'auth'])('are not widened by %s', async field => {
    for (const route of lists()) {
      if (route.spec.list === undefined) continue
      const path = `${addressOf(route)}?${field}=${first.seller.storeId},${first.buyer.id}|in`
      const text = JSON.stringify(await call(route, tokenOf(second, nameOf(route)), path, {}))
      expect([nameOf(route), text.includes(CANARY)]).toEqual([nameOf(route), false])
    }
  })
})

describe('answers', () => {
  it('carry no secret, for every reader and every call that they may make', async () => {
    const secrets: string[] = []
    const search = (name: string, value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      for (const [key, part] of Object.entries(value)) {
        if (/pass|hash|secret|openid/i.test(key) && !/^has_pay_password$/.test(key) && part !== '[hidden]')
          secrets.push(`${name}: ${key}`)
        search(name, part)
      }
    }
    for (const route of routes.filter(each => each.spec.method === 'GET' && isOwned(each))) {
      const thing = IN_PATH[nameOf(route)]
      const path = addressOf(route, thing === undefined ? first.ids.goods : first.ids[thing])
      search(nameOf(route), await call(route, tokenOf(first, nameOf(route)), path, {}))
    }
    expect(secrets).toEqual([])
  })

  it('twenty-five fields that callers may not set are refused by every call that writes', async () => {
    const extra = Object.fromEntries(
      [
        'money',
        'frozen_money',
        'integral',
        'belong_id',
        'inviter_id',
        'is_super',
        'user_id',
        'owner_id',
        'verify',
        'settled',
        'paid',
        'created_at',
        'password_hash',
        'role',
        'permissions_all',
        'price_paid',
        'balance',
        'commission_bp',
        'sales',
        'deleted_at',
        'is_listed',
        'search',
        'actor_id',
        'session_id',
        'approved',
      ].map(name => [name, 1]),
    )
    const before = await databaseDigest(server)
    for (const route of routes.filter(
      each => isOwned(each) && each.spec.body !== undefined && each.spec.access !== 'public',
    )) {
      const thing = IN_PATH[nameOf(route)]
      const path = addressOf(route, thing === undefined ? 1 : first.ids[thing])
      const answer = await call(route, tokenOf(first, nameOf(route)), path, { ...sampleBody(route), ...extra })
      expect([nameOf(route), answer.code]).toEqual([nameOf(route), 422])
    }
    expect(await databaseDigest(server)).toEqual(before)
  })
})
