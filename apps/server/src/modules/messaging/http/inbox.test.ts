import type { InboxCount, InboxEntry, InboxPage } from '@shiji/contract/messaging/inbox.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBuyer, anAdmin, aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { type BuiltGoods, goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, commentAll, place, receive, ship } from '#harness/trade.builder.ts'
import { transact } from '../../../infra/database/transact.ts'
import { emit } from '../../../infra/outbox/outbox.ts'
import { buyerScope } from '../../../infra/scope.ts'
import { notify } from '../use-cases/notify.ts'
import { sweepInbox } from '../use-cases/sweep-inbox.ts'

let server: TestApp
let store: BuiltStore
let lamp: BuiltGoods
let seller: string
beforeAll(async () => {
  server = await createTestApp()
  store = await aStore(server.ctx, { lowStock: 1 })
  lamp = await goodsOf(server.ctx, store.id, {
    name: '台灯',
    nameEn: 'Desk lamp',
    price: 100,
    stock: 50,
    freightMode: 'free',
  })
  seller = await server.login('seller', store.ownerId, store.id)
  await anExpress(server)
})
afterAll(() => server.close())

const inbox = async (area: '' | '/Seller' | '/Admin', token: string, query = '', language: 'zh-cn' | 'en' = 'zh-cn') =>
  (await server.call<InboxPage>('GET', `${area}/inbox${query}`, { token, language })).data
const unread = async (area: '' | '/Seller' | '/Admin', token: string) =>
  (await server.call<InboxCount>('GET', `${area}/inbox_count`, { token })).data.unread
const of = (page: InboxPage, kind: InboxEntry['kind']) => page.data.filter(entry => entry.kind === kind)

