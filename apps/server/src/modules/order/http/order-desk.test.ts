import type { Page } from '@shiji/contract/envelope.ts'
import type { DeskOrderDetail, DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import { HOUR } from '@shiji/kit/time/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, orderOf, place, type Shopper, ship } from '#harness/trade.builder.ts'
import { auditLogs } from '../../../infra/audit/audit.table.ts'
import { orderNotes, orders } from '../data/order.table.ts'

let server: TestApp
let store: { readonly id: number; readonly ownerId: number }
let seller: Account
let admin: Account
beforeAll(async () => {
  server = await createTestApp()
  store = await aStore(server.ctx, { shipHours: 24 })
  seller = await aStoreOwner(server, store.id, { nickname: '林掌柜' })
  admin = await anAdmin(server)
  await anExpress(server)
})
afterAll(() => server.close())

const listed = async (query: string, as: Account = seller) => {
  const area = as === admin ? 'Admin' : 'Seller'
  const { data } = await server.call<Page<DeskOrderRow>>('GET', `/${area}/orders?${query}`, { token: as.token })
  return data
}
const found = async (text: string, as?: Account) =>
  (await listed(`find=${encodeURIComponent(text)}&per_page=400`, as)).data.map(row => row.id)
const one = async (id: number) =>
  (await server.call<DeskOrderDetail>('GET', `/Seller/orders/${id}`, { token: seller.token })).data
const paid = async (buyer: Shopper, ...lines: Parameters<typeof buy>[2][]) =>
  (await buy(server, buyer, ...lines)).order_id[0] ?? 0

describe('a row of the order desk', () => {
  it('has all goods with SKU and pieces as one text, in the language of the reader', async () => {
    const lamp = await goodsOf(server.ctx, store.id, { name: '台灯', nameEn: 'Desk lamp', skuCount: 2 })
    const vase = await goodsOf(server.ctx, store.id, { name: '花瓶', nameEn: 'Vase' })
    const id = await paid(await aPayer(server), { ...lamp, buyNum: 3 }, { ...vase, buyNum: 2 })
    const text = async (language: 'zh-cn' | 'en') => {
      const path = `/Seller/orders/${id}`
      const { data } = await server.call<DeskOrderDetail>('GET', path, { token: seller.token, language })
      return data.goods_text
    }

    expect(await text('zh-cn')).toMatch(/^台灯.* × 3; 花瓶.* × 2$/)
    expect(await text('en')).toMatch(/^Desk lamp.* × 3; Vase.* × 2$/)
  })

  it('is due when the hours to ship are over: the longest of its goods, else those of the store', async () => {
    const quick = await goodsOf(server.ctx, store.id)
    const slow = await goodsOf(server.ctx, store.id, { shipHours: 72 })
    const buyer = await aPayer(server)
    const dueIn = async (id: number) => {
      const { due_at, pay_time } = await one(id)
      return (Date.parse(due_at ?? '') - Date.parse(pay_time ?? '')) / HOUR
    }

    expect(await dueIn(await paid(buyer, quick))).toBe(24)
    expect(await dueIn(await paid(buyer, quick, slow))).toBe(72)
  })
})

describe('the one search box', () => {
  it('finds orders by number, phone, receiver, goods and tracking number, of the own store only', async () => {
    const other = await aStore(server.ctx)
    const rival = await aStoreOwner(server, other.id)
    const kettle = await goodsOf(server.ctx, store.id, { name: '铸铁烧水壶', nameEn: 'Iron kettle' })
    const id = await paid(await aPayer(server), kettle)
    const foreign = await paid(await aPayer(server), await goodsOf(server.ctx, other.id, { name: '铸铁烧水壶' }))
    await server.ctx.db
      .update(orders)
      .set({ receiveName: '欧阳小满', receiveTel: '13712345678' })
      .where(eq(orders.id, id))
    await ship(server, seller, [id])
    const { order_no } = await one(id)

    for (const text of [
      order_no,
      order_no.slice(0, 15).toLowerCase(),
      '13712345678',
      '1371234',
      '欧阳',
      '烧水',
      'iron k',
      `SF${id}`,
    ])
      expect([text, await found(text)]).toEqual([text, [id]])
    expect(await found(order_no, rival)).toEqual([])
    expect(await found('铸铁烧水壶', rival)).toEqual([foreign])
    expect(await found(order_no, admin)).toEqual([id])
    expect(await found('13712345678', admin)).toEqual([id])
  })

  it.each(['%', '_', "'; drop table orders; --", 'x'.repeat(100), '，'])('takes %j as text', async text => {
    expect(await found(text)).toEqual([])
  })

  it('is combined with a queue', async () => {
    const pot = await goodsOf(server.ctx, store.id, { name: '紫砂壶' })
    const buyer = await aPayer(server)
    const waiting = await paid(buyer, pot)
    await place(server, buyer, { ...pot, buyNum: 2 })

    const rows = await listed(`find=${encodeURIComponent('紫砂')}&order_status=waiting_delivery`)

    expect(rows.data.map(row => row.id)).toEqual([waiting])
    expect(await found('紫砂')).toHaveLength(2)
  })
})

describe('notes of a store', () => {
  const note = (ids: readonly number[], body: object, as = seller) =>
    server.call('PUT', '/Seller/orders/note', { token: as.token, body: { ids, ...body } })

  it('are written on many orders at once, replaced, found by colour, and removed', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aPayer(server)
    const ids = [await paid(buyer, lamp), await paid(buyer, { ...lamp, buyNum: 2 })]

    expect((await note(ids, { flag: 'purple', note: '  礼品包装 ' })).code).toBe(200)
    expect(await one(ids[0] ?? 0)).toMatchObject({ note: '礼品包装', note_flag: 'purple', note_by: '林掌柜' })
    expect((await listed('note_flag=purple')).data.map(row => row.id).toSorted()).toEqual(ids.toSorted())
    await note([ids[0] ?? 0], { flag: null, note: 'x' })
    expect((await listed('note_flag=purple')).data.map(row => row.id)).toEqual([ids[1]])
    await note([ids[1] ?? 0], { note: '' })
    expect(await one(ids[1] ?? 0)).toMatchObject({ note: '', note_flag: null, note_at: null })
  })

  it('are audited with what they replace', async () => {
    const id = await paid(await aPayer(server), await goodsOf(server.ctx, store.id))
    await note([id], { flag: 'red', note: 'first' })
    await note([id], { note: 'second' })

    const rows = await server.ctx.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id)).orderBy(auditLogs.id)

    expect(rows.map(row => [row.action, row.before, row.after])).toEqual([
      ['order.note', { flag: null, note: '' }, { flag: 'red', note: 'first' }],
      ['order.note', { flag: 'red', note: 'first' }, { flag: null, note: 'second' }],
    ])
  })

  it('are never shown to buyers', async () => {
    const buyer = await aPayer(server)
    const id = await paid(buyer, await goodsOf(server.ctx, store.id))
    await note([id], { flag: 'red', note: 'difficult customer' })

    const page = await server.call('GET', '/user/orders', { token: buyer.token })
    const detail = await orderOf(server, buyer, id)

    expect(JSON.stringify([page, detail])).not.toMatch(/difficult customer|note_flag/)
  })

  it('are refused on orders of others, for all orders of the call, and without the permission', async () => {
    const other = await aStore(server.ctx)
    const foreign = await paid(await aPayer(server), await goodsOf(server.ctx, other.id))
    const id = await paid(await aPayer(server), await goodsOf(server.ctx, store.id))
    const staff = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['order.view', 'order.ship'])

    expect((await note([id, foreign], { note: 'mine?' })).code).toBe(404)
    expect((await note([id, 999_999_999], { note: 'mine?' })).code).toBe(404)
    expect((await note([id], { note: 'mine?' }, staff)).code).toBe(402)
    expect((await note([id], { note: 'x'.repeat(501) })).code).toBe(422)
    expect((await note([], { note: 'x' })).code).toBe(422)
    expect((await note([id], { flag: 'pink', note: 'x' })).code).toBe(422)
    expect(await server.ctx.db.select().from(orderNotes).where(eq(orderNotes.orderId, id))).toEqual([])
    expect((await note([id, id], { note: 'twice named, written once' })).code).toBe(200)
  })
})

