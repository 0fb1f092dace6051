import type { GoodsForm, GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin, aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aBrand, aClass, allowClass, goodsOf } from '#harness/goods.builder.ts'
import { aFreight, aStore, type BuiltStore } from '#harness/store.builder.ts'
import { auditLogs } from '../../../infra/audit/audit.table.ts'
import { transact } from '../../../infra/database/transact.ts'
import { configs } from '../../platform/data/platform.table.ts'
import { stores } from '../../store/index.ts'
import { goods } from '../data/goods/goods.table.ts'
import { stockMovements } from '../data/stock/stock.table.ts'
import { recordSales } from '../use-cases/goods/record-sales.ts'
import { consumeStock, releaseStock } from '../use-cases/stock/end-hold.ts'
import { reserveStock } from '../use-cases/stock/reserve-stock.ts'

let server: TestApp
let store: BuiltStore
let seller: string
let admin: string
let classId: number
let nextOrder = 1

beforeAll(async () => {
  // Orders are only numbers in this file, which the invariants of orders would report.
  server = await createTestApp({ invariants: 'broken on purpose' })
  store = await aStore(server.ctx)
  seller = await server.login('seller', store.ownerId, store.id)
  admin = (await anAdmin(server)).token
  classId = (await aClass(server.ctx)).id
  await allowClass(server.ctx, store.id, classId)
})
afterAll(() => server.close())

type Fields = { fields?: Record<string, string> } | null
const put = (path: string, body: object, token = seller) => server.call<Fields>('PUT', path, { token, body })
const form = async (id: number) => (await server.call<GoodsForm>('GET', `/Seller/goods/${id}`, { token: seller })).data
const rowOf = async (id: number) => {
  const [row] = await server.ctx.db.select().from(goods).where(eq(goods.id, id))
  return row
}
const reviewSetting = (isOn: boolean) =>
  server.ctx.db
    .insert(configs)
    .values({ name: 'store', value: { goodsVerify: isOn }, updatedAt: server.clock.now() })
    .onConflictDoUpdate({ target: configs.name, set: { value: { goodsVerify: isOn } } })

const single = (change: object = {}) => ({
  name: '亚麻衬衫',
  class_id: classId,
  images: ['/files/goods/1.webp'],
  skus: [{ value_index: [], price: 9_900, stock: 5 }],
  ...change,
})
const colours = [
  {
    name: '颜色',
    name_en: 'Colour',
    values: ['红', '蓝'].map(name => ({ name, name_en: '', image: `/files/${name === '红' ? 'r' : 'b'}.webp` })),
  },
]
const create = async (body: object): Promise<number> => {
  const answer = await server.call<{ id: number }>('POST', '/Seller/goods', { token: seller, body })
  expect(answer).toMatchObject({ code: 200 })
  return answer.data.id
}

