import type { FavoriteRow } from '@shiji/contract/catalog/favorites.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import { fen } from '@shiji/kit/money/fen.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBuyer } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { areas } from '../../platform/index.ts'
import { stores } from '../../store/index.ts'
import { goods } from '../data/goods/goods.table.ts'

const PATH = '/user/favorites'
const [GOODS, STORE] = [0, 1]

let server: TestApp
let storeId: number
beforeAll(async () => {
  server = await createTestApp()
  storeId = (await aStore(server.ctx, { name: '木与光', nameEn: 'Wood & Light' })).id
})
afterAll(() => server.close())

const keep = (token: string, isType: number, outId: number) =>
  server.call<{ id: number }>('POST', PATH, { token, body: { is_type: isType, out_id: outId } })
const list = async (token: string, query = '') =>
  (await server.call<Page<FavoriteRow>>('GET', `${PATH}${query}`, { token })).data
const has = async (isType: number, ids: readonly number[], token?: string) =>
  (
    await server.call<number[]>('GET', `${PATH}/has?is_type=${isType}&ids=${ids.join()}`, {
      ...(token === undefined ? {} : { token }),
    })
  ).data
const countsOf = async (goodsId: number, ofStore: number) => {
  const [kept] = await server.ctx.db.select().from(goods).where(eq(goods.id, goodsId))
  const [followed] = await server.ctx.db.select().from(stores).where(eq(stores.id, ofStore))
  return { goods: kept?.collectCount, store: followed?.followCount }
}
const change = (id: number, values: Partial<typeof goods.$inferInsert>) =>
  server.ctx.db.update(goods).set(values).where(eq(goods.id, id))

