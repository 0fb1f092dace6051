import type { GoodsForm } from '@shiji/contract/catalog/catalog.ts'
import type { ClassedGoods, PricedGoods } from '@shiji/contract/catalog/desk/bulk.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin, aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, allowClass, anAttribute, goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { auditLogs } from '../../../../infra/audit/audit.table.ts'
import { configs } from '../../../platform/data/platform.table.ts'
import { goods } from '../../data/goods/goods.table.ts'

let server: TestApp
let store: BuiltStore
let seller: string
let admin: string
let classId: number
let otherClassId: number

beforeAll(async () => {
  server = await createTestApp()
  store = await aStore(server.ctx)
  seller = await server.login('seller', store.ownerId, store.id)
  admin = (await anAdmin(server)).token
  classId = (await aClass(server.ctx)).id
  otherClassId = (await aClass(server.ctx, ['家居', '家纺', '窗帘'])).id
  for (const id of [classId, otherClassId]) await allowClass(server.ctx, store.id, id)
})
afterAll(() => server.close())
afterEach(async () => {
  server.clock.setOffset(0)
  await reviewSetting(false)
})

const reviewSetting = (isOn: boolean) =>
  server.ctx.db
    .insert(configs)
    .values({ name: 'store', value: { goodsVerify: isOn }, updatedAt: server.clock.now() })
    .onConflictDoUpdate({ target: configs.name, set: { value: { goodsVerify: isOn } } })

type Fields = { fields?: Record<string, string> } | null
const put = <T = Fields>(path: string, body: object, token = seller) => server.call<T>('PUT', path, { token, body })
const form = async (id: number) => (await server.call<GoodsForm>('GET', `/Seller/goods/${id}`, { token: seller })).data
const pricesOf = async (id: number) => (await form(id)).skus.map(sku => sku.price)

const create = async (change: object = {}): Promise<number> => {
  const { data } = await server.call<{ id: number }>('POST', '/Seller/goods', {
    token: seller,
    body: {
      name: '亚麻衬衫',
      class_id: classId,
      images: ['/files/goods/1.webp'],
      skus: [{ value_index: [], price: 9_990, stock: 5, code: 'A' }],
      ...change,
    },
  })
  return data.id
}
const colours = {
  axes: [{ name: '颜色', name_en: '', values: ['红', '蓝'].map(name => ({ name, name_en: '', image: '' })) }],
  skus: [
    { value_index: [0], price: 9_990, stock: 5 },
    { value_index: [1], price: 20_000, stock: 0 },
  ],
}

describe('prices of many goods', () => {
  const rule = { mode: 'percent', value: -1_000, round: 'yuan' }

  it('are shown before they are saved, and saved as they were shown, in the history too', async () => {
    const ids = [await create(colours), await create()]
    const shown = await put<PricedGoods>('/Seller/goods/price', { id: ids, ...rule, dry: true })
    expect(shown.data.rows.map(row => [row.goods_id, row.sku_name, row.before, row.after, row.problem])).toEqual([
      [ids[0], '红', 9_990, 9_000, null],
      [ids[0], '蓝', 20_000, 18_000, null],
      [ids[1], '', 9_990, 9_000, null],
    ])
    expect(await pricesOf(ids[0] ?? 0)).toEqual([9_990, 20_000])
    expect((await put('/Seller/goods/price', { id: ids, ...rule, version: shown.data.version })).code).toBe(200)
    expect(await form(ids[0] ?? 0)).toMatchObject({ price: 9_000, max_price: 18_000, stock: 5 })
    expect((await form(ids[1] ?? 0)).skus).toMatchObject([{ price: 9_000, stock: 5, code: 'A' }])
    const trail = await server.ctx.db
      .select({ action: auditLogs.action })
      .from(auditLogs)
      .where(and(eq(auditLogs.subjectId, ids[0] ?? 0), eq(auditLogs.subjectType, 'goods')))
    expect(trail.map(row => row.action)).toEqual(['goods.create', 'goods.update'])
  })

  it('are saved for all or none: not with an impossible price, not when one changed since, not with foreign goods', async () => {
    const [dear, cheap] = [await create(), await create({ skus: [{ value_index: [], price: 400, stock: 1 }] })]
    const less = { id: [dear, cheap], mode: 'amount', value: -500, round: 'fen' }
    const shown = await put<PricedGoods>('/Seller/goods/price', { ...less, dry: true })
    expect(shown.data.rows.map(row => row.problem)).toEqual([null, 'too_low'])
    const { version } = shown.data
    expect((await put('/Seller/goods/price', { ...less, version })).data?.fields).toHaveProperty('value')
    const more = { ...less, value: 500 }
    await put(`/Seller/goods/${cheap}`, { skus: [{ value_index: [], price: 401, stock: 1 }] })
    expect((await put('/Seller/goods/price', { ...more, version })).code).toBe(409)
    expect((await put('/Seller/goods/price', more)).code).toBe(409)
    const foreign = await goodsOf(server.ctx, (await aStore(server.ctx)).id)
    for (const dry of [true, false])
      expect((await put('/Seller/goods/price', { ...more, id: [dear, foreign.id], dry, version })).code).toBe(404)
    expect(await pricesOf(dear)).toEqual([9_990])
  })

  it('apply at once where the platform reviews goods, and are for people who may change goods', async () => {
    const id = await create()
    await reviewSetting(true)
    const set = { id: [id], mode: 'set', value: 8_800, round: 'fen' }
    const { data } = await put<PricedGoods>('/Seller/goods/price', { ...set, dry: true })
    expect((await put('/Seller/goods/price', { ...set, version: data.version })).code).toBe(200)
    expect(await form(id)).toMatchObject({ price: 8_800, change: null, verify: 'examined' })
    const viewer = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['goods.view'])
    expect((await put('/Seller/goods/price', { ...set, dry: true }, viewer.token)).code).toBe(402)
  })
})

