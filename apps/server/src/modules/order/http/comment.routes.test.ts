import type { CommentRow } from '@shiji/contract/catalog/catalog.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import type { BackOfficeComment, OwnComment } from '@shiji/contract/order/order.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import {
  anExpress,
  aPayer,
  buy,
  commentAll,
  orderOf,
  receive,
  type Shopper,
  ship,
  type Wanted,
} from '#harness/trade.builder.ts'
import { goods } from '../../catalog/index.ts'
import { stores } from '../../store/index.ts'

let server: TestApp
let storeId: number
let seller: Account
let admin: Account
beforeAll(async () => {
  server = await createTestApp()
  storeId = (await aStore(server.ctx)).id
  seller = await aStoreOwner(server, storeId)
  admin = await anAdmin(server)
  await anExpress(server)
})
afterAll(() => server.close())

async function received(buyer: Shopper, ...lines: Wanted[]): Promise<{ id: number; lineIds: number[] }> {
  const [id = 0] = (await buy(server, buyer, ...lines)).order_id
  await ship(server, seller, [id])
  await receive(server, buyer, id)
  const { data } = await orderOf(server, buyer, id)
  return { id, lineIds: data.order_goods.map(line => line.id) }
}
const stars = (order_goods_id: number | undefined, score: number, more: object = {}) => ({
  order_goods_id,
  score,
  agree: 5,
  service: 4,
  speed: 3,
  content: 'text',
  ...more,
})
const comment = (buyer: Account, order_id: number, ...lines: object[]) =>
  server.call('POST', '/user/comments', { token: buyer.token, body: { order_id, lines } })
const onPage = async (goodsId: number, query = '') =>
  (await server.call<Page<CommentRow>>('GET', `/goods_comments/${goodsId}${query}`)).data

describe('commenting', () => {
  it('completes the order with its last line and counts for goods and store once', async () => {
    const [lamp, shade] = [await goodsOf(server.ctx, storeId), await goodsOf(server.ctx, storeId)]
    const buyer = await aPayer(server)
    const { id, lineIds } = await received(buyer, lamp, shade)

    expect((await comment(buyer, id, stars(lineIds[0], 5, { image: ['/files/a.webp'] }))).code).toBe(200)
    expect((await orderOf(server, buyer, id)).data.order_status).toBe('waiting_comment')
    expect((await comment(buyer, id, stars(lineIds[1], 2))).code).toBe(200)
    expect((await orderOf(server, buyer, id)).data.order_status).toBe('completion')

    await server.drain()
    const [row] = await server.ctx.db.select().from(goods).where(eq(goods.id, lamp.id))
    expect(row).toMatchObject({ commentCount: 1, goodCount: 1, badCount: 0, pictureCommentCount: 1, scoreSum: 5 })
    const [store] = await server.ctx.db.select().from(stores).where(eq(stores.id, storeId))
    expect(store).toMatchObject({ commentCount: 2, agreeSum: 10, serviceSum: 8, speedSum: 6 })
  })

  it('refuses a second comment on a line, a line of another order, another buyer’s order, and invalid stars', async () => {
    const lamp = await goodsOf(server.ctx, storeId)
    const [buyer, other] = [await aPayer(server), await aPayer(server)]
    const mine = await received(buyer, lamp)
    const theirs = await received(other, lamp)

    const answers = [
      await comment(buyer, mine.id, stars(theirs.lineIds[0], 5)),
      await comment(other, mine.id, stars(mine.lineIds[0], 5)),
      await comment(buyer, mine.id, stars(mine.lineIds[0], 6)),
      await comment(buyer, mine.id, stars(mine.lineIds[0], 5), stars(mine.lineIds[0], 4)),
      await comment(buyer, mine.id, stars(mine.lineIds[0], 5)),
      await comment(buyer, mine.id, stars(mine.lineIds[0], 1)),
    ]

    expect(answers.map(answer => answer.code)).toEqual([404, 404, 422, 409, 200, 409])
  })
})