describe('favourites of a buyer', () => {
  it('name the city of the store in English too', async () => {
    const me = await aBuyer(server)
    await server.ctx.db.insert(areas).values([
      { id: 310_000, pid: 0, level: 1, nameZh: '上海市', nameEn: 'Shanghai' },
      { id: 310_100, pid: 310_000, level: 2, nameZh: '上海市', nameEn: 'Shanghai' },
    ])
    const store = await aStore(server.ctx, { areaInfo: '上海市', provinceId: 310_000, cityId: 310_100 })
    const lamp = await goodsOf(server.ctx, store.id, { name: '台灯', nameEn: 'Lamp', price: 9_900 })
    await keep(me.token, STORE, store.id)
    await keep(me.token, GOODS, lamp.id)
    const { data } = await list(me.token)
    expect(data.map(row => row.store.area_info_en)).toEqual(['Shanghai', 'Shanghai'])
  })

  it('exist once, with the price of the moment they were added, however often they are added', async () => {
    const me = await aBuyer(server)
    const lamp = await goodsOf(server.ctx, storeId, { name: '台灯', nameEn: 'Lamp', price: 9_900 })

    const first = await keep(me.token, GOODS, lamp.id)
    await change(lamp.id, { minPrice: fen(8_900) })
    expect(await keep(me.token, GOODS, lamp.id)).toMatchObject({ code: 200, data: first.data })

    const { data } = await list(me.token)
    expect(data).toEqual([
      expect.objectContaining({
        id: first.data.id,
        is_type: GOODS,
        out_id: lamp.id,
        name: '台灯',
        name_en: 'Lamp',
        image: `/files/goods/${lamp.id}.webp`,
        price: 8_900,
        price_when_kept: 9_900,
        state: 'on_sale',
        store: expect.objectContaining({ id: storeId, name: '木与光', name_en: 'Wood & Light' }),
      }),
    ])
  })

  it('are listed newest first, goods and stores apart, with both totals', async () => {
    const me = await aBuyer(server)
    const lamps = [await goodsOf(server.ctx, storeId), await goodsOf(server.ctx, storeId)]
    for (const { id } of lamps) {
      server.clock.moveBy(1_000)
      await keep(me.token, GOODS, id)
    }
    await keep(me.token, STORE, storeId)

    const shown = await list(me.token, '?is_type=0&per_page=1')
    expect(shown.data.map(row => row.out_id)).toEqual([lamps[1]?.id])
    expect(shown).toMatchObject({ total: 2, last_page: 2, per_page: 1, count: { goods: 2, store: 1 } })
    expect((await list(me.token, '?is_type=0&per_page=1&page=2')).data.map(row => row.out_id)).toEqual([lamps[0]?.id])
    expect((await list(me.token, '?is_type=1')).data).toEqual([
      expect.objectContaining({
        out_id: storeId,
        name: '木与光',
        price: null,
        price_when_kept: null,
        state: 'on_sale',
      }),
    ])
    expect((await server.call('GET', `${PATH}?user_id=1`, { token: me.token })).code).toBe(422)
  })

  it('show what has changed since', async () => {
    const me = await aBuyer(server)
    const other = await aStore(server.ctx)
    const resting = await aStore(server.ctx)
    const [sold, off, inClosed, inResting] = [
      await goodsOf(server.ctx, storeId),
      await goodsOf(server.ctx, storeId),
      await goodsOf(server.ctx, other.id),
      await goodsOf(server.ctx, resting.id),
    ]
    for (const { id } of [sold, off, inClosed, inResting]) await keep(me.token, GOODS, id)
    for (const id of [storeId, other.id, resting.id]) await keep(me.token, STORE, id)

    await change(sold.id, { inStock: false })
    await change(off.id, { shelf: 'off_shelf', isListed: false })
    await server.ctx.db.update(stores).set({ status: 'closed' }).where(eq(stores.id, other.id))
    await server.ctx.db.update(stores).set({ status: 'holiday' }).where(eq(stores.id, resting.id))

    const states = new Map((await list(me.token)).data.map(row => [`${row.is_type} ${row.out_id}`, row.state]))
    expect(states).toEqual(
      new Map([
        [`0 ${sold.id}`, 'sold_out'],
        [`0 ${off.id}`, 'off_shelf'],
        [`0 ${inClosed.id}`, 'store_closed'],
        [`0 ${inResting.id}`, 'store_holiday'],
        [`1 ${storeId}`, 'on_sale'],
        [`1 ${other.id}`, 'store_closed'],
        [`1 ${resting.id}`, 'store_holiday'],
      ]),
    )
    expect((await keep(me.token, GOODS, off.id)).code).toBe(200)
  })

  it('are counted on the goods and the store until they are removed', async () => {
    const [one, two] = [await aBuyer(server), await aBuyer(server)]
    const store = await aStore(server.ctx)
    const lamp = await goodsOf(server.ctx, store.id)
    const mine = await keep(one.token, GOODS, lamp.id)
    const followed = await keep(one.token, STORE, store.id)
    await keep(two.token, GOODS, lamp.id)
    expect(await countsOf(lamp.id, store.id)).toEqual({ goods: 2, store: 1 })

    const path = `${PATH}/${mine.data.id},${followed.data.id}`
    expect(await server.call('DELETE', path, { token: two.token })).toMatchObject({ code: 404 })
    expect(await server.call('DELETE', path, { token: one.token })).toMatchObject({ code: 200, data: { deleted: 2 } })
    expect(await countsOf(lamp.id, store.id)).toEqual({ goods: 1, store: 0 })

    const thing = `${PATH}?is_type=0&out_id=${lamp.id}`
    expect(await server.call('DELETE', thing, { token: two.token })).toMatchObject({ data: { deleted: 1 } })
    expect(await server.call('DELETE', thing, { token: two.token })).toMatchObject({ code: 200, data: { deleted: 0 } })
    expect(await countsOf(lamp.id, store.id)).toEqual({ goods: 0, store: 0 })
  })

  it('are found by id for the caller only, and visitors have none', async () => {
    const [me, other] = [await aBuyer(server), await aBuyer(server)]
    const [kept, left] = [await goodsOf(server.ctx, storeId), await goodsOf(server.ctx, storeId)]
    await keep(me.token, GOODS, kept.id)

    expect(await has(GOODS, [left.id, kept.id], me.token)).toEqual([kept.id])
    expect(await has(STORE, [kept.id], me.token)).toEqual([])
    expect(await has(GOODS, [kept.id], other.token)).toEqual([])
    expect(await has(GOODS, [kept.id])).toEqual([])
    expect((await server.call('GET', `${PATH}/has?is_type=0&ids=x`)).code).toBe(422)
  })
})

describe('what cannot be a favourite', () => {
  it('is refused with a message: hidden and unknown goods, hidden, closed and unknown stores', async () => {
    const me = await aBuyer(server)
    const off = await goodsOf(server.ctx, storeId, { shelf: 'off_shelf', isListed: false })
    const applying = await aStore(server.ctx, { verify: 'verifying' })
    const closed = await aStore(server.ctx, { status: 'closed' })

    for (const id of [off.id, 5])
      expect(await keep(me.token, GOODS, id)).toMatchObject({
        code: 409,
        msg: 'This product is not available at the moment.',
      })
    for (const id of [applying.id, closed.id, 5])
      expect(await keep(me.token, STORE, id)).toMatchObject({
        code: 409,
        msg: 'This store was not found. It may have been closed.',
      })
    const inChinese = { token: me.token, language: 'zh-cn', body: { is_type: 1, out_id: 5 } } as const
    expect(await server.call('POST', PATH, inChinese)).toMatchObject({ msg: '没有找到这家店铺，可能已经关闭。' })
    expect((await list(me.token)).total).toBe(0)
  })

  it.each([{ is_type: 2, out_id: 1 }, { is_type: 0 }, { out_id: 1 }, { is_type: 0, out_id: 0 }])(
    'is refused before any lookup: %o',
    async body => {
      const me = await aBuyer(server)
      expect((await server.call('POST', PATH, { token: me.token, body })).code).toBe(422)
    },
  )
})