describe('the class of many goods', () => {
  it('drops attributes that do not fit after it has shown them, and waits for review where the platform reviews', async () => {
    await anAttribute(server.ctx, classId, ['裙长', 'Length'], ['短'])
    const row = (name: string, value: string) => ({ name, name_en: '', value, value_en: '' })
    const attributes = [row('裙长', '短'), row('产地', '杭州')]
    const [one, other] = [await create({ attributes }), await create()]
    const move = { id: [one, other], class_id: otherClassId }
    const shown = await put<ClassedGoods>('/Seller/goods/class', { ...move, dry: true })
    expect(shown.data.rows).toEqual([{ goods_id: one, name: '亚麻衬衫', name_en: '', dropped: ['裙长'] }])
    expect(await form(one)).toMatchObject({ class_id: classId })
    expect((await put('/Seller/goods/class', move)).code).toBe(200)
    expect(await form(one)).toMatchObject({ class_id: otherClassId, attributes: [row('产地', '杭州')] })
    await reviewSetting(true)
    expect((await put('/Seller/goods/class', { ...move, class_id: classId })).code).toBe(200)
    expect(await form(other)).toMatchObject({ class_id: otherClassId, change: { values: { class_id: classId } } })
  })

  it('is refused for all where the store may not sell in it', async () => {
    const id = await create()
    const elsewhere = (await aClass(server.ctx, ['别处', '别处二', '别处三'])).id
    for (const dry of [true, false])
      expect((await put('/Seller/goods/class', { id: [id], class_id: elsewhere, dry })).data?.fields).toHaveProperty(
        'class_id',
      )
    const foreign = await goodsOf(server.ctx, (await aStore(server.ctx)).id)
    expect((await put('/Seller/goods/class', { id: [id, foreign.id], class_id: otherClassId })).code).toBe(404)
    expect(await form(id)).toMatchObject({ class_id: classId })
  })
})

describe('the time of the shelf', () => {
  const SECOND = 1_000
  const in_ = (ms: number) => new Date(server.clock.now().getTime() + ms).toISOString()
  const plan = (id: number, on_at: string, off_at: string) =>
    put('/Seller/goods/shelf_times', { id: [id], on_at, off_at })
  const listed = async (id: number) => {
    const [row] = await server.ctx.db.select().from(goods).where(eq(goods.id, id))
    return [row?.shelf, row?.isListed]
  }

  it('puts goods on and off shelf at its second, not before, and only once', async () => {
    const id = await create()
    const [on, off] = [in_(60 * SECOND), in_(120 * SECOND)]
    expect((await plan(id, on, off)).code).toBe(200)
    expect(await form(id)).toMatchObject({ shelf_on_at: on, shelf_off_at: off, shelf: 'off_shelf' })
    server.clock.moveBy(59 * SECOND)
    await server.drain()
    expect(await listed(id)).toEqual(['off_shelf', false])
    server.clock.moveBy(2 * SECOND)
    await Promise.all([server.drain(), server.drain()])
    expect(await listed(id)).toEqual(['on_shelf', true])
    expect(await form(id)).toMatchObject({ shelf_on_at: null, shelf_off_at: off })
    // Taken off by hand meanwhile: the first time is used up.
    await put('/Seller/goods/shelf', { id: [id], shelf: 'off_shelf' })
    await server.drain()
    expect(await listed(id)).toEqual(['off_shelf', false])
    await put('/Seller/goods/shelf', { id: [id], shelf: 'on_shelf' })
    server.clock.moveBy(58 * SECOND)
    await server.drain()
    expect(await listed(id)).toEqual(['on_shelf', true])
    server.clock.moveBy(2 * SECOND)
    await server.drain()
    expect(await listed(id)).toEqual(['off_shelf', false])
    expect(await form(id)).toMatchObject({ shelf_off_at: null })
  })

  it('is moved and cancelled', async () => {
    const id = await create()
    await plan(id, in_(60 * SECOND), '')
    await plan(id, in_(600 * SECOND), '')
    server.clock.moveBy(61 * SECOND)
    await server.drain()
    expect(await listed(id)).toEqual(['off_shelf', false])
    await plan(id, '', '')
    server.clock.moveBy(600 * SECOND)
    await server.drain()
    expect(await listed(id)).toEqual(['off_shelf', false])
    expect(await form(id)).toMatchObject({ shelf_on_at: null })
  })

  it('lists nothing that is not approved by then', async () => {
    await reviewSetting(true)
    const id = await create()
    await plan(id, in_(60 * SECOND), '')
    server.clock.moveBy(61 * SECOND)
    await server.drain()
    expect(await listed(id)).toEqual(['on_shelf', false])
    await put('/Admin/goods/verify', { id: [id], verify: 'examined' }, admin)
    expect(await listed(id)).toEqual(['on_shelf', true])
  })

  it('is in the future, once each, and of own goods', async () => {
    const id = await create()
    expect((await plan(id, in_(0), in_(-SECOND))).data?.fields).toMatchObject({
      on_at: expect.any(String),
      off_at: expect.any(String),
    })
    expect((await plan(id, '2026-02-30 10:00:00', '')).data?.fields).toHaveProperty('on_at')
    const at = in_(SECOND)
    expect(Object.keys((await plan(id, at, at)).data?.fields ?? {})).toEqual(['off_at'])
    const foreign = await goodsOf(server.ctx, (await aStore(server.ctx)).id)
    const both = { id: [id, foreign.id], on_at: at, off_at: '' }
    expect((await put('/Seller/goods/shelf_times', both)).code).toBe(404)
    expect(await form(id)).toMatchObject({ shelf_on_at: null })
  })
})
