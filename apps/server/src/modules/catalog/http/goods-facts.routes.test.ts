import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, allowClass, anAttribute, type ClassPath } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { areas } from '../../platform/index.ts'
import type { FreightDraft } from '../../store/use-cases/save-freights.ts'
import { goods } from '../data/goods/goods.table.ts'

let server: TestApp
let store: BuiltStore
let lamps: ClassPath
let token: string
let values: Readonly<Record<string, number>>
beforeAll(async () => {
  server = await createTestApp()
  const { ctx } = server
  store = await aStore(ctx)
  const area = { id: 650_000, pid: 0, level: 1, nameZh: '新疆', nameEn: 'Xinjiang' }
  await ctx.db.insert(areas).values(area)
  lamps = await aClass(ctx, ['家居', '灯饰', '台灯'])
  await allowClass(ctx, store.id, lamps.id)
  values = await anAttribute(ctx, lamps.id, ['材质', 'Material'], ['木', '铜'])
  token = (await aStoreOwner(server, store.id)).token
})
afterAll(() => server.close())

const save = async (fields: object, id?: number) => {
  const sku = { value_index: [], price: 1_000, stock: 5, weight: 800 }
  const body = { name: '台灯', class_id: lamps.id, images: ['/files/lamp.webp'], skus: [sku], ...fields }
  const [method, path] =
    id === undefined ? (['POST', '/Seller/goods'] as const) : (['PUT', `/Seller/goods/${id}`] as const)
  const answer = await server.call<{ id: number }>(method, path, { token, body: id === undefined ? body : fields })
  expect(answer).toMatchObject({ code: 200 })
  return id ?? answer.data.id
}
const stored = async (id: number) => {
  const [row] = await server.ctx.db
    .select({ valueIds: goods.valueIds, isFree: goods.freeDelivery })
    .from(goods)
    .where(eq(goods.id, id))
  return row
}
const attribute = (name: string, name_en: string, value: string, value_en: string) => ({
  name,
  name_en,
  value,
  value_en,
})

describe('a row of the specification table', () => {
  it('that names a value of the class gets its id at each save, in either language; others stay text', async () => {
    const id = await save({
      attributes: [
        attribute('材质', '', '木', ''),
        attribute('高度', 'Height', '铜', ''),
        attribute('产地', '', '木', ''),
      ],
    })
    expect((await stored(id))?.valueIds).toEqual([values.木])
    await save({ attributes: [attribute('用料', 'material', '黄铜', '铜 EN')] }, id)
    expect((await stored(id))?.valueIds).toEqual([values.铜])
    await save({ name: '台灯 新' }, id)
    expect((await stored(id))?.valueIds).toEqual([values.铜])
    await save({ attributes: [] }, id)
    expect((await stored(id))?.valueIds).toEqual([])
  })
})

describe('free delivery', () => {
  const template = (fields: Partial<FreightDraft> = {}): FreightDraft => ({
    name: '全国',
    first_weight: 1_000,
    first_price: 800,
    step_weight: 1_000,
    step_price: 200,
    area_ids: [],
    ...fields,
  })
  const saveTemplates = async (...info: readonly FreightDraft[]) => {
    const answer = await server.call('PUT', '/Seller/freights/0', { token, body: { info } })
    expect(answer).toMatchObject({ code: 200 })
    await server.drain()
  }

  it('follows the mode of the goods, and the weight of its pieces', async () => {
    const id = await save({ freight_mode: 'free' })
    expect((await stored(id))?.isFree).toBe(true)
    await save({ freight_mode: 'default' }, id)
    expect((await stored(id))?.isFree).toBe(false)
  })

  it('follows the templates of the store, all that can apply', async () => {
    const light = await save({})
    const heavy = await save({ skus: [{ value_index: [], price: 1_000, stock: 5, weight: 1_500 }] })
    const both = async () => [(await stored(light))?.isFree, (await stored(heavy))?.isFree]
    await saveTemplates(template({ first_price: 0 }))
    expect(await both()).toEqual([true, false])
    await saveTemplates(template({ first_price: 0, step_price: 0 }))
    expect(await both()).toEqual([true, true])
    await saveTemplates(template({ first_price: 0, step_price: 0 }), template({ name: '偏远', area_ids: [650_000] }))
    expect(await both()).toEqual([false, false])
  })
})