describe('creating goods', () => {
  it('saves texts, SKUs, prices and opening stock, off shelf at first', async () => {
    const id = await create(
      single({
        axes: colours,
        skus: [
          { value_index: [0], price: 9_900, stock: 5, code: 'R' },
          { value_index: [1], price: 12_900, stock: 0, weight: 300 },
        ],
        weight: 200,
      }),
    )
    expect(await form(id)).toMatchObject({
      shelf: 'off_shelf',
      verify: 'examined',
      price: 9_900,
      max_price: 12_900,
      stock: 5,
      skus: [
        { name: '红', value_index: [0], price: 9_900, stock: 5, weight: 200, code: 'R', image: '/files/r.webp' },
        { name: '蓝', value_index: [1], price: 12_900, stock: 0, weight: 300, image: '/files/b.webp' },
      ],
      actions: ['update', 'stock', 'delete', 'put_on'],
    })
    const [trail] = await server.ctx.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id))
    expect(trail).toMatchObject({ action: 'goods.create', storeId: store.id })
  })

  it('is done once per idempotency key', async () => {
    const send = () =>
      server.call<{ id: number }>('POST', '/Seller/goods', { token: seller, body: single(), key: 'goods-key-1' })
    const [first, second] = await Promise.all([send(), send()])
    expect(first.data.id).toBe(second.data.id)
  })

  it('accepts a form of 200 SKUs', async () => {
    const axis = (name: string, length: number) => ({
      name,
      name_en: '',
      values: Array.from({ length }, (_, at) => ({ name: `${name}${at}`, name_en: '', image: '' })),
    })
    const places = Array.from({ length: 20 }, (_, a) => Array.from({ length: 10 }, (__, b) => [a, b])).flat()
    const fields = new URLSearchParams({ name: '大矩阵', class_id: String(classId), 'images[0]': '/files/1.webp' })
    const axes = [axis('a', 20), axis('b', 10)]
    axes.forEach((each, at) => {
      fields.set(`axes[${at}][name]`, each.name)
      fields.set(`axes[${at}][name_en]`, '')
      each.values.forEach((value, index) => {
        for (const [key, text] of Object.entries(value)) fields.set(`axes[${at}][values][${index}][${key}]`, text)
      })
    })
    places.forEach((place, at) => {
      place.forEach((index, axisAt) => {
        fields.set(`skus[${at}][value_index][${axisAt}]`, String(index))
      })
      fields.set(`skus[${at}][price]`, String(100 + at))
      fields.set(`skus[${at}][stock]`, String(at))
    })
    const answer = await server.call<{ id: number }>('POST', '/Seller/goods', {
      token: seller,
      form: fields.toString(),
    })
    expect(answer.code).toBe(200)
    const saved = await form(answer.data.id)
    expect(saved.skus).toHaveLength(200)
    expect(saved.skus.at(-1)).toMatchObject({ name: 'a19 / b9', price: 299, stock: 199 })
  })

  it.each([
    ['no name', { name: '' }, 'name'],
    ['a class that does not exist', { class_id: 1 }, 'class_id'],
    ['a brand that does not exist', { brand_id: 1 }, 'brand_id'],
    ['a price below zero', { skus: [{ value_index: [], price: -1, stock: 0 }] }, 'skus.0.price'],
    ['a huge price', { skus: [{ value_index: [], price: 1e15, stock: 0 }] }, 'skus.0.price'],
    ['half a fen', { skus: [{ value_index: [], price: 0.5, stock: 0 }] }, 'skus.0.price'],
    ['no SKU', { skus: [] }, 'skus'],
    ['201 SKUs', { skus: Array.from({ length: 201 }, () => ({ value_index: [], price: 1, stock: 1 })) }, 'skus'],
    ['a fourth axis', { axes: Array.from({ length: 4 }, (_, at) => ({ ...colours[0], name: `x${at}` })) }, 'axes'],
    [
      'a value that does not exist',
      { axes: colours, skus: [{ value_index: [7], price: 1, stock: 1 }] },
      'skus.0.value_index',
    ],
    ['a script as picture', { images: ['javascript:alert(1)'] }, 'images.0'],
    ['freight by template without a template', { freight_mode: 'custom' }, 'freight_id'],
    ['a status', { verify: 'examined' }, 'verify'],
  ])('refuses %s on its field', async (_, change, field) => {
    const answer = await server.call<Fields>('POST', '/Seller/goods', { token: seller, body: single(change) })
    expect(answer.code).toBe(422)
    expect(Object.keys(answer.data?.fields ?? {})).toEqual([field])
  })

  it('refuses a class that the store may not sell in, a class above the third level, and a foreign freight template', async () => {
    const other = await aClass(server.ctx, ['家居', '厨房', '锅'])
    const foreign = await aFreight(server.ctx, (await aStore(server.ctx)).id)
    const fieldsOf = async (change: object) =>
      (await server.call<Fields>('POST', '/Seller/goods', { token: seller, body: single(change) })).data?.fields
    expect(await fieldsOf({ class_id: other.id })).toEqual({
      class_id: 'This store cannot sell in that class. Please choose another class.',
    })
    expect(await fieldsOf({ class_id: other.rootId })).toEqual({ class_id: 'Please choose one of the options.' })
    expect(await fieldsOf({ freight_mode: 'custom', freight_id: foreign })).toEqual({
      freight_id: 'Please choose one of the options.',
    })
  })

  it('cleans rich text in both languages', async () => {
    const id = await create(
      single({ content: '<p>麻</p><script>x()</script>', content_en: '<img src=x onerror=alert(1)>' }),
    )
    expect(await form(id)).toMatchObject({ content: '<p>麻</p>', content_en: '' })
  })
})

