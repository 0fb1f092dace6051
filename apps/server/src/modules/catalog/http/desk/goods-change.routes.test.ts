import type { GoodsChange, GoodsForm, GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import type { ReviewQueue } from '@shiji/contract/catalog/desk/goods-review.ts'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import type { GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import type { InboxPage } from '@shiji/contract/messaging/inbox.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAdmin, aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, allowClass } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { auditLogs } from '../../../../infra/audit/audit.table.ts'
import { configs } from '../../../platform/data/platform.table.ts'
import { goodsChanges } from '../../data/changes/goods-change.table.ts'

let server: TestApp
let store: BuiltStore
let seller: string
let admin: string
let classId: number

beforeAll(async () => {
  server = await createTestApp()
  store = await aStore(server.ctx)
  seller = await server.login('seller', store.ownerId, store.id)
  admin = (await anAdmin(server)).token
  classId = (await aClass(server.ctx)).id
  await allowClass(server.ctx, store.id, classId)
})
afterAll(() => server.close())
beforeEach(() => reviewSetting(true))
afterEach(() => reviewSetting(false))

const reviewSetting = (isOn: boolean) =>
  server.ctx.db
    .insert(configs)
    .values({ name: 'store', value: { goodsVerify: isOn }, updatedAt: server.clock.now() })
    .onConflictDoUpdate({ target: configs.name, set: { value: { goodsVerify: isOn } } })

type Fields = { fields?: Record<string, string> } | null
const put = (path: string, body: object, token = seller) => server.call<Fields>('PUT', path, { token, body })
const save = (id: number, body: GoodsChange) => put(`/Seller/goods/${id}`, body)
const form = async (id: number, area = 'Seller', token = seller) =>
  (await server.call<GoodsForm>('GET', `/${area}/goods/${id}`, { token })).data
const bought = async (id: number) => (await server.call<GoodsDetail>('GET', `/goods/${id}`)).data
const queue = async () => (await server.call<ReviewQueue>('GET', '/Admin/goods/review', { token: admin })).data
const inbox = async (path: string, token: string) =>
  (await server.call<InboxPage>('GET', path, { token, language: 'zh-cn' })).data.data.map(entry => entry.text)

const value = (name: string) => ({ name, name_en: '', image: '' })
const axes = [{ name: '颜色', name_en: '', values: [value('红'), value('蓝')] }]
const skus = [
  { value_index: [0], price: 9_900, stock: 5, code: 'R' },
  { value_index: [1], price: 12_900, stock: 3, code: 'B' },
]

/** Approved goods on sale, with two SKUs. */
const onSale = async (): Promise<number> => {
  const body = { name: '亚麻衬衫', class_id: classId, images: ['/files/goods/1.webp'], axes, skus, shelf: 'on_shelf' }
  const { data } = await server.call<{ id: number }>('POST', '/Seller/goods', { token: seller, body })
  expect((await put('/Admin/goods/verify', { id: [data.id], verify: 'examined' }, admin)).code).toBe(200)
  return data.id
}
const decide = async (id: number, decision: 'approve' | 'refuse', reason?: string) => {
  const { change } = await form(id, 'Admin', admin)
  return put(
    `/Admin/goods/review/${id}`,
    { change_id: change?.id ?? null, version: String(change?.version), decision, ...(reason ? { reason } : {}) },
    admin,
  )
}
const statesOf = async (id: number) =>
  (await server.ctx.db.select().from(goodsChanges).where(eq(goodsChanges.goodsId, id)).orderBy(goodsChanges.id)).map(
    row => row.state,
  )

describe('a change of approved goods', () => {
  it('waits while the approved version sells; figures apply at once', async () => {
    const id = await onSale()
    const found = async (keywords: string) => {
      const params = Buffer.from(JSON.stringify({ keywords: encodeURIComponent(keywords) })).toString('base64')
      const answer = await server.call<GoodsSearchData>('GET', `/goods_search/${encodeURIComponent(params)}`)
      return answer.data.data.map(card => card.id)
    }
    const answer = await save(id, {
      name: '羊绒围巾',
      images: ['/files/goods/2.webp'],
      services: ['seven_days'],
      skus: [
        { value_index: [0], price: 8_800, stock: 9 },
        { value_index: [1], price: 12_900, stock: 3 },
      ],
    })
    expect(answer.code).toBe(200)
    expect(await bought(id)).toMatchObject({ name: '亚麻衬衫', images: ['/files/goods/1.webp'] })
    expect((await bought(id)).skus[0]).toMatchObject({ price: 8_800, stock: 9 })
    expect(await found('羊绒围巾')).not.toContain(id)
    expect(await found('亚麻衬衫')).toContain(id)
    expect(await form(id)).toMatchObject({
      name: '亚麻衬衫',
      verify: 'examined',
      services: ['seven_days'],
      change_state: 'waiting',
      change: { state: 'waiting', version: 1, values: { name: '羊绒围巾', images: ['/files/goods/2.webp'] } },
    })
    const list = await server.call<Page<GoodsRow>>('GET', '/Seller/goods?change_state=waiting', { token: seller })
    expect(list.data.data).toMatchObject([{ id, change_state: 'waiting' }])
    expect((await decide(id, 'approve')).code).toBe(200)
    expect(await bought(id)).toMatchObject({ name: '羊绒围巾', images: ['/files/goods/2.webp'] })
    expect(await found('羊绒围巾')).toContain(id)
    expect(await form(id)).toMatchObject({ change: null, change_state: null, verify: 'examined' })
  })

  it('has new SKUs that can be bought once it is approved, and keeps prices and stock changed since', async () => {
    const id = await onSale()
    const more = [{ name: '颜色', name_en: '', values: [value('绿'), value('红')] }]
    await save(id, {
      axes: more,
      skus: [
        { value_index: [0], price: 5_000, stock: 7 },
        { value_index: [1], price: 9_900, stock: 5 },
      ],
    })
    const before = await bought(id)
    expect(before.skus.map(sku => sku.name)).toEqual(['红', '蓝'])
    const red = before.skus[0]?.id ?? 0
    // Prices and stock of what is sold change while the matrix waits.
    await save(id, {
      skus: [
        { id: red, value_index: [0], price: 6_600, stock: 50 },
        { value_index: [1], price: 12_900, stock: 3 },
      ],
    })
    expect((await form(id)).change?.values.axes).toEqual(more)
    expect((await decide(id, 'approve')).code).toBe(200)
    expect((await bought(id)).skus).toMatchObject([
      { name: '绿', price: 5_000, stock: 7 },
      { id: red, name: '红', price: 6_600, stock: 50, code: 'R' },
    ])
  })

  it('is continued by the next save, and its number rises', async () => {
    const id = await onSale()
    await save(id, { name: '换了' })
    await save(id, { subname: '新' })
    expect((await form(id)).change).toMatchObject({ version: 2, values: { name: '换了', subname: '新' } })
    await save(id, { name: '亚麻衬衫', subname: '' })
    expect(await form(id)).toMatchObject({ change: null })
    expect(await statesOf(id)).toEqual(['withdrawn'])
  })

  it('is withdrawn by its store, all or none, and nobody else', async () => {
    const [one, other] = [await onSale(), await onSale()]
    await save(one, { name: '换了' })
    expect((await put('/Seller/goods/withdraw', { id: [one, other] })).code).toBe(409)
    expect((await form(one)).change).not.toBeNull()
    const foreign = await aStore(server.ctx)
    const token = await server.login('seller', foreign.ownerId, foreign.id)
    expect((await put('/Seller/goods/withdraw', { id: [one] }, token)).code).toBe(404)
    expect((await put('/Seller/goods/withdraw', { id: [one] })).code).toBe(200)
    expect(await form(one)).toMatchObject({ name: '亚麻衬衫', change: null })
    expect((await decide(one, 'approve')).code).not.toBe(200)
  })

  it('is refused with a reason, keeps its values to correct, and waits again after the next save', async () => {
    const id = await onSale()
    await save(id, { name: '全网最低', subname: '新' })
    expect((await decide(id, 'refuse')).data?.fields).toHaveProperty('reason')
    expect((await decide(id, 'refuse', '标题夸大')).code).toBe(200)
    expect(await bought(id)).toMatchObject({ name: '亚麻衬衫' })
    expect((await form(id)).change).toMatchObject({
      state: 'refused',
      reason: '标题夸大',
      values: { name: '全网最低', subname: '新' },
    })
    await save(id, { market_price: 20_000 })
    expect((await form(id)).change).toMatchObject({ state: 'refused' })
    await save(id, { name: '亚麻长袖' })
    expect((await form(id)).change).toMatchObject({
      state: 'waiting',
      version: 1,
      reason: '',
      values: { name: '亚麻长袖', subname: '新' },
    })
    expect(await statesOf(id)).toEqual(['refused', 'waiting'])
  })

  it('is checked like a save: a wrong class is refused at once, problems of SKUs at their rows', async () => {
    const id = await onSale()
    const elsewhere = (await aClass(server.ctx, ['别处', '别处二', '别处三'])).id
    expect((await save(id, { class_id: elsewhere })).data?.fields).toHaveProperty('class_id')
    expect(
      (await save(id, { skus: [{ ...skus[0], id: 5, value_index: [0], price: 1, stock: 1 }] })).data?.fields,
    ).toHaveProperty('skus.0.id')
    expect((await form(id)).change).toBeNull()
  })

  it('that no longer fits the SKUs, since the platform changed them, is not applied', async () => {
    const id = await onSale()
    const red = [{ name: '颜色', name_en: '', values: [value('红')] }]
    await save(id, { axes: red, skus: [{ value_index: [0], price: 9_900, stock: 5 }] })
    const blue = [{ name: '颜色', name_en: '', values: [value('蓝')] }]
    await put(`/Admin/goods/${id}`, { axes: blue, skus: [{ value_index: [0], price: 12_900, stock: 3 }] }, admin)
    expect(await decide(id, 'approve')).toMatchObject({ code: 409 })
    expect((await bought(id)).skus.map(sku => sku.name)).toEqual(['蓝'])
    expect((await decide(id, 'refuse', '规格已变')).code).toBe(200)
  })

  it('goes with its goods: rejected as a whole, its values are saved with the correction', async () => {
    const id = await onSale()
    await save(id, { name: '换了' })
    await put('/Admin/goods/verify', { id: [id], verify: 'rejected', reason: '违规' }, admin)
    expect(await form(id)).toMatchObject({ verify: 'rejected', change: { state: 'refused', reason: '违规' } })
    await save(id, { subname: '新' })
    expect(await form(id)).toMatchObject({ verify: 'to_be_reviewed', name: '换了', subname: '新', change: null })
  })

  it('is applied by a save at once where the platform reviews no longer', async () => {
    const id = await onSale()
    await save(id, { name: '换了' })
    await reviewSetting(false)
    await save(id, { subname: '新' })
    expect(await bought(id)).toMatchObject({ name: '换了', subname: '新' })
    expect((await form(id)).change).toBeNull()
  })

  it('is written in the history of the goods', async () => {
    const id = await onSale()
    await save(id, { name: '换了' })
    await decide(id, 'approve')
    const trail = await server.ctx.db
      .select({ action: auditLogs.action })
      .from(auditLogs)
      .where(and(eq(auditLogs.subjectId, id), eq(auditLogs.subjectType, 'goods')))
      .orderBy(auditLogs.id)
    expect(trail.map(row => row.action).slice(-3)).toEqual([
      'goods_change.submit',
      'goods.update',
      'goods_change.examine',
    ])
  })
})

describe('a decision', () => {
  it('is for one version: a newer save, a second reviewer and a repeated press are told so', async () => {
    const id = await onSale()
    await save(id, { name: '一' })
    const read = (await form(id)).change
    await save(id, { name: '二' })
    const old = { change_id: read?.id, version: String(read?.version), decision: 'approve' }
    expect(await put(`/Admin/goods/review/${id}`, old, admin)).toMatchObject({ code: 409 })
    expect(await bought(id)).toMatchObject({ name: '亚麻衬衫' })
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'refuse', '不妥')])
    expect(answers.map(answer => answer.code).toSorted()).toEqual([200, 409])
    expect(await statesOf(id)).toHaveLength(1)
  })

  it('races a new save: what was approved is what was read, and the newer one still waits', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await onSale()
      await save(id, { name: '读过的' })
      const change = (await form(id)).change
      const decision = { change_id: change?.id, version: String(change?.version), decision: 'approve' }
      const [decided] = await Promise.all([
        put(`/Admin/goods/review/${id}`, decision, admin),
        save(id, { name: '没读过的' }),
      ])
      const { name, change: open } = await form(id)
      expect(open).toMatchObject({ state: 'waiting', values: { name: '没读过的' } })
      expect(name).toBe(decided?.code === 200 ? '读过的' : '亚麻衬衫')
    }
  })

  it('on goods that wait as a whole is for the version that was read, too', async () => {
    const body = {
      name: '新品',
      class_id: classId,
      images: ['/files/goods/1.webp'],
      skus: [{ value_index: [], price: 1, stock: 1 }],
    }
    const { data } = await server.call<{ id: number }>('POST', '/Seller/goods', { token: seller, body })
    const read = await server.call<GoodsForm>('GET', `/Admin/goods/${data.id}`, { token: admin })
    const version = String(read.headers.etag)
    await save(data.id, { name: '新品二' })
    const decision = { change_id: null, version, decision: 'approve' }
    expect((await put(`/Admin/goods/review/${data.id}`, decision, admin)).code).toBe(409)
    const again = await server.call<GoodsForm>('GET', `/Admin/goods/${data.id}`, { token: admin })
    const answers = await Promise.all(
      [1, 2].map(() =>
        put(`/Admin/goods/review/${data.id}`, { ...decision, version: String(again.headers.etag) }, admin),
      ),
    )
    expect(answers.map(answer => answer.code).toSorted()).toEqual([200, 409])
    expect(await form(data.id)).toMatchObject({ verify: 'examined', name: '新品二' })
  })

  it('is made from a queue, the oldest first, by people who may review', async () => {
    const id = await onSale()
    server.clock.moveBy(1_000)
    await save(id, { name: '换了' })
    const { data, total } = await queue()
    expect(total).toBe(data.length)
    expect(data.find(item => item.goods_id === id)).toMatchObject({ kind: 'change', name: '亚麻衬衫' })
    expect(data.map(item => item.since)).toEqual(data.map(item => item.since).toSorted())
    await put('/Seller/goods/withdraw', { id: [id] })
    expect((await queue()).data.some(item => item.goods_id === id)).toBe(false)
    const clerk = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['goods.view'])
    expect((await put('/Seller/goods/withdraw', { id: [id] }, clerk.token)).code).toBe(402)
    expect((await server.call('GET', '/Admin/goods/review', { token: seller })).code).toBe(401)
  })

  it('reaches the store, and what waits the reviewers, through the inbox', async () => {
    const id = await onSale()
    await save(id, { name: '换了' })
    await save(id, { name: '又换了' })
    await server.drain()
    const waiting = (await inbox('/Admin/inbox', admin)).filter(text => text.includes('修改等待审核'))
    expect(waiting[0]).toBe('商品“亚麻衬衫”的修改等待审核')
    await decide(id, 'refuse', '标题夸大')
    await server.drain()
    expect((await inbox('/Seller/inbox', seller))[0]).toBe('商品“亚麻衬衫”的修改未通过审核：标题夸大')
    await save(id, { name: '好' })
    await decide(id, 'approve')
    await put('/Admin/goods/verify', { id: [id], verify: 'rejected', reason: '违规' }, admin)
    await put('/Admin/goods/verify', { id: [id], verify: 'examined' }, admin)
    await server.drain()
    expect((await inbox('/Seller/inbox', seller)).slice(0, 3)).toEqual([
      '商品“好”已通过审核',
      '商品“好”未通过审核：违规',
      '商品“好”的修改已通过审核，买家现在可以看到',
    ])
  })
})
