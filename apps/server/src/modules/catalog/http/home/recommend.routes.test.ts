import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import type { RecommendData } from '@shiji/contract/catalog/recommend.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aBrand, aClass, type BuiltGoods, type ClassPath, type GoodsFields, goodsOf } from '#harness/goods.builder.ts'
import { aFreight, aStore, type BuiltStore } from '#harness/store.builder.ts'
import { aPayer, buy, type Shopper } from '#harness/trade.builder.ts'
import { goods } from '../../data/goods/goods.table.ts'
import { boughtGoods, goodsPairs } from '../../data/recommend/pair.table.ts'
import { countPairs } from '../../use-cases/recommend/count-pairs.ts'

let server: TestApp
let woods: BuiltStore
let others: BuiltStore[]
let lamps: ClassPath
let shelves: ClassPath
const made: Record<string, BuiltGoods> = {}
const NAMES = ['落地', '半球', '纸糊', '铜臂', '磁吸', '折叠', '陶土', '藤编', '玻璃', '月面']

beforeAll(async () => {
  server = await createTestApp()
  const { ctx } = server
  woods = await aStore(ctx, { name: '木与光' })
  others = await Promise.all(['一盏', '半亩', '远川', '青竹'].map(name => aStore(ctx, { name })))
  for (const store of [woods, ...others]) await aFreight(ctx, store.id)
  lamps = await aClass(ctx, ['家居', '灯饰', '台灯'])
  shelves = await aClass(ctx, ['家居二', '收纳', '置物架'])
  const brandId = await aBrand(ctx, '木光')
  const add = async (key: string, store: BuiltStore | undefined, fields: GoodsFields) => {
    made[key] = await goodsOf(ctx, store?.id ?? 0, fields)
  }
  await add('lamp', woods, { path: lamps, name: '木光 阅读台灯', price: 20_000, brandId, sales: 5 })
  for (const [index, name] of NAMES.entries())
    await add(`lamp${index}`, others[index % 4], {
      path: lamps,
      name: `${name}小夜灯${index}号`,
      price: 20_000 + index * 3_000,
    })
  await add('sold out', others[0], { path: lamps, name: '已经卖完的台灯', price: 20_000, stock: 0, sales: 900 })
  await add('hidden', others[1], {
    path: lamps,
    name: '藏起来的样灯',
    price: 20_000,
    isListed: false,
    shelf: 'off_shelf',
  })
  for (const [index, name] of NAMES.entries())
    await add(`shelf${index}`, others[(index + 1) % 4], {
      path: shelves,
      name: `${name}收纳高架${index}层`,
      price: 90_000,
      sales: 100 - index,
    })
})
afterAll(() => server.close())
afterEach(async () => {
  await server.ctx.db.delete(goodsPairs)
  await server.ctx.db.delete(boughtGoods)
})

const id = (key: string) => made[key]?.id ?? 0
const keyOf = (card: GoodsCard) => Object.keys(made).find(key => id(key) === card.id)
const ask = async (query: string, token?: string) => {
  const answer = await server.call<RecommendData>('GET', `/recommend?${query}`, token === undefined ? {} : { token })
  expect(answer).toMatchObject({ code: 200 })
  return answer.data.goods.map(keyOf)
}
const line = (key: string) => ({ goods_id: id(key), sku_id: made[key]?.skuId ?? 0, buy_num: 1 })
const one = (key: string) => ({ id: id(key), skuId: made[key]?.skuId ?? 0 })
const shopper = async (): Promise<Shopper> => aPayer(server)
const count = () => countPairs(server.ctx, {}, { renew: async () => true })

describe('recommendations beside a product', () => {
  it('are of its class first, the nearest price at the top, and never itself', async () => {
    const keys = await ask(`place=product&goods_id=${id('lamp')}`)
    expect(keys[0]).toBe('lamp0')
    expect(keys.slice(0, 3).every(key => key?.startsWith('lamp'))).toBe(true)
    expect(keys).not.toContain('lamp')
    expect(keys.length).toBe(12)
  })

  it('are the same each time', async () => {
    const query = `place=product&goods_id=${id('lamp')}&seen=${id('shelf1')}`
    expect(await ask(query)).toEqual(await ask(query))
  })

  it('are never sold out, unlisted, or on the page already', async () => {
    const keys = await ask(`place=product&goods_id=${id('lamp')}&exclude=${id('lamp0')},${id('lamp1')}`)
    for (const key of ['sold out', 'hidden', 'lamp0', 'lamp1']) expect(keys).not.toContain(key)
  })

  it('remain where the goods themselves are gone', async () => {
    const keys = await ask(`place=gone&goods_id=${id('hidden')}`)
    expect(keys[0]).toMatch(/^lamp/)
    expect(keys).not.toContain('hidden')
  })
})

