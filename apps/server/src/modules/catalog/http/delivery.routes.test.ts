import type { GoodsForm } from '@shiji/contract/catalog/catalog.ts'
import type { Delivery, GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import type { Express } from '@shiji/contract/express/express.schemas.ts'
import type { FreightQuote, SellerStore } from '@shiji/contract/store/store.ts'
import { fen } from '@shiji/kit/money/fen.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { type BuiltGoods, goodsOf } from '#harness/goods.builder.ts'
import { aFreight, aStore, type BuiltStore } from '#harness/store.builder.ts'
import { aShopper, quoteOf } from '#harness/trade.builder.ts'
import { addresses } from '../../identity/index.ts'
import { areas, expresses } from '../../platform/index.ts'
import { freights } from '../../store/index.ts'

const FAR = 650_102
const ZHEJIANG = 330_106

let server: TestApp
let store: BuiltStore
let lamp: BuiltGoods
let seller: string
let slow: number

beforeAll(async () => {
  server = await createTestApp()
  await server.ctx.db.insert(areas).values(
    [
      [310_000, 0, 1, '上海市', 'Shanghai'],
      [310_100, 310_000, 2, '市辖区', 'Districts'],
      [330_000, 0, 1, '浙江省', 'Zhejiang'],
      [330_100, 330_000, 2, '杭州市', 'Hangzhou'],
      [ZHEJIANG, 330_100, 3, '西湖区', 'Xihu'],
      [650_000, 0, 1, '新疆', 'Xinjiang'],
      [650_100, 650_000, 2, '乌鲁木齐市', 'Urumqi'],
      [FAR, 650_100, 3, '天山区', 'Tianshan'],
    ].map(([id, pid, level, nameZh, nameEn]) => ({
      ...{ id: Number(id), pid: Number(pid), level: Number(level) },
      ...{ nameZh: String(nameZh), nameEn: String(nameEn) },
    })),
  )
  const ids = await server.runtime.ids.take(2)
  slow = ids[1] ?? 0
  await server.ctx.db.insert(expresses).values(
    ['QUICK', 'SLOW'].map((code, at) => ({
      ...{ id: ids[at] ?? 0, code, nameZh: code, nameEn: code, isSort: at, createdAt: server.clock.now() },
      ...(at === 0 ? { days: { 650000: 4 }, defaultDays: 2 } : { defaultDays: 9 }),
    })),
  )
  store = await aStore(server.ctx, { provinceId: 330_000, cityId: 330_100 })
  await aFreight(server.ctx, store.id, {
    name: 'far',
    areaIds: [650_000],
    firstPrice: fen(2_000),
    stepPrice: fen(1_500),
  })
  lamp = await goodsOf(server.ctx, store.id, { weight: 1_500 })
  seller = await server.login('seller', store.ownerId, store.id)
})
afterAll(() => server.close())

const delivery = async (query = '', token?: string, goodsId = lamp.id) =>
  (await server.call<Delivery>('GET', `/goods/${goodsId}/delivery${query}`, token === undefined ? {} : { token })).data

// The clock stands on Monday, 1 June 2026, 10:00 in the shop.
describe('delivery of goods', () => {
  it('goes to the default area for a visitor, with cost and days, in the product’s own answer too', async () => {
    const promise = {
      area: { id: 310_100, name: '上海市 市辖区', name_en: 'Districts, Shanghai' },
      area_by: 'default',
      from: { id: 330_100, name: '杭州市', name_en: 'Hangzhou' },
      freight: 1_000,
      free_from: null,
      ships_by: expect.stringContaining('2026-06-03T'),
      arrives_from: '2026-06-04',
      arrives_to: '2026-06-05',
      why_not: null,
    }
    expect(await delivery()).toEqual(promise)
    const page = await server.call<GoodsDetail>('GET', `/goods/${lamp.id}`)
    expect(page.data.delivery).toEqual(promise)
  })

  it('goes to the chosen area, by the days of the company and the template of that province', async () => {
    expect(await delivery(`?area_id=${FAR}&num=2`)).toMatchObject({
      area: { id: FAR, name: '新疆 乌鲁木齐市 天山区' },
      freight: 5_000,
      arrives_from: '2026-06-06',
      arrives_to: '2026-06-08',
    })
    expect(await delivery(`?area_id=${ZHEJIANG}`)).toMatchObject({
      arrives_from: '2026-06-03',
      arrives_to: '2026-06-04',
    })
  })

  it('goes to the address of a person who has one', async () => {
    const buyer = await aShopper(server)
    expect(await delivery('', buyer.token)).toMatchObject({
      area: { id: ZHEJIANG, name: '浙江省 杭州市 西湖区' },
      area_by: 'own',
    })
    expect(await delivery(`?area_id=${FAR}`, buyer.token)).toMatchObject({ area: { id: FAR }, area_by: 'named' })
  })

  it.each([
    ['near', 330_000, 330_100, ZHEJIANG, 1],
    ['near, three pieces', 330_000, 330_100, ZHEJIANG, 3],
    ['far', 650_000, 650_100, FAR, 1],
    ['far, four pieces', 650_000, 650_100, FAR, 4],
  ])('costs what the quote says: %s', async (_name, provinceId, cityId, regionId, num) => {
    const buyer = await aShopper(server)
    await server.ctx.db.update(addresses).set({ provinceId, cityId, regionId }).where(eq(addresses.id, buyer.addressId))
    const quote = await quoteOf(server, buyer, { ...lamp, buyNum: num })
    const quoted = quote.data.stores[0]?.freight_amount
    expect(quoted).toBeGreaterThan(0)
    const { freight } = await delivery(`?area_id=${regionId}&sku_id=${lamp.skuId}&num=${num}`)
    expect(freight).toBe(quoted)
  })

  it('says why there is none: no template for the area, sold out', async () => {
    const bare = await aStore(server.ctx)
    await server.ctx.db
      .update(freights)
      .set({ isDefault: false, areaIds: [330_000] })
      .where(eq(freights.storeId, bare.id))
    const cup = await goodsOf(server.ctx, bare.id)
    const answer = await server.call<Delivery>('GET', `/goods/${cup.id}/delivery?area_id=${FAR}`)
    expect(answer.data).toMatchObject({ freight: null, why_not: 'order.freight_area', from: null })
    const gone = await goodsOf(server.ctx, store.id, { stock: 0 })
    expect(await delivery('', undefined, gone.id)).toMatchObject({ freight: 800, why_not: 'stock.not_enough' })
  })

  it('refuses an unknown area and a SKU of other goods on their fields, and unlisted goods', async () => {
    const refused = async (query: string) => (await server.call('GET', `/goods/${lamp.id}/delivery${query}`)).data
    expect(await refused('?area_id=999999')).toEqual({ fields: { area_id: expect.any(String) } })
    expect(await refused('?sku_id=1')).toEqual({ fields: { sku_id: expect.any(String) } })
    const hidden = await goodsOf(server.ctx, store.id, { shelf: 'off_shelf', isListed: false })
    expect((await server.call('GET', `/goods/${hidden.id}/delivery`)).code).toBe(404)
  })
})

describe('what decides the days', () => {
  const put = (path: string, body: object) => server.call('PUT', path, { token: seller, body })

  it('the store sets its hours and its company, the goods their own hours; null is the store’s', async () => {
    expect((await put('/Seller/stores/0', { ship_hours: 72, express_id: slow })).code).toBe(200)
    const own = await server.call<SellerStore>('GET', '/Seller/stores/0', { token: seller })
    expect(own.data).toMatchObject({ ship_hours: 72, express_id: slow })
    expect(await delivery()).toMatchObject({
      ships_by: expect.stringContaining('2026-06-04T'),
      arrives_to: '2026-06-15',
    })

    expect((await put(`/Seller/goods/${lamp.id}`, { ship_hours: 24 })).code).toBe(200)
    const form = await server.call<GoodsForm>('GET', `/Seller/goods/${lamp.id}`, { token: seller })
    expect(form.data.ship_hours).toBe(24)
    expect(await delivery()).toMatchObject({ ships_by: expect.stringContaining('2026-06-02T') })

    await put(`/Seller/goods/${lamp.id}`, { ship_hours: null })
    await put('/Seller/stores/0', { ship_hours: 48, express_id: null })
    expect(await delivery()).toMatchObject({
      ships_by: expect.stringContaining('2026-06-03T'),
      arrives_to: '2026-06-05',
    })
  })

  it.each([
    ['/Seller/stores/0', { ship_hours: 0 }, 'ship_hours'],
    ['/Seller/stores/0', { ship_hours: 721 }, 'ship_hours'],
    ['/Seller/stores/0', { express_id: 5 }, 'express_id'],
  ])('%s refuses %o on its field', async (path, body, field) => {
    expect(await put(path, body)).toMatchObject({ code: 422, data: { fields: { [field]: expect.any(String) } } })
  })

  it('the platform names days by province, each once', async () => {
    const admin = await anAdmin(server, ['express.view', 'express.update'])
    const save = (days: object[]) =>
      server.call('PUT', `/Admin/expresses/${slow}`, {
        token: admin.token,
        body: { code: 'SLOW', name: '慢', name_en: 'Slow', default_days: 5, days },
      })
    const twice = await save([310_000, 310_000].map(area_id => ({ area_id, days: 7 })))
    expect(twice).toMatchObject({ code: 422, data: { fields: { 'days[1].area_id': expect.any(String) } } })
    expect((await save([{ area_id: 310_000, days: 7 }])).code).toBe(200)
    const { data } = await server.call<Express>('GET', `/Admin/expresses/${slow}`, { token: admin.token })
    expect(data).toMatchObject({ default_days: 5, days: [{ area_id: 310_000, days: 7 }] })
    await put('/Seller/stores/0', { express_id: slow })
    expect(await delivery()).toMatchObject({ arrives_from: '2026-06-10', arrives_to: '2026-06-11' })
  })
})

describe('a store that excludes an area, counts pieces and is free above a sum', () => {
  const HANGZHOU = 330_106
  const built = async () => {
    const own = await aStore(server.ctx, { provinceId: 330_000, cityId: 330_100 })
    const token = await server.login('seller', own.ownerId, own.id)
    const info = [
      {
        name: 'all',
        unit: 'piece',
        first_weight: 1,
        first_price: 500,
        step_weight: 2,
        step_price: 100,
        free_from: 5_000,
        area_ids: [],
        excluded_ids: [650_000],
      },
      {
        name: 'near',
        first_weight: 1_000,
        first_price: 300,
        step_weight: 500,
        step_price: 50,
        area_ids: [330_100],
      },
    ]
    expect((await server.call('PUT', '/Seller/freights/0', { token, body: { info } })).code).toBe(200)
    return { token, cup: await goodsOf(server.ctx, own.id, { price: 1_000, weight: 1_001, stock: 50 }) }
  }

  it('says so on the product page, in the quote, and in the calculator, with the same sums', async () => {
    const { token, cup } = await built()
    const page = (area: number, num: number) => delivery(`?area_id=${area}&num=${num}`, undefined, cup.id)
    const calculator = async (area: number, pieces: number) =>
      (
        await server.call<FreightQuote>(
          'GET',
          `/Seller/freights/quote?area_id=${area}&weight=1001&pieces=${pieces}&price=1000`,
          { token },
        )
      ).data
    const buyer = await aShopper(server)
    const quoted = async (area: { provinceId: number; cityId: number; regionId: number }, buyNum: number) => {
      await server.ctx.db.update(addresses).set(area).where(eq(addresses.id, buyer.addressId))
      const answer = await quoteOf(server, buyer, { id: cup.id, skuId: cup.skuId, buyNum })
      return answer.code === 200 ? answer.data.stores[0]?.freight_amount : answer.msg
    }
    const shanghai = { provinceId: 310_000, cityId: 310_100, regionId: 310_100 }
    for (const [pieces, freight] of [
      [1, 500],
      [2, 600],
      [3, 600],
      [4, 700],
      [5, 0],
    ] as const) {
      expect(await page(310_100, pieces)).toMatchObject({ freight, free_from: 5_000, why_not: null })
      expect(await quoted(shanghai, pieces)).toBe(freight)
      expect(await calculator(310_100, pieces)).toMatchObject({
        amount: freight,
        reason: 'default',
        unit: 'piece',
        quantity: pieces,
        goods_amount: pieces * 1_000,
        is_freed: pieces === 5,
      })
    }
    // The city has a template of its own: by weight, one gram over the first kilogram, and never free.
    expect(await page(HANGZHOU, 1)).toMatchObject({ freight: 350 })
    expect(await calculator(HANGZHOU, 1)).toMatchObject({
      amount: 350,
      reason: 'city',
      template_name: 'near',
      quantity: 1_001,
      steps: 1,
      area: { name_en: 'Xihu, Hangzhou, Zhejiang' },
    })

    expect(await page(FAR, 1)).toMatchObject({ freight: null, why_not: 'order.freight_area' })
    expect(await quoted({ provinceId: 650_000, cityId: 650_100, regionId: FAR }, 1)).toBe(
      'We cannot deliver to this area. Please choose another address.',
    )
    expect(await calculator(FAR, 1)).toMatchObject({ amount: null, refusal: 'freight.not_delivered', reason: null })
  })

  it('calculates nothing for unknown areas, templates of others, and impossible parcels', async () => {
    const { token } = await built()
    const other = await aFreight(server.ctx, store.id, { name: 'other' })
    const tried = async (query: string) => {
      const answer = await server.call<{ fields: object }>('GET', `/Seller/freights/quote?${query}`, { token })
      return [answer.code, Object.keys(answer.data?.fields ?? {})]
    }
    const rest = 'weight=1&pieces=1&price=0'
    expect(await tried(`area_id=999&${rest}`)).toEqual([422, ['area_id']])
    expect(await tried(`area_id=310100&freight_id=${other}&${rest}`)).toEqual([422, ['freight_id']])
    expect(await tried('area_id=310100&weight=-1&pieces=1&price=0')).toEqual([422, ['weight']])
    expect(await tried('area_id=310100&weight=1&pieces=0&price=0')).toEqual([422, ['pieces']])
    expect(await tried('area_id=310100&weight=1&pieces=1&price=-5')).toEqual([422, ['price']])
  })
})