describe('comments on a product', () => {
  it('are visible to everyone, by kind, with masked names and numbers for the tabs', async () => {
    const lamp = await goodsOf(server.ctx, storeId)
    for (const [score, image] of [
      [5, ['/files/a.webp']],
      [4, []],
      [3, []],
      [1, []],
    ] as const) {
      const buyer = await aPayer(server)
      const { id, lineIds } = await received(buyer, lamp)
      await comment(buyer, id, stars(lineIds[0], score, { image }))
    }

    const all = await onPage(lamp.id)
    expect(all.count).toEqual({
      ...{ all: 4, good: 2, medium: 1, bad: 1, with_image: 1, auto: 0 },
      ...{ stars_5: 1, stars_4: 1, stars_3: 1, stars_2: 0, stars_1: 1 },
    })
    expect(all.data.map(row => row.score)).toEqual([1, 3, 4, 5])
    expect(all.data[0]?.nickname).toMatch(/^u\*\*\d$/)
    expect((await onPage(lamp.id, '?type=good')).data.map(row => row.score)).toEqual([4, 5])
    expect((await onPage(lamp.id, '?has_image=1')).data.map(row => row.score)).toEqual([5])
    expect((await server.call('GET', `/goods_comments/${lamp.id}?user_id=1`)).code).toBe(422)
  })

  it('are counted by what they say, in both languages, and found by it', async () => {
    const lamp = await goodsOf(server.ctx, storeId)
    const texts = [
      '第二天就到了，包得很仔细。',
      'Came the next day.',
      '快递员打了三次电话，物流有点慢。',
      'The box was crushed.',
      '普通。',
    ]
    for (const content of texts) {
      const buyer = await aPayer(server)
      const { id, lineIds } = await received(buyer, lamp)
      await comment(buyer, id, stars(lineIds[0], 4, { content }))
    }

    const { count } = await onPage(lamp.id)
    const tags = Object.entries(count).filter(([name]) => name.startsWith('tag_'))
    expect(Object.fromEntries(tags)).toEqual({
      tag_fast_delivery: 2,
      tag_well_packed: 1,
      tag_slow_delivery: 1,
      tag_arrived_damaged: 1,
    })
    const found = await onPage(lamp.id, '?tag=fast_delivery')
    expect(found.data.map(row => row.content)).toEqual([texts[1], texts[0]])
    expect(found.total).toBe(2)
    expect((await onPage(lamp.id, '?tag=nonsense')).data).toEqual([])
  })

  it('of the timer are shown when named, and count nowhere', async () => {
    const store = await aStore(server.ctx)
    const owner = await aStoreOwner(server, store.id)
    const lamp = await goodsOf(server.ctx, store.id)
    for (const buyer of [await aPayer(server), await aPayer(server)]) {
      const [id = 0] = (await buy(server, buyer, lamp)).order_id
      await ship(server, owner, [id])
      await receive(server, buyer, id)
    }
    server.clock.moveBy(7 * 86_400_000)
    await server.drain()
    server.clock.moveBy(-7 * 86_400_000)

    const shown = await onPage(lamp.id)
    expect(shown.data).toEqual([])
    expect(shown.count).toMatchObject({ all: 0, good: 0, stars_5: 0, auto: 2 })
    const [row] = (await onPage(lamp.id, '?is_auto=1')).data
    expect(row).toMatchObject({ is_auto: true, score: 5, content: expect.stringContaining('automatically') })
    const counts = async () => {
      const [one] = await server.ctx.db.select().from(goods).where(eq(goods.id, lamp.id))
      const [its] = await server.ctx.db.select().from(stores).where(eq(stores.id, store.id))
      return [one?.commentCount, one?.goodCount, one?.scoreSum, its?.commentCount, its?.agreeSum]
    }
    expect(await counts()).toEqual([0, 0, 0, 0, 0])

    const remove = await server.call('DELETE', `/Admin/order_comments/${row?.id}`, { token: admin.token })
    expect(remove.code).toBe(200)
    await server.drain()
    expect(await counts()).toEqual([0, 0, 0, 0, 0])
  })

  it('in the reader’s language come first, whatever the order', async () => {
    const lamp = await goodsOf(server.ctx, storeId)
    for (const [language, score] of [
      ['zh-cn', 5],
      ['en', 4],
      ['zh-cn', 3],
      ['en', 5],
    ] as const) {
      const buyer = await aPayer(server)
      const { id, lineIds } = await received(buyer, lamp)
      const body = { order_id: id, lines: [stars(lineIds[0], score)] }
      await server.call('POST', '/user/comments', { token: buyer.token, body, language })
    }
    const read = async (language: 'en' | 'zh-cn', query = '') => {
      const path = `/goods_comments/${lamp.id}${query}`
      const { data } = await server.call<Page<CommentRow>>('GET', path, { language })
      return data.data.map(row => [row.locale, row.score])
    }
    expect(await read('en')).toEqual([
      ['en', 5],
      ['en', 4],
      ['zh-cn', 3],
      ['zh-cn', 5],
    ])
    expect(await read('zh-cn', '?sort=score|asc')).toEqual([
      ['zh-cn', 3],
      ['zh-cn', 5],
      ['en', 4],
      ['en', 5],
    ])
  })
})