describe('recommendations elsewhere', () => {
  it('are what sells best for a visitor without a past', async () => {
    expect((await ask('place=missing'))[0]).toBe('shelf0')
  })

  it('follow what was seen on the device, without showing it again', async () => {
    const keys = await ask(`place=empty&seen=${id('lamp3')}`)
    expect(keys.slice(0, 3).some(key => key?.startsWith('lamp'))).toBe(true)
    expect(keys).not.toContain('lamp3')
  })

  it('go on without repeating what the page shows, until nothing is left', async () => {
    const first = await server.call<RecommendData>('GET', '/recommend?place=home')
    const shown = first.data.goods.map(card => card.id)
    const next = await server.call<RecommendData>('GET', `/recommend?place=home&exclude=${shown.join()}`)
    expect(next.data.goods.filter(card => shown.includes(card.id))).toEqual([])
    expect(next.data.more).toBe(false)
    expect(new Set([...shown, ...next.data.goods.map(card => card.id)]).size).toBe(21)
  })

  it('refuse broken ids', async () => {
    for (const query of ['place=home&exclude=1,x', 'place=nowhere', `place=home&seen=${'1,'.repeat(20)}1`])
      expect(await server.call('GET', `/recommend?${query}`)).toMatchObject({ code: 422 })
  })
})

describe('recommendations for a person', () => {
  it('leave out what is in the cart', async () => {
    const buyer = await shopper()
    const before = await ask(`place=product&goods_id=${id('lamp')}`, buyer.token)
    expect(before[0]).toBe('lamp0')
    await server.call('POST', '/user/carts', { token: buyer.token, body: line('lamp0') })
    expect(await ask(`place=product&goods_id=${id('lamp')}`, buyer.token)).not.toContain('lamp0')
    expect((await ask(`place=product&goods_id=${id('lamp')}`))[0]).toBe('lamp0')
  })

  it('start from the cart, with what goes with it', async () => {
    const buyer = await shopper()
    await server.call('POST', '/user/carts', { token: buyer.token, body: line('lamp5') })
    expect((await ask('place=cart', buyer.token)).slice(0, 4).some(key => key?.startsWith('lamp'))).toBe(true)
  })

  it('lead with what others bought together with it, once two did', async () => {
    for (const expected of [false, true]) {
      await buy(server, await shopper(), one('lamp'), one('shelf9'))
      await server.drain()
      await count()
      const keys = await ask(`place=product&goods_id=${id('lamp')}`)
      expect(keys[0] === 'shelf9').toBe(expected)
    }
    const pairs = await server.ctx.db
      .select()
      .from(goodsPairs)
      .where(eq(goodsPairs.goodsId, id('lamp')))
    expect(pairs.map(pair => [pair.otherId, pair.times])).toEqual([[id('shelf9'), 2]])
    const buyer = await shopper()
    expect(await ask(`place=product&goods_id=${id('shelf9')}`, buyer.token)).toContain('lamp')
  })

  it('count a purchase once, however often the job runs, and again when it is repeated', async () => {
    const buyer = await shopper()
    const times = async () => (await server.ctx.db.select().from(goodsPairs)).map(pair => pair.times)
    const settle = async () => {
      await server.drain()
      await Promise.all([count(), count(), count()])
    }
    await buy(server, buyer, one('lamp1'), one('shelf1'))
    await settle()
    expect(await times()).toEqual([1, 1])
    await buy(server, buyer, { ...one('lamp1'), buyNum: 2 }, one('shelf1'))
    await settle()
    expect(await times()).toEqual([2, 2])
    await buy(server, buyer, one('lamp2'))
    await settle()
    expect((await times()).length).toBe(6)
  })

  it('do not offer what they just bought', async () => {
    const buyer = await shopper()
    await buy(server, buyer, one('shelf0'))
    await server.drain()
    expect(await ask('place=success', buyer.token)).not.toContain('shelf0')
    expect(await ask('place=missing')).toContain('shelf0')
  })
})

describe('cards by ids', () => {
  it('come in the order asked for, without goods that are not for sale any more', async () => {
    const cards = await server.call<GoodsCard[]>(
      'GET',
      `/goods_cards?ids=${id('shelf2')},${id('hidden')},${id('lamp')}`,
    )
    expect(cards.data.map(keyOf)).toEqual(['shelf2', 'lamp'])
    expect((await server.call<GoodsCard[]>('GET', '/goods_cards?ids=')).data).toEqual([])
  })

  it('tell the only SKU, the brand, and free delivery', async () => {
    const [lamp] = (await server.call<GoodsCard[]>('GET', `/goods_cards?ids=${id('lamp')}`)).data
    expect(lamp).toMatchObject({
      sku_id: made.lamp?.skuId,
      brand_name: '木光',
      brand_name_en: '木光 en',
      free_delivery: false,
    })
    await server.ctx.db
      .update(goods)
      .set({ freightMode: 'free', freeDelivery: true })
      .where(eq(goods.id, id('lamp')))
    const [free] = (await server.call<GoodsCard[]>('GET', `/goods_cards?ids=${id('lamp')}`)).data
    expect(free?.free_delivery).toBe(true)
  })
})