describe('the queues of a store', () => {
  it('count what is to ship, due soon and overdue, and list the oldest due first', async () => {
    const own = await aStore(server.ctx, { shipHours: 24 })
    const lamp = await goodsOf(server.ctx, own.id)
    const slow = await goodsOf(server.ctx, own.id, { shipHours: 100 })
    const buyer = await aPayer(server)
    const late = await paid(buyer, lamp)
    const far = await paid(buyer, slow)
    server.clock.moveBy(4 * HOUR)
    const soon = await paid(buyer, { ...lamp, buyNum: 2 })
    await place(server, buyer, { ...lamp, buyNum: 4 })
    server.clock.moveBy(22 * HOUR)
    // Sessions have ended meanwhile.
    const owner = await aStoreOwner(server, own.id)
    admin = await anAdmin(server)
    const queue = async (query: string) => (await listed(query, owner)).data.map(row => row.id)

    expect((await listed('', owner)).count).toMatchObject({
      waiting_delivery: 3,
      overdue: 1,
      soon: 1,
      waiting_receipt: 0,
    })
    expect(await queue('due=overdue')).toEqual([late])
    expect(await queue('due=soon')).toEqual([soon])
    expect(await queue('due=soon,overdue|in&sort=due_at|asc')).toEqual([late, soon])
    expect(await queue('due=never')).toEqual([])
    expect(await queue('order_status=waiting_delivery&sort=due_at|asc')).toEqual([late, soon, far])
    expect((await listed('due=overdue', owner)).data[0]).toMatchObject({ ship_due: 'overdue', overdue_hours: 2 })
    expect((await listed('due=overdue', admin)).data.map(row => row.id)).toContain(late)
  })
})