describe('changing goods', () => {
  it('saves zero and empty values', async () => {
    const id = await create(single({ subname: 'x', market_price: 5, weight: 10, goods_no: 'N' }))
    await put(`/Seller/goods/${id}`, {
      subname: '',
      market_price: 0,
      weight: 0,
      goods_no: '',
      brand_id: null,
      skus: [{ value_index: [], price: 0, stock: 0, weight: 0 }],
    })
    expect(await form(id)).toMatchObject({
      subname: '',
      market_price: 0,
      weight: 0,
      goods_no: '',
      price: 0,
      skus: [{ price: 0, stock: 0, weight: 0 }],
    })
  })

  it('keeps SKUs when none are sent, and when only the shelf switch is sent', async () => {
    const id = await create(
      single({
        axes: colours,
        skus: [
          { value_index: [0], price: 1, stock: 5 },
          { value_index: [1], price: 2, stock: 6 },
        ],
      }),
    )
    const before = await form(id)
    await put(`/Seller/goods/${id}`, { name: '新名字' })
    await put('/Seller/goods/shelf', { id: [id], shelf: 'on_shelf' })
    const after = await form(id)
    expect(after.skus).toEqual(before.skus)
    expect(after).toMatchObject({
      name: '新名字',
      shelf: 'on_shelf',
      actions: ['update', 'stock', 'delete', 'take_off'],
    })
  })

  it('keeps ids and stock of SKUs whose values moved, creates new ones and drops the rest', async () => {
    const id = await create(
      single({
        axes: colours,
        skus: [
          { value_index: [0], price: 1, stock: 5 },
          { value_index: [1], price: 2, stock: 6 },
        ],
      }),
    )
    const [red, blue] = (await form(id)).skus
    const axes = [{ name: '颜色', name_en: '', values: ['绿', '蓝'].map(name => ({ name, name_en: '', image: '' })) }]
    await put(`/Seller/goods/${id}`, {
      axes,
      skus: [
        { value_index: [0], price: 3, stock: 9 },
        { value_index: [1], price: 4, stock: 6 },
      ],
    })
    const [green, same] = (await form(id)).skus
    expect(same).toMatchObject({ id: blue?.id, value_index: [1], price: 4, stock: 6 })
    expect(green).toMatchObject({ name: '绿', stock: 9 })
    expect([red?.id, blue?.id]).not.toContain(green?.id)
    const renamed = [
      { name: '颜色', name_en: '', values: ['深蓝', '绿'].map(name => ({ name, name_en: '', image: '' })) },
    ]
    await put(`/Seller/goods/${id}`, {
      axes: renamed,
      skus: [
        { id: blue?.id, value_index: [0], price: 4, stock: 6 },
        { value_index: [1], price: 3, stock: 9 },
      ],
    })
    expect((await form(id)).skus.map(sku => [sku.id, sku.name])).toEqual([
      [blue?.id, '深蓝'],
      [green?.id, '绿'],
    ])
  })

  it('books only the difference from the stock that the form showed', async () => {
    const id = await create(single())
    const [sku] = (await form(id)).skus
    const orderId = nextOrder++
    await transact(server.ctx, tx => reserveStock(tx, [{ orderId, skuId: sku?.id ?? 0, quantity: 2 }]))
    await transact(server.ctx, tx => consumeStock(tx, [orderId]))
    await put(`/Seller/goods/${id}`, { skus: [{ value_index: [], price: 1, stock: 5, stock_was: 5 }] })
    expect((await form(id)).skus).toMatchObject([{ stock: 3 }])
    const kinds = await server.ctx.db
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.skuId, sku?.id ?? 0))
    expect(kinds.map(move => move.kind)).toEqual(['initial', 'reserve', 'consume'])
  })

  it('refuses stock below what unpaid orders hold, on the row and in the list, and writes nothing', async () => {
    const id = await create(single())
    const [sku] = (await form(id)).skus
    const orderId = nextOrder++
    await transact(server.ctx, tx => reserveStock(tx, [{ orderId, skuId: sku?.id ?? 0, quantity: 4 }]))
    const saved = await put(`/Seller/goods/${id}`, {
      name: '不该保存',
      skus: [{ value_index: [], price: 1, stock: 3 }],
    })
    expect(saved.data?.fields).toEqual({ 'skus.0.stock': 'Unpaid orders reserve 4. Please enter at least that many.' })
    expect((await put('/Seller/goods/stock', { sku_id: sku?.id, stock: 3 })).data?.fields).toHaveProperty('stock')
    expect(await form(id)).toMatchObject({ name: '亚麻衬衫', skus: [{ stock: 5, reserved: 4 }] })
    expect((await put('/Seller/goods/stock', { sku_id: sku?.id, stock: 4 })).code).toBe(200)
    await transact(server.ctx, tx => releaseStock(tx, [orderId]))
  })

  it('refuses the second of two saves and shows the first one’s change; stock and the shelf switch do not count as changes', async () => {
    const id = await create(single())
    const look = async () =>
      (await server.call<GoodsForm>('GET', `/Seller/goods/${id}`, { token: seller })).headers.etag ?? ''
    const save = (body: object, version: string) =>
      server.call<{ current: GoodsForm; changed_by: string }>('PUT', `/Seller/goods/${id}`, {
        token: seller,
        body,
        headers: { 'if-match': version },
      })
    const seen = await look()
    const [sku] = (await form(id)).skus
    await put('/Seller/goods/stock', { sku_id: sku?.id, stock: 9 })
    await put('/Seller/goods/shelf', { id: [id], shelf: 'on_shelf' })
    expect(await look()).toBe(seen)
    expect((await save({ subname: '先到' }, seen)).code).toBe(200)
    const late = await save({ subname: '后到' }, seen)
    expect(late).toMatchObject({ code: 409, data: { current: { id, subname: '先到' } } })
    expect(late.data.changed_by).not.toBe('')
    expect(await form(id)).toMatchObject({ subname: '先到' })
    expect((await save({ subname: '后到' }, await look())).code).toBe(200)
    const both = await look()
    const answers = await Promise.all([save({ subname: 'a' }, both), save({ subname: 'b' }, both)])
    expect(answers.map(answer => answer.code).toSorted()).toEqual([200, 409])
  })

  it('refuses a SKU of other goods and axes without SKUs', async () => {
    const id = await create(single())
    const other = await goodsOf(server.ctx, store.id)
    expect(
      (await put(`/Seller/goods/${id}`, { skus: [{ id: other.skuId, value_index: [], price: 1, stock: 1 }] })).data
        ?.fields,
    ).toHaveProperty('skus.0.id')
    expect((await put(`/Seller/goods/${id}`, { axes: colours })).data?.fields).toHaveProperty('skus')
  })
})