describe('back offices', () => {
  it('answer comments of their own store, with the permission', async () => {
    const lamp = await goodsOf(server.ctx, storeId)
    const buyer = await aPayer(server)
    const { id } = await received(buyer, lamp)
    await commentAll(server, buyer, id)
    const other = await aStoreOwner(server, (await aStore(server.ctx)).id)
    const reader = await aStaffMember(server, { id: 1, storeId }, ['order_comment.view'])
    const list = (token: string) =>
      server.call<Page<BackOfficeComment>>('GET', `/Seller/order_comments?goods_id=${lamp.id}`, { token })
    const [row] = (await list(seller.token)).data.data
    const reply = (token: string) =>
      server.call('PUT', `/Seller/order_comments/${row?.id}`, { token, body: { reply: 'Thank you' } })

    expect((await list(other.token)).data.total).toBe(0)
    expect((await reply(other.token)).code).toBe(404)
    expect((await reply(reader.token)).code).toBe(402)
    expect((await reply(seller.token)).code).toBe(200)
    expect((await onPage(lamp.id)).data[0]).toMatchObject({ reply: 'Thank you' })
  })

  it('never overwrite an answer that the writer has not seen', async () => {
    const lamp = await goodsOf(server.ctx, storeId)
    const buyer = await aPayer(server)
    const { id } = await received(buyer, lamp)
    await commentAll(server, buyer, id)
    const { data } = await server.call<Page<BackOfficeComment>>('GET', `/Seller/order_comments?goods_id=${lamp.id}`, {
      token: seller.token,
    })
    const answer = (body: object, token = seller.token) =>
      server.call('PUT', `/Seller/order_comments/${data.data[0]?.id}`, { token, body })
    const stands = async () => (await onPage(lamp.id)).data[0]?.reply

    // Two people look at the unanswered comment at once: one of them gets the other's answer.
    const both = await Promise.all([answer({ reply: 'one' }), answer({ reply: 'two' })])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    const first = await stands()
    expect(both.find(({ code }) => code === 409)?.data).toMatchObject({ current: { reply: first } })

    expect((await answer({ reply: 'three' })).code).toBe(409)
    expect((await answer({ reply: 'three', replaces: 'something else' })).code).toBe(409)
    expect(await stands()).toBe(first)
    expect((await answer({ reply: 'three', replaces: first })).code).toBe(200)
    expect(await stands()).toBe('three')
  })

  it('remove comments from the page and the counts, platform only', async () => {
    const lamp = await goodsOf(server.ctx, storeId)
    const buyer = await aPayer(server)
    const { id } = await received(buyer, lamp)
    await commentAll(server, buyer, id)
    await server.drain()
    const list = await server.call<Page<BackOfficeComment>>('GET', `/Admin/order_comments?order_id=${id}`, {
      token: admin.token,
    })
    const [row] = list.data.data
    const remove = (path: string, token: string) => server.call('DELETE', path, { token })

    expect((await remove(`/Seller/order_comments/${row?.id}`, seller.token)).status).toBe(404)
    expect((await remove(`/Admin/order_comments/${row?.id}`, admin.token)).data).toEqual({ deleted: 1 })
    await server.drain()

    expect((await onPage(lamp.id)).total).toBe(0)
    const [counted] = await server.ctx.db.select().from(goods).where(eq(goods.id, lamp.id))
    expect(counted).toMatchObject({ commentCount: 0, goodCount: 0, scoreSum: 0 })
  })
})