describe('the inbox', () => {
  it('notifies the store of a paid order and the buyer of its parcel, each in their language, and opens the order', async () => {
    const buyer = await aPayer(server)
    const { order_id, order_no } = await buy(server, buyer, lamp)
    const [id = 0] = order_id
    const [no] = order_no
    await server.drain()
    const [paid] = of(await inbox('/Seller', seller), 'order_paid')
    expect(paid).toMatchObject({
      title: '有新订单待发货',
      text: `订单 ${no}（台灯）已付款，请尽快发货`,
      target: { type: 'order', id },
      is_read: false,
    })
    await ship(server, { ...buyer, token: seller }, [id])
    await server.drain()
    expect(of(await inbox('', buyer.token, '', 'en'), 'order_shipped')).toEqual([
      expect.objectContaining({
        title: 'Your order has shipped',
        text: `Order ${no} (Desk lamp) is on its way. Tap to track your parcel.`,
        target: { type: 'order', id },
      }),
    ])
    await receive(server, buyer, id)
    await commentAll(server, buyer, id)
    await server.drain()
    const told = (await inbox('/Seller', seller)).data.map(entry => entry.kind)
    expect(told).toEqual(expect.arrayContaining(['order_received', 'comment_added']))
  })

  it('notifies the buyer of a cancelled order, and no one else', async () => {
    const buyer = await aPayer(server)
    const other = await aBuyer(server)
    const { order_id } = await place(server, buyer, lamp)
    await server.call('PUT', `/user/order/${order_id[0]}`, { token: buyer.token, body: { move: 'cancel' } })
    await server.drain()
    expect(of(await inbox('', buyer.token), 'order_cancelled')).toHaveLength(1)
    expect(await inbox('', other.token)).toEqual({ data: [], next: null, unread: 0 })
    expect(await unread('', other.token)).toBe(0)
  })

  it('shows staff only what they may open, and other stores nothing', async () => {
    await buy(server, await aPayer(server), lamp)
    await server.drain()
    const cashier = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['order_settlement.view'])
    expect(await inbox('/Seller', cashier.token)).toMatchObject({ data: [], unread: 0 })
    const other = await aStore(server.ctx)
    const stranger = await server.login('seller', other.ownerId, other.id)
    expect((await inbox('/Seller', stranger)).data).toEqual([])
    const before = await unread('/Seller', seller)
    const ids = (await inbox('/Seller', seller)).data.map(entry => entry.id)
    await server.call('PUT', '/Seller/inbox/read', { token: stranger, body: { ids } })
    await server.call('PUT', '/Seller/inbox/read', { token: cashier.token, body: {} })
    expect(await unread('/Seller', seller)).toBe(before)
  })

  it('marks some read, then all', async () => {
    for (const _ of [1, 2, 3]) await buy(server, await aPayer(server), lamp)
    await server.drain()
    const [first] = (await inbox('/Seller', seller)).data
    const before = await unread('/Seller', seller)
    await server.call('PUT', '/Seller/inbox/read', { token: seller, body: { ids: [first?.id] } })
    expect(await unread('/Seller', seller)).toBe(before - 1)
    expect((await inbox('/Seller', seller)).data[0]).toMatchObject({ id: first?.id, is_read: true })
    await server.call('PUT', '/Seller/inbox/read', { token: seller, body: {} })
    expect(await inbox('/Seller', seller, '?unread=1')).toEqual({ data: [], next: null, unread: 0 })
  })

  it('is paged through newest first, each entry once, also while new ones arrive', async () => {
    const buyer = await aBuyer(server)
    const tell = (eventId: number) =>
      transact(server.ctx, tx =>
        notify(tx, {
          to: buyerScope(buyer.id),
          kind: 'order_cancelled',
          target: { type: 'order', id: eventId },
          params: { order_no: String(eventId), goods: '台灯' },
          eventId,
        }),
      )
    for (let event = 1; event <= 5; event += 1) await tell(event)
    const first = await inbox('', buyer.token, '?per_page=2')
    await tell(6)
    const second = await inbox('', buyer.token, `?per_page=2&after=${first.next}`)
    const third = await inbox('', buyer.token, `?per_page=2&after=${second.next}`)
    expect([first, second, third].flatMap(page => page.data.map(entry => entry.target.id))).toEqual([5, 4, 3, 2, 1])
    expect(third.next).toBeNull()
    expect((await server.call('GET', '/inbox?after=nonsense', { token: buyer.token })).code).toBe(422)
  })

  it('has an event at most once per person, however often it is delivered', async () => {
    const buyer = await aPayer(server)
    const { order_id } = await buy(server, buyer, lamp)
    await server.drain()
    const mine = async () =>
      of(await inbox('/Seller', seller), 'order_paid').filter(one => one.target.id === order_id[0])
    expect(await mine()).toHaveLength(1)
    await server.ctx.db.execute("delete from reaction_marks where reaction = 'order.tell_store'")
    await server.ctx.db.execute(
      "update outbox_events set done_at = null, next_at = created_at where type = 'order.paid'",
    )
    await server.drain()
    expect(await mine()).toHaveLength(1)
  })

  it('notifies the platform of goods to review, reviewers only', async () => {
    await transact(server.ctx, tx => emit(tx, 'goods.submitted', { goodsId: lamp.id }))
    await server.drain()
    const reviewer = await anAdmin(server, ['goods.review'])
    const other = await anAdmin(server, ['order.view'])
    expect((await inbox('/Admin', reviewer.token)).data).toEqual([
      expect.objectContaining({ kind: 'goods_submitted', target: { type: 'goods', id: lamp.id } }),
    ])
    expect((await inbox('/Admin', other.token)).data).toEqual([])
  })

  it('notifies the store of a SKU that runs low, people who may see goods only', async () => {
    const low = await aStore(server.ctx, { lowStock: 3 })
    const cup = await goodsOf(server.ctx, low.id, { name: '素杯', stock: 9 })
    const owner = await server.login('seller', low.ownerId, low.id)
    const body = { sku_id: cup.skuId, stock: 2 }
    expect((await server.call('PUT', '/Seller/goods/stock', { token: owner, body })).code).toBe(200)
    await server.drain()
    expect(of(await inbox('/Seller', owner), 'stock_low')).toEqual([
      expect.objectContaining({ target: { type: 'stock', id: cup.id }, text: expect.stringContaining('素杯') }),
    ])
    const clerk = await aStaffMember(server, { id: low.ownerId, storeId: low.id }, ['order.view'])
    expect((await inbox('/Seller', clerk.token)).data).toEqual([])
  })

  it('notifies the platform of an application for a store, reviewers only', async () => {
    const applying = await aStore(server.ctx, { name: '青杉', verify: 'verifying' })
    await transact(server.ctx, tx => emit(tx, 'store.submitted', { storeId: applying.id }))
    await server.drain()
    const reviewer = await anAdmin(server, ['store.review'])
    const other = await anAdmin(server, ['store.view'])
    expect((await inbox('/Admin', reviewer.token)).data).toEqual([
      expect.objectContaining({
        kind: 'store_applied',
        text: '“青杉”提交了入驻申请，等待审核',
        target: { type: 'store', id: applying.id },
      }),
    ])
    expect((await inbox('/Admin', other.token)).data).toEqual([])
  })

  it('notifies an applicant of the decision with its reason, also by SMS, once', async () => {
    const applicant = await aBuyer(server)
    const applying = await aStore(server.ctx, { name: '青禾', verify: 'verifying', userId: applicant.id })
    const admin = await anAdmin(server, ['store.review'])
    await server.call('PUT', '/Admin/stores/verify', {
      token: admin.token,
      body: { id: applying.id, store_verify: 'denied', reason: '执照不清晰' },
    })
    await server.drain()
    expect((await inbox('', applicant.token)).data).toEqual([
      expect.objectContaining({ kind: 'store_denied', text: '“青禾”的入驻申请未通过：执照不清晰' }),
    ])
    const { rows } = await server.ctx.db.execute(
      "select phone, content from sms_logs where cause is not null and status = 'sent'",
    )
    expect(rows).toEqual([{ phone: applicant.username, content: expect.stringContaining('执照不清晰') }])
  })

  it('keeps entries for 90 days', async () => {
    const before = (await inbox('/Seller', seller)).data.length
    expect(before).toBeGreaterThan(0)
    server.clock.moveBy(89 * DAY)
    await sweepInbox(server.ctx)
    expect((await server.ctx.db.execute('select 1 from inbox_entries')).rowCount).toBeGreaterThan(0)
    server.clock.moveBy(3 * DAY)
    await sweepInbox(server.ctx)
    expect((await server.ctx.db.execute('select 1 from inbox_entries')).rowCount).toBe(0)
  })
})