describe('verification', () => {
  it('is pending while the platform reviews new goods; texts of approved ones wait apart, and a save never approves', async () => {
    await reviewSetting(true)
    const id = await create(single({ shelf: 'on_shelf' }))
    expect(await rowOf(id)).toMatchObject({ verify: 'to_be_reviewed', isListed: false })
    expect((await put('/Admin/goods/verify', { id: [id], verify: 'examined' }, admin)).code).toBe(200)
    expect(await rowOf(id)).toMatchObject({ verify: 'examined', isListed: true })
    await put(`/Seller/goods/${id}`, { market_price: 1, name: '亚麻衬衫' })
    expect(await rowOf(id)).toMatchObject({ verify: 'examined', isListed: true })
    await put(`/Seller/goods/${id}`, { name: '换了' })
    expect(await rowOf(id)).toMatchObject({ name: '亚麻衬衫', verify: 'examined', isListed: true })
    const next = await create(single({ shelf: 'on_shelf' }))
    await put(`/Seller/goods/${next}`, { name: '换了' })
    await put('/Seller/goods/shelf', { id: [next], shelf: 'off_shelf' })
    await put('/Seller/goods/shelf', { id: [next], shelf: 'on_shelf' })
    expect(await rowOf(next)).toMatchObject({ name: '换了', verify: 'to_be_reviewed', isListed: false })
    await reviewSetting(false)
  })

  it('keeps a rejection through saves and switches until the goods change, even without review', async () => {
    const id = await create(single({ shelf: 'on_shelf' }))
    expect((await put('/Admin/goods/verify', { id: [id], verify: 'rejected' }, admin)).data?.fields).toHaveProperty(
      'reason',
    )
    await put('/Admin/goods/verify', { id: [id], verify: 'rejected', reason: '图片不清晰' }, admin)
    await put(`/Seller/goods/${id}`, { skus: [{ value_index: [], price: 1, stock: 5 }] })
    await put('/Seller/goods/shelf', { id: [id], shelf: 'on_shelf' })
    expect(await rowOf(id)).toMatchObject({ verify: 'rejected', refuseInfo: '图片不清晰', isListed: false })
    await put(`/Seller/goods/${id}`, { images: ['/files/new.webp'] })
    expect(await rowOf(id)).toMatchObject({ verify: 'to_be_reviewed' })
  })

  it('is decided for all or none, and only once', async () => {
    const [a, b] = [await create(single()), await create(single())]
    await put('/Admin/goods/verify', { id: [a], verify: 'rejected', reason: 'x' }, admin)
    const both = await put('/Admin/goods/verify', { id: [a, b], verify: 'rejected', reason: 'y' }, admin)
    expect(both).toMatchObject({ code: 409, data: { goods: [{ id: a, verify: 'rejected' }] } })
    expect(await rowOf(b)).toMatchObject({ verify: 'examined' })
    expect(await put('/Admin/goods/verify', { id: [a, 5], verify: 'examined' }, admin)).toMatchObject({ code: 404 })
  })

  it('is not affected by edits of the platform', async () => {
    await reviewSetting(true)
    const built = await goodsOf(server.ctx, store.id)
    await put(`/Admin/goods/${built.id}`, { name: '平台改名', is_master: true }, admin)
    expect(await rowOf(built.id)).toMatchObject({ verify: 'examined', isMaster: true, isListed: true })
    await reviewSetting(false)
  })
})

