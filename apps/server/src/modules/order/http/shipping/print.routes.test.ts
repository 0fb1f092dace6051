import type { DeskOrderDetail } from '@shiji/contract/order/order.desk.ts'
import type { PrintData } from '@shiji/contract/order/shipping/print.ts'
import { MINUTE } from '@shiji/kit/time/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, orderOf, place } from '#harness/trade.builder.ts'
import { skus } from '../../../catalog/index.ts'
import { stores } from '../../../store/index.ts'
import { orderPrints } from '../../data/order.table.ts'

let server: TestApp
let store: { readonly id: number; readonly ownerId: number }
let seller: Account
beforeAll(async () => {
  server = await createTestApp()
  store = await aStore(server.ctx)
  seller = await aStoreOwner(server, store.id, { nickname: '林掌柜' })
  await anExpress(server)
  const sender = { mobile: '0571-88001234', areaInfo: '浙江省 杭州市 余杭区', address: '良渚路 9 号' }
  await server.ctx.db.update(stores).set(sender).where(eq(stores.id, store.id))
})
afterAll(() => server.close())

const PATH = '/Seller/orders/print'
const paid = async (...lines: Parameters<typeof buy>[2][]) => {
  const buyer = await aPayer(server)
  const [id = 0] = (await buy(server, buyer, ...lines)).order_id
  return { id, buyer }
}
const aLamp = async () => ({ ...(await goodsOf(server.ctx, store.id, { name: '台灯' })), buyNum: 2 })
const print = (ids: readonly number[], paper = 'waybill', as = seller) =>
  server.call<{ fields: Record<string, string> }>('PUT', PATH, { token: as.token, body: { ids, paper } })
const read = async (ids: readonly number[], as = seller) => {
  const params = encodeURIComponent(btoa(JSON.stringify({ order_id: ids })))
  return server.call<PrintData>('GET', `${PATH}?params=${params}`, { token: as.token })
}
const detail = async (id: number) =>
  (await server.call<DeskOrderDetail>('GET', `/Seller/orders/${id}`, { token: seller.token })).data

describe('the papers of orders', () => {
  it('have receiver, sender, remark, and lines with their SKU code and pieces, never the note of the store', async () => {
    const lamp = await aLamp()
    await server.ctx.db.update(skus).set({ code: 'LAMP-01' }).where(eq(skus.id, lamp.skuId))
    const { id } = await paid(lamp)
    await server.call('PUT', '/Seller/orders/note', {
      token: seller.token,
      body: { ids: [id], flag: 'red', note: 'difficult customer' },
    })

    const { data } = await read([id])

    expect(data.sender).toMatchObject({ tel: '0571-88001234', area: '浙江省 杭州市 余杭区', address: '良渚路 9 号' })
    expect(data.orders[0]).toMatchObject({
      id,
      receive_name: '林晚',
      receive_tel: '13900000000',
      receive_address: '文三路 1 号',
      may_print: true,
      printed_at: null,
      parcels: [],
    })
    expect(data.orders[0]?.lines).toMatchObject([{ goods_name: '台灯', code: 'LAMP-01', buy_num: 2, waiting_num: 2 }])
    expect(JSON.stringify(data)).not.toMatch(/difficult|note/)
  })

  it('show each parcel with its goods, and what waits', async () => {
    const { id } = await paid(await aLamp())
    const [line] = (await detail(id)).order_goods
    await server.call('PUT', '/Seller/orders/status/edit', {
      token: seller.token,
      body: {
        orders: [{ id, delivery_code: 'SF', delivery_no: 'SF40001', goods: [{ line_id: line?.id, pieces: 1 }] }],
      },
    })

    const [order] = (await read([id])).data.orders

    expect(order?.parcels).toMatchObject([{ number: 'SF40001', goods: [{ line_id: line?.id, pieces: 1 }] }])
    expect(order?.lines[0]).toMatchObject({ buy_num: 2, waiting_num: 1 })
  })
})

describe('printing', () => {
  it('keeps the time of the first waybill, and writes each printing with its person into the history', async () => {
    const { id, buyer } = await paid(await aLamp())
    const staff = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['order.view', 'order.ship'])
    await print([id], 'pick')
    await print([id], 'slip')
    expect((await detail(id)).printed_at).toBeNull()

    const first = server.clock.now().toISOString()
    expect((await print([id])).code).toBe(200)
    server.clock.moveBy(MINUTE)
    await print([id], 'waybill', staff)

    expect((await detail(id)).printed_at).toBe(first)
    expect((await read([id])).data.orders[0]).toMatchObject({ printed_at: first, printed_by: '林掌柜' })
    const prints = (await detail(id)).life.filter(entry => entry.kind === 'print')
    expect(prints.map(entry => [entry.key, entry.actor])).toEqual([
      ['life.print_pick', '林掌柜'],
      ['life.print_slip', '林掌柜'],
      ['life.print_waybill', '林掌柜'],
      ['life.print_waybill', expect.stringMatching(/^(?!林掌柜).+/)],
    ])
    expect((await orderOf(server, buyer, id)).data.life.some(entry => entry.kind === 'print')).toBe(false)
  })

  it('is for paid orders of the own store, all of them or none', async () => {
    const lamp = await aLamp()
    const { id } = await paid(lamp)
    const [unpaid = 0] = (await place(server, await aPayer(server), lamp)).order_id
    const rival = await aStore(server.ctx)
    const foreign = (await buy(server, await aPayer(server), await goodsOf(server.ctx, rival.id))).order_id[0] ?? 0
    const looker = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['order.view'])

    expect(Object.keys((await print([id, unpaid])).data.fields)).toEqual(['ids.1'])
    expect(Object.keys((await print([foreign, id])).data.fields)).toEqual(['ids.0'])
    expect((await print([id], 'waybill', looker)).code).toBe(402)
    expect((await read([id], looker)).code).toBe(402)
    expect((await print([id], 'poster')).code).toBe(422)
    expect((await read([foreign, id])).data.orders.map(order => order.id)).toEqual([id])
    expect((await read([unpaid])).data.orders[0]?.may_print).toBe(false)
    expect(await server.ctx.db.select().from(orderPrints).where(eq(orderPrints.orderId, id))).toEqual([])
    expect((await detail(id)).printed_at).toBeNull()
  })
})
