import type { Page } from '@shiji/contract/envelope.ts'
import type { AddressChanged } from '@shiji/contract/order/changes/address-change.ts'
import type { DeskOrderDetail, DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import type { OrderDetail } from '@shiji/contract/order/order.ts'
import { fen } from '@shiji/kit/money/fen.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aFreight, aStore } from '#harness/store.builder.ts'
import { anAddress, anExpress, aPayer, buy, orderOf, place, type Shopper, ship } from '#harness/trade.builder.ts'
import { auditLogs } from '../../../../infra/audit/audit.table.ts'

let server: TestApp
let store: { readonly id: number; readonly ownerId: number }
let seller: Account
beforeAll(async () => {
  server = await createTestApp()
  store = await aStore(server.ctx)
  // Xinjiang costs more, Tibet is not delivered to.
  await aFreight(server.ctx, store.id, { areaIds: [650_000], firstPrice: fen(20_00), stepPrice: fen(10_00) })
  await aFreight(server.ctx, store.id, {
    areaIds: [330_000],
    excludedIds: [540_000],
    firstPrice: fen(8_00),
    stepPrice: fen(2_00),
  })
  seller = await aStoreOwner(server, store.id)
  await anExpress(server)
})
afterAll(() => server.close())

interface Made {
  readonly id: number
  readonly buyer: Shopper
}
async function unpaid(): Promise<Made> {
  const buyer = await aPayer(server)
  return { id: (await place(server, buyer, await goodsOf(server.ctx, store.id))).order_id[0] ?? 0, buyer }
}
async function paid(): Promise<Made> {
  const buyer = await aPayer(server)
  return { id: (await buy(server, buyer, await goodsOf(server.ctx, store.id))).order_id[0] ?? 0, buyer }
}
const NINGBO = { provinceId: 330_000, cityId: 330_200, regionId: 330_203, areaInfo: '浙江省 宁波市 海曙区' }
const URUMQI = { provinceId: 650_000, cityId: 650_100, regionId: 650_102, areaInfo: '新疆 乌鲁木齐市 天山区' }
const LHASA = { provinceId: 540_000, cityId: 540_100, regionId: 540_102, areaInfo: '西藏 拉萨市 城关区' }

const another = (buyer: Shopper, change: Parameters<typeof anAddress>[2] = {}) =>
  anAddress(server, buyer.id, { isDefault: false, receiveName: '顾青', address: '海曙路 8 号', ...NINGBO, ...change })
const send = ({ id, buyer }: Made, addressId: number, note = '') =>
  server.call<AddressChanged>('PUT', `/user/order/${id}/address`, {
    token: buyer.token,
    body: { address_id: addressId, note },
  })
const withdraw = ({ id, buyer }: Made) => server.call('DELETE', `/user/order/${id}/address`, { token: buyer.token })
const seen = async ({ id, buyer }: Made): Promise<OrderDetail> => (await orderOf(server, buyer, id)).data
const desk = async (id: number, as: Account = seller, area = 'Seller') =>
  (await server.call<DeskOrderDetail>('GET', `/${area}/orders/${id}`, { token: as.token })).data
const decide = (request: number, body: object, as: Account = seller, area = 'Seller') =>
  server.call('PUT', `/${area}/orders/address/${request}`, { token: as.token, body })
const inboxOf = async (who: Account, area = '') =>
  (await server.call<{ data: { title: string; text: string }[] }>('GET', `${area}/inbox`, { token: who.token })).data
    .data

/** A paid order whose buyer asks for another address. */
async function asked(note = '已搬家') {
  const order = await paid()
  const answer = await send(order, await another(order.buyer), note)
  expect(answer.data).toEqual({ id: order.id, result: 'requested' })
  const { address_request: request } = await seen(order)
  if (request === null) throw new Error('no request was made')
  return { ...order, request }
}

describe('the address of an unpaid order', () => {
  it('is changed by its buyer at once and for free, with a history', async () => {
    const order = await unpaid()
    const before = await seen(order)
    expect(before.actions).toContain('address')

    const answer = await send(order, await another(order.buyer))

    expect(answer.data).toEqual({ id: order.id, result: 'changed' })
    const after = await seen(order)
    expect(after).toMatchObject({ receive_name: '顾青', receive_area: NINGBO.areaInfo, payable: before.payable })
    expect(after.address_request).toBeNull()
    expect(after.life.find(entry => entry.key === 'life.address_direct')?.params).toEqual({
      before: '林晚 13900000000 浙江省 杭州市 西湖区 文三路 1 号',
      after: '顾青 13900000000 浙江省 宁波市 海曙区 海曙路 8 号',
    })
  })

  it('is refused where delivery costs another freight, and where the store does not deliver, with a clear sentence', async () => {
    const order = await unpaid()
    const dearer = await send(order, await another(order.buyer, URUMQI))
    expect(dearer.code).toBe(409)
    expect(dearer.msg).toMatch(/¥20\.00 instead of ¥8\.00/)
    const nowhere = await send(order, await another(order.buyer, LHASA))
    expect(nowhere.code).toBe(409)
    expect(nowhere.msg).toMatch(/cannot deliver to this area/)
    expect((await seen(order)).receive_name).toBe('林晚')
  })

  it('can be another house of the same area even when the templates have changed since', async () => {
    const moved = await aStore(server.ctx)
    const buyer = await aPayer(server)
    const made = await place(server, buyer, await goodsOf(server.ctx, moved.id))
    await aFreight(server.ctx, moved.id, { areaIds: [330_000], firstPrice: fen(30_00) })
    const order = { id: made.order_id[0] ?? 0, buyer }
    const same = { provinceId: 330_000, cityId: 330_100, regionId: 330_106, areaInfo: '浙江省 杭州市 西湖区' }

    expect((await send(order, await another(buyer, same))).code).toBe(200)
    expect((await send(order, await another(buyer))).code).toBe(409)
  })

  it('is never a foreign, missing or unchanged one, and never of a foreign order', async () => {
    const order = await unpaid()
    const stranger = await aPayer(server)
    expect((await send(order, stranger.addressId)).code).toBe(400)
    expect((await send(order, order.buyer.addressId)).code).toBe(400)
    expect((await send({ ...order, buyer: stranger }, stranger.addressId)).code).toBe(404)
    expect((await send(order, 0)).code).toBe(422)
  })
})

describe('the address of a paid order', () => {
  it('is asked for once, in the queue of the store, and told in its inbox', async () => {
    const order = await asked()
    expect(order.request).toMatchObject({ status: 'open', receive_name: '顾青', note: '已搬家', actions: ['withdraw'] })
    const mine = await seen(order)
    expect(mine.receive_name).toBe('林晚')
    expect(mine.actions).not.toContain('address')
    const twice = await send(order, await another(order.buyer, { address: '另一处' }))
    expect(twice.code).toBe(409)
    expect(twice.msg).toMatch(/already asked/)

    const queue = await server.call<Page<DeskOrderRow>>('GET', '/Seller/orders?address_request=open', {
      token: seller.token,
    })
    expect(queue.data.data.map(row => row.id)).toContain(order.id)
    expect(queue.data.data.every(row => row.has_address_request)).toBe(true)
    expect(queue.data.count).toMatchObject({ address_request: queue.data.total })
    expect((await desk(order.id)).address_request).toMatchObject({ actions: ['grant', 'refuse'] })
    await server.drain()
    expect((await inboxOf(seller, '/Seller'))[0]?.text).toContain('海曙路 8 号')
  })

  it('is granted by the store: the order goes there, the buyer is told, history and audit say so', async () => {
    const order = await asked()

    expect((await decide(order.request.id, { decision: 'grant' })).code).toBe(200)

    const after = await seen(order)
    expect(after).toMatchObject({ receive_name: '顾青', receive_address: '海曙路 8 号' })
    expect(after.address_request).toMatchObject({ status: 'granted', actions: [] })
    expect(after.actions).toContain('address')
    expect(after.life.filter(entry => entry.kind === 'address').map(entry => [entry.key, entry.actor])).toEqual([
      ['life.address_open', after.user_name],
      ['life.address_granted', after.store_name_en],
    ])
    const [log] = await server.ctx.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.subjectId, order.id), eq(auditLogs.action, 'order.address')))
    expect(log).toMatchObject({
      before: { receiver: '林晚 13900000000 浙江省 杭州市 西湖区 文三路 1 号' },
      after: { receiver: '顾青 13900000000 浙江省 宁波市 海曙区 海曙路 8 号', status: 'granted' },
    })
    await server.drain()
    expect((await inboxOf(order.buyer))[0]?.text).toContain('顾青')
    expect((await decide(order.request.id, { decision: 'refuse', reason: '晚了' })).code).toBe(409)
  })

  it('is refused with a reason, which the buyer reads, and may then be asked for again', async () => {
    const order = await asked()
    const unexplained = await server.call<{ fields: object }>('PUT', `/Seller/orders/address/${order.request.id}`, {
      token: seller.token,
      body: { decision: 'refuse' },
    })
    expect(unexplained.code).toBe(422)
    expect(unexplained.data.fields).toHaveProperty('reason')

    expect((await decide(order.request.id, { decision: 'refuse', reason: '已打包' })).code).toBe(200)

    expect(await seen(order)).toMatchObject({
      receive_name: '林晚',
      address_request: { status: 'refused', reason: '已打包' },
    })
    await server.drain()
    expect((await inboxOf(order.buyer))[0]?.text).toContain('已打包')
    expect((await send(order, await another(order.buyer))).code).toBe(200)
  })

  it('is decided before shipping: neither store nor platform ships until then', async () => {
    const order = await asked()
    const held = await ship(server, seller, [order.id])
    expect(held.data.shipped).toEqual([])
    expect(held.data.refused).toEqual([{ id: order.id, msg: expect.stringMatching(/decide on that first/) }])
    const other = (await buy(server, order.buyer, await goodsOf(server.ctx, store.id))).order_id[0] ?? 0
    const together = await server.call('PUT', '/Seller/orders/merge', {
      token: seller.token,
      body: { ids: [other, order.id], delivery_code: 'SF', delivery_no: 'SF10012345678' },
    })
    expect(together.code).toBe(422)
    expect(together.data).toEqual({ fields: { 'ids.1': expect.stringMatching(/decide on that first/) } })
    const admin = await anAdmin(server)
    expect((await desk(order.id, admin, 'Admin')).address_request).toMatchObject({ actions: ['grant', 'refuse'] })

    expect((await decide(order.request.id, { decision: 'grant' }, admin, 'Admin')).code).toBe(200)

    expect((await ship(server, seller, [order.id])).data.shipped).toEqual([order.id])
    expect((await seen(order)).actions).not.toContain('address')
    const late = await send(order, order.buyer.addressId)
    expect(late.code).toBe(409)
    expect(late.msg).toMatch(/can no longer be changed/)
  })

  it('is withdrawn by the buyer, who can then be shipped to', async () => {
    const order = await asked()
    expect((await withdraw(order)).code).toBe(200)
    expect((await withdraw(order)).code).toBe(409)
    expect((await decide(order.request.id, { decision: 'grant' })).code).toBe(409)
    expect((await seen(order)).address_request).toMatchObject({ status: 'withdrawn' })
    await server.drain()
    expect((await inboxOf(seller, '/Seller')).some(entry => entry.text.includes(order.id.toString()))).toBe(false)
    expect((await ship(server, seller, [order.id])).data.shipped).toEqual([order.id])
  })

  it('is decided by those alone who may: no other store, no staff without the permission', async () => {
    const order = await asked()
    const rival = await aStoreOwner(server, (await aStore(server.ctx)).id)
    const staff = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['order.view', 'order.ship'])
    expect((await decide(order.request.id, { decision: 'grant' }, rival)).code).toBe(404)
    expect((await decide(order.request.id, { decision: 'grant' }, staff)).code).toBe(402)
    expect((await desk(order.id, staff)).address_request).toMatchObject({ status: 'open', actions: [] })
    const stranger = await aPayer(server)
    expect((await withdraw({ ...order, buyer: stranger })).code).toBe(404)
  })
})