describe('goods and their store', () => {
  it('are delisted and relisted with it', async () => {
    const other = await aStore(server.ctx)
    const built = await goodsOf(server.ctx, other.id)
    await put('/Admin/stores/status', { id: other.id, store_status: 'closed', reason: 'x' }, admin)
    await server.drain()
    expect(await rowOf(built.id)).toMatchObject({ isListed: false })
    const owner = await server.login('seller', other.ownerId, other.id)
    await put('/Seller/goods/shelf', { id: [built.id], shelf: 'on_shelf' }, owner)
    expect(await rowOf(built.id)).toMatchObject({ isListed: false })
    await put('/Admin/stores/status', { id: other.id, store_status: 'open' }, admin)
    await server.drain()
    expect(await rowOf(built.id)).toMatchObject({ isListed: true })
  })

  it('end in the state of the last of many quick switches', async () => {
    const other = await aStore(server.ctx)
    const built = await goodsOf(server.ctx, other.id)
    for (const status of ['closed', 'open', 'closed', 'open', 'closed'])
      await put('/Admin/stores/status', { id: other.id, store_status: status, reason: 'x' }, admin)
    await Promise.all([server.drain(), server.drain(), server.drain()])
    const [now] = await server.ctx.db.select().from(stores).where(eq(stores.id, other.id))
    expect(await rowOf(built.id)).toMatchObject({ isListed: now?.status === 'open' })
  })
})

