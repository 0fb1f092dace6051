import type { GoodsForm } from '@shiji/contract/catalog/catalog.ts'
import type { ClassAttributes, GoodsAttr } from '@shiji/contract/catalog/goods-attrs.ts'
import type { GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, allowClass, anAttribute, type ClassPath } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'

let server: TestApp
let path: ClassPath
let common: Record<string, number>
beforeAll(async () => {
  server = await createTestApp()
  path = await aClass(server.ctx, ['服饰', '男装', '衬衫'])
  common = await anAttribute(server.ctx, path.id, ['材质', 'Material'], ['棉', '麻'])
})
afterAll(() => server.close())

const ATTRS = '/Seller/goods_attrs'
async function aSeller() {
  const store = await aStore(server.ctx)
  await allowClass(server.ctx, store.id, path.id)
  return { id: store.id, token: await server.login('seller', store.ownerId, store.id) }
}
const named = (...names: string[]) => names.map(name => ({ name, name_en: `${name} en` }))
const make = (token: string, body: object) =>
  server.call<{ id: number; fields: Record<string, string> }>('POST', ATTRS, {
    token,
    body: { kind: 'attribute', class_id: path.id, ...body },
  })
const offered = async (token: string) =>
  (await server.call<ClassAttributes>('GET', `/Seller/class_attributes?class_id=${path.id}`, { token })).data
const sell = (token: string, name: string, attributes: object[]) =>
  server.call<{ id: number }>('POST', '/Seller/goods', {
    token,
    body: {
      name,
      class_id: path.id,
      images: ['/files/a.webp'],
      shelf: 'on_shelf',
      attributes,
      skus: [{ value_index: [], price: 100, stock: 1 }],
    },
  })
const search = async (question: object) => {
  const { data } = await server.call<GoodsSearchData>('GET', `/goods_search/${btoa(JSON.stringify(question))}`)
  return data
}
const facetsOf = (data: GoodsSearchData) =>
  data.facets.attributes.map(each => [each.name, each.values.map(value => [value.name, value.count])])

describe('attributes and specs of a store', () => {
  it('are made for a class that it may sell in, changed and deleted', async () => {
    const { token } = await aSeller()
    const { id } = (
      await make(token, { name: '领型', name_en: 'Collar', values: named('立领', '翻领'), is_filter: true })
    ).data
    const spec = await make(token, { kind: 'spec', name: '尺码', values: named('S', 'M') })
    expect(spec.code).toBe(200)
    const list = await server.call<Page<GoodsAttr>>('GET', `${ATTRS}?kind=attribute`, { token })
    expect(list.data.data).toMatchObject([
      {
        id,
        kind: 'attribute',
        class_name: '衬衫',
        name: '领型',
        values: named('立领', '翻领'),
        is_filter: true,
        joins_class: false,
      },
    ])
    const change = await server.call('PUT', `${ATTRS}/${id}`, { token, body: { values: named('圆领', '立领') } })
    expect(change.code).toBe(200)
    const one = await server.call<GoodsAttr>('GET', `${ATTRS}/${id}`, { token })
    expect(one.data).toMatchObject({ name: '领型', values: named('圆领', '立领') })
    expect((await offered(token)).specs).toMatchObject([{ name: '尺码', values: named('S', 'M') }])
    expect((await server.call('DELETE', `${ATTRS}/${id},${spec.data.id}`, { token })).data).toEqual({ deleted: 2 })
  })

  it('are refused with a message at the field', async () => {
    const { token } = await aSeller()
    await make(token, { name: '袖长', values: named('长袖') })
    const other = await aClass(server.ctx, ['食品', '饮料', '茶'])
    const wrong = async (body: object) => (await make(token, body)).data.fields
    expect(await wrong({ name: '袖 长', values: named('短袖') })).toHaveProperty('name')
    expect(await wrong({ name: '产地', class_id: other.id, values: named('云南') })).toHaveProperty('class_id')
    expect(await wrong({ name: '产地', class_id: path.rootId, values: named('云南') })).toHaveProperty('class_id')
    expect(await wrong({ name: '图案', values: named('条纹', '条 纹') })).toHaveProperty(['values.1.name'])
    expect(await wrong({ name: '图案', values: [] })).toHaveProperty('values')
  })

  it('belong to the store: to others they do not exist', async () => {
    const one = await aSeller()
    const other = await aSeller()
    const { id } = (await make(one.token, { name: '门襟', values: named('单排扣') })).data
    const at = `${ATTRS}/${id}`
    expect((await server.call('GET', at, { token: other.token })).code).toBe(404)
    expect((await server.call('PUT', at, { token: other.token, body: { name: '改名' } })).code).toBe(404)
    expect((await server.call('DELETE', at, { token: other.token })).code).toBe(404)
    expect((await offered(other.token)).attributes.map(each => each.name)).toEqual(['材质'])
  })

  it('join the attribute of the class that has the same name', async () => {
    const { token } = await aSeller()
    await make(token, { name: '材质', name_en: 'Material', values: named('竹纤维', '棉') })
    const { attributes } = await offered(token)
    expect(attributes.map(each => [each.name, each.values.map(value => value.name)])).toEqual([
      ['材质', ['棉', '麻', '竹纤维']],
    ])
  })
})

describe('facets', () => {
  it('have the values of a store in a search inside it only', async () => {
    const one = await aSeller()
    const other = await aSeller()
    await make(one.token, { name: '材质', values: named('竹纤维') })
    await make(one.token, { name: '领型', values: named('立领'), is_filter: true })
    await make(one.token, { name: '厚度', values: named('薄'), is_filter: false })
    const row = (name: string, value: string) => ({ name, name_en: '', value, value_en: '' })
    const shirt = await sell(one.token, '竹衬衫', [row('材质', '竹纤维'), row('领型', '立领'), row('厚度', '薄')])
    const plain = await sell(one.token, '麻衬衫', [row('材质', '麻')])
    await sell(other.token, '别家衬衫', [row('材质', '竹纤维'), row('领型', '立领')])
    const inside = { class_id: path.id, store_id: [one.id] }
    const own = await search(inside)
    expect(facetsOf(own)).toEqual([
      [
        '材质',
        [
          ['麻', 1],
          ['竹纤维', 1],
        ],
      ],
      ['领型', [['立领', 1]]],
    ])
    const bamboo = own.facets.attributes[0]?.values.find(value => value.name === '竹纤维')?.id ?? 0
    const ids = (data: GoodsSearchData) => data.data.map(card => card.id).toSorted((a, b) => a - b)
    expect(ids(await search({ ...inside, values: [bamboo] }))).toEqual([shirt.data.id])
    const either = await search({ ...inside, values: [bamboo, common.麻] })
    expect(ids(either)).toEqual([shirt.data.id, plain.data.id])
    expect(either.total).toBe(2)
    expect(facetsOf(await search({ class_id: path.id }))).toEqual([['材质', [['麻', 1]]]])
  })
})

it('a goods keeps its texts when its class changes', async () => {
  const { id: storeId, token } = await aSeller()
  const other = await aClass(server.ctx, ['服饰', '男装', '夹克'])
  await allowClass(server.ctx, storeId, other.id)
  const rows = [{ name: '材质', name_en: 'Material', value: '棉', value_en: 'Cotton' }]
  const { id } = (await sell(token, '会换分类', rows)).data
  expect((await server.call('PUT', `/Seller/goods/${id}`, { token, body: { class_id: other.id } })).code).toBe(200)
  const { data } = await server.call<GoodsForm>('GET', `/Seller/goods/${id}`, { token })
  expect(data).toMatchObject({ class_id: other.id, attributes: rows })
})
