import type { BrandRow } from '@shiji/contract/catalog/brands.ts'
import type { ClassRow } from '@shiji/contract/catalog/catalog.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import type { CommonData } from '@shiji/contract/platform/platform.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, allowClass, goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { aShopper, place } from '#harness/trade.builder.ts'

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await createTestApp()
  admin = (await anAdmin(server)).token
})
afterAll(() => server.close())

const classes = '/Admin/goods_classes'
const create = async (pid: number, name: string) =>
  server.call<{ id: number }>('POST', classes, { token: admin, body: { pid, name, name_en: name } })
const children = async (pid: number) =>
  (await server.call<ClassRow[]>('GET', `${classes}?isChildren=true&pid=${pid}`, { token: admin })).data

describe('goods classes', () => {
  it('are a lazy tree of three levels', async () => {
    const one = (await create(0, '家电')).data.id
    const two = (await create(one, '厨电')).data.id
    const three = (await create(two, '电饭煲')).data.id
    expect((await children(0)).filter(row => row.id === one)).toMatchObject([{ level: 1, has_children: true }])
    expect(await children(two)).toMatchObject([{ id: three, level: 3, has_children: false }])
    expect(await create(three, '太深')).toMatchObject({ code: 400, msg: 'Classes have at most three levels.' })
    expect((await create(77, '无父')).code).toBe(422)
    const common = await server.call<CommonData>('GET', '/common')
    expect(common.data.classes.find(node => node.id === one)).toMatchObject({
      children: [{ id: two, children: [{ id: three, children: [] }] }],
    })
    expect((await server.call('GET', '/load_goods_classes')).data).toEqual(common.data.classes)
  })

  it('cannot be deleted while something is below them', async () => {
    const path = await aClass(server.ctx, ['食品', '零食', '坚果'])
    const store = await aStore(server.ctx)
    await goodsOf(server.ctx, store.id, { path })
    const remove = (ids: string) => server.call('DELETE', `${classes}/${ids}`, { token: admin })
    expect((await remove(`${path.rootId}`)).code).toBe(409)
    expect((await remove(`${path.id}`)).code).toBe(409)
    const chosen = await aClass(server.ctx, ['图书', '文学', '小说'])
    await allowClass(server.ctx, store.id, chosen.id)
    expect((await remove(`${chosen.id}`)).code).toBe(409)
    const empty = await aClass(server.ctx, ['空', '空二', '空三'])
    expect((await remove(`${empty.rootId},${empty.middleId},${empty.id}`)).data).toEqual({ deleted: 3 })
  })

  it('are renamed in the search texts of their goods', async () => {
    const path = await aClass(server.ctx, ['数码', '手机', '旧名字'])
    const store = await aStore(server.ctx)
    const built = await goodsOf(server.ctx, store.id, { name: '无词', path })
    await server.call('PUT', `${classes}/${path.id}`, { token: admin, body: { name: '折叠屏' } })
    await server.drain()
    const params = btoa(JSON.stringify({ keywords: encodeURIComponent('折叠屏') }))
    const found = await server.call<{ data: { id: number }[] }>('GET', `/goods_search/${params}`)
    expect(found.data.data.map(card => card.id)).toEqual([built.id])
  })
})

describe('the commission of a class', () => {
  const rates = async (id: number) => {
    const { data } = await server.call<ClassRow>('GET', `${classes}/${id}`, { token: admin })
    return [data.own_commission_bp, data.commission_bp]
  }
  const set = (id: number, commission_bp: number | null | string) =>
    server.call('PUT', `${classes}/${id}`, { token: admin, body: { commission_bp } })

  it('follows the class above until it has its own, down to the goods', async () => {
    const one = (await create(0, '家居')).data.id
    const two = (await create(one, '灯饰')).data.id
    const three = (await create(two, '台灯')).data.id
    const other = (await create(one, '地毯')).data.id
    expect(await rates(three)).toEqual([null, 500])
    await set(one, 800)
    expect([await rates(one), await rates(two), await rates(three)]).toEqual([
      [800, 800],
      [null, 800],
      [null, 800],
    ])
    await set(two, 300)
    await set(one, 900)
    expect([await rates(two), await rates(three), await rates(other)]).toEqual([
      [300, 300],
      [null, 300],
      [null, 900],
    ])
    await set(two, null)
    expect([await rates(two), await rates(three)]).toEqual([
      [null, 900],
      [null, 900],
    ])
    await set(three, 0)
    await set(one, 600)
    expect([await rates(two), await rates(three)]).toEqual([
      [null, 600],
      [0, 0],
    ])
    expect((await set(three, 10_001)).code).toBe(422)
  })

  it('is fixed when the order is placed: a later change is for later orders', async () => {
    const one = (await create(0, '运动')).data.id
    const two = (await create(one, '户外')).data.id
    const three = (await create(two, '帐篷')).data.id
    await set(one, 700)
    const store = await aStore(server.ctx)
    const built = await goodsOf(server.ctx, store.id, { path: { rootId: one, middleId: two, id: three } })
    const rateOf = async () => {
      const buyer = await aShopper(server)
      const { order_id } = await place(server, buyer, { id: built.id, skuId: built.skuId })
      return (id = order_id[0]) =>
        server.ctx.db
          .execute(sql`select commission_bp from order_goods where order_id = ${id}`)
          .then(({ rows }) => rows.map(row => Number(row.commission_bp)))
    }
    const first = await rateOf()
    expect(await first()).toEqual([700])
    await set(two, 200)
    const second = await rateOf()
    expect([await first(), await second()]).toEqual([[700], [200]])
  })
})

describe('brands', () => {
  it('are read by sellers and maintained by the platform, which changes only what it sends', async () => {
    await server.call('POST', '/Admin/goods_brands', { token: admin, body: { name: '山野', name_en: 'Shanye' } })
    const store = await aStore(server.ctx)
    const seller = await server.login('seller', store.ownerId, store.id)
    const list = await server.call<Page<BrandRow>>('GET', '/Seller/goods_brands', { token: seller })
    expect(list.data.data.map(row => row.name)).toContain('山野')
    const [row] = list.data.data
    await server.call('PUT', `/Admin/goods_brands/${row?.id}`, { token: admin, body: { is_sort: 7 } })
    const changed = await server.call<BrandRow>('GET', `/Admin/goods_brands/${row?.id}`, { token: admin })
    expect(changed.data).toEqual({ ...row, is_sort: 7 })
    expect(
      (await server.call('POST', '/Seller/goods_brands', { token: seller, body: { name: 'x', name_en: 'x' } })).status,
    ).toBe(404)
  })
})