describe('goods of another store', () => {
  it('are missing for every call, and a batch with one of them changes nothing', async () => {
    const foreign = await goodsOf(server.ctx, (await aStore(server.ctx)).id)
    const own = await create(single())
    const before = await rowOf(foreign.id)
    const answers = await Promise.all([
      server.call('GET', `/Seller/goods/${foreign.id}`, { token: seller }),
      put(`/Seller/goods/${foreign.id}`, { name: 'mine' }),
      put('/Seller/goods/shelf', { id: [own, foreign.id], shelf: 'on_shelf' }),
      put('/Seller/goods/stock', { sku_id: foreign.skuId, stock: 0 }),
      server.call('DELETE', `/Seller/goods/${own},${foreign.id}`, { token: seller }),
    ])
    expect(answers.map(answer => answer.code)).toEqual([404, 404, 404, 404, 404])
    expect(await rowOf(foreign.id)).toEqual(before)
    expect(await form(own)).toMatchObject({ shelf: 'off_shelf' })
    const list = await server.call<Page<GoodsRow>>('GET', `/Seller/goods?store_id=${before?.storeId}`, {
      token: seller,
    })
    expect(list.data.total).toBe(0)
  })
})

describe('lists', () => {
  it('filter, sort and count in SQL, with names and allowed actions', async () => {
    const brand = await aBrand(server.ctx, '润玉')
    const id = await create(
      single({ name: '精华液 30ml', brand_id: brand, skus: [{ value_index: [], price: 39_900, stock: 3 }] }),
    )
    const list = await server.call<Page<GoodsRow>>('GET', '/Seller/goods?name=精华|like&low_stock=1&sort=price|desc', {
      token: seller,
    })
    expect(list.data.data).toMatchObject([{ id, brand_name: '润玉', class_name: '连衣裙', stock: 3 }])
    expect((await server.call('GET', '/Seller/goods?content=x|like', { token: seller })).code).toBe(422)
  })

  it('show store, class and brand in English too, for the store and for the platform', async () => {
    const id = await create(single({ brand_id: await aBrand(server.ctx, '素衣') }))
    const first = async (path: string, token: string) =>
      (await server.call<Page<GoodsRow>>('GET', `${path}?id=${id}`, { token })).data.data[0]
    for (const row of [await first('/Seller/goods', seller), await first('/Admin/goods', admin)])
      expect(row).toMatchObject({
        store_name_en: `Store ${store.id}`,
        class_name_en: '连衣裙 en',
        brand_name_en: '素衣 en',
      })
  })

  it('offer staff only the actions that they may do, and refuse the rest', async () => {
    const owner = { id: store.ownerId, storeId: store.id }
    const viewer = await aStaffMember(server, owner, ['goods.view', 'stock.update'])
    const list = await server.call<Page<GoodsRow>>('GET', '/Seller/goods', { token: viewer.token })
    expect(new Set(list.data.data.flatMap(row => row.actions))).toEqual(new Set(['stock']))
    expect(
      (await put('/Seller/goods/shelf', { id: [list.data.data[0]?.id], shelf: 'on_shelf' }, viewer.token)).code,
    ).toBe(402)
  })

  it('omit deleted goods, whose SKUs are kept for orders', async () => {
    const id = await create(single())
    expect((await server.call('DELETE', `/Seller/goods/${id}`, { token: seller })).data).toEqual({ deleted: 1 })
    expect((await server.call('GET', `/Seller/goods/${id}`, { token: seller })).code).toBe(404)
    expect((await server.call('DELETE', `/Seller/goods/${id}`, { token: seller })).code).toBe(404)
  })
})

describe('classes of the store', () => {
  it('are the tree reduced to the classes that it may sell in', async () => {
    await aClass(server.ctx, ['别处', '别处二', '别处三'])
    const { data } = await server.call<ClassNode[]>('GET', '/Seller/store_classes', { token: seller })
    expect(data).toMatchObject([
      { name: '服饰', children: [{ name: '女装', children: [{ id: classId, children: [] }] }] },
    ])
    expect(data).toHaveLength(1)
  })
})

describe('sales', () => {
  it('count the pieces of paid orders once', async () => {
    const built = await goodsOf(server.ctx, store.id, { skuCount: 2 })
    const orderId = nextOrder++
    await transact(server.ctx, async tx => {
      await reserveStock(
        tx,
        built.skuIds.map((skuId, at) => ({ orderId, skuId, quantity: at + 2 })),
      )
      await consumeStock(tx, [orderId])
    })
    await transact(server.ctx, tx => recordSales(tx, orderId))
    expect((await server.call<GoodsDetail>('GET', `/goods/${built.id}`)).data.sales).toBe(5)
  })
})