it('shows buyers their own comments', async () => {
  const lamp = await goodsOf(server.ctx, storeId)
  const buyer = await aPayer(server)
  const { id } = await received(buyer, lamp)
  await commentAll(server, buyer, id)

  const { data } = await server.call<Page<BackOfficeComment>>('GET', '/user/comments', { token: buyer.token })

  expect(data.data.map(row => [row.order_id, row.content])).toEqual([[id, '很好']])
})

describe('adding to a comment', () => {
  afterEach(() => server.clock.setOffset(0))
  const add = (buyer: Account, id: number | undefined, body: object, key: string) =>
    server.call('POST', `/user/comments/${id}/addition`, { token: buyer.token, key, body })
  const own = async (buyer: Account) =>
    (await server.call<Page<OwnComment>>('GET', '/user/comments', { token: buyer.token })).data.data
  async function written() {
    const lamp = await goodsOf(server.ctx, storeId)
    const buyer = await aPayer(server)
    const { id } = await received(buyer, lamp)
    await commentAll(server, buyer, id)
    const [comment] = await own(buyer)
    return { lamp, buyer, comment }
  }

  it('shows words and pictures below it on the page, once, and tells the store', async () => {
    const { lamp, buyer, comment } = await written()
    expect(comment).toMatchObject({ addition: null, actions: ['add'] })
    server.clock.moveBy(10 * DAY)
    const body = { content: ' 用了十天，很亮 ', image: ['/files/a.webp'] }
    const both = await Promise.all([add(buyer, comment?.id, body, 'one'), add(buyer, comment?.id, body, 'two')])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])

    const addition = { content: '用了十天，很亮', images: ['/files/a.webp'] }
    expect((await onPage(lamp.id)).data[0]).toMatchObject({ content: '很好', addition })
    expect((await own(buyer))[0]).toMatchObject({ addition, actions: [] })
    expect((await onPage(lamp.id)).count).toMatchObject({ all: 1, with_image: 0 })
    await server.drain()
    const inbox = await server.call<{ data: { kind: string; target: object }[] }>('GET', '/Seller/inbox', {
      token: await server.login('seller', seller.id, storeId),
    })
    expect(inbox.data.data).toContainEqual(
      expect.objectContaining({ kind: 'comment_extended', target: { type: 'comment', id: comment?.id } }),
    )
  })

  it('ends after 180 days to the second', async () => {
    const { buyer, comment } = await written()
    const late = await written()
    server.clock.moveBy(180 * DAY - 1_000)
    const fresh = { token: await server.login('buyer', buyer.id) }
    const freshLate = { token: await server.login('buyer', late.buyer.id) }
    expect((await add({ ...buyer, ...fresh }, comment?.id, { content: '来得及' }, 'in time')).code).toBe(200)
    server.clock.moveBy(1_000)
    const lateBuyer = { ...late.buyer, ...freshLate }
    expect((await add(lateBuyer, late.comment?.id, { content: '晚了' }, 'late')).code).toBe(409)
    expect((await own(lateBuyer))[0]).toMatchObject({ addition: null, actions: [] })
  })

  it('is for its writer, with words within the limit and four pictures at most', async () => {
    const { buyer, comment } = await written()
    const other = await aPayer(server)
    const codes = [
      await add(other, comment?.id, { content: 'x' }, '1'),
      await add(buyer, 999, { content: 'x' }, '2'),
      await add(buyer, comment?.id, { content: ' ' }, '3'),
      await add(buyer, comment?.id, { content: '长'.repeat(501) }, '4'),
      await add(buyer, comment?.id, { content: 'x', image: Array.from({ length: 5 }, () => '/files/a.webp') }, '5'),
    ].map(({ code }) => code)
    expect(codes).toEqual([404, 404, 422, 422, 422])
    expect((await own(buyer))[0]).toMatchObject({ addition: null })
  })
})
