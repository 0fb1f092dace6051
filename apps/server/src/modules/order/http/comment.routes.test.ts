import type { CommentRow } from '@shiji/contract/catalog/catalog.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { BackOfficeComment, OwnComment } from '@shiji/contract/order/order.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { and, eq, sql } from 'drizzle-orm'
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
import { auditLogs } from '../../../infra/audit/audit.table.ts'
import { goods } from '../../catalog/index.ts'
import { stores } from '../../store/index.ts'
import { rebuildAllScores } from '../use-cases/comments/rebuild-scores.ts'

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

    expect((await answer({ reply: 'four', replaces: 'three' })).code).toBe(200)
    expect((await answer({ reply: 'five', replaces: 'four' })).code).toBe(200)
    const last = await answer({ reply: 'six', replaces: 'five' })
    expect([last.code, last.msg]).toEqual([409, 'A reply can be changed 3 times at most.'])
    expect(await stands()).toBe('five')
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

/** Counts of goods and their store as they are kept. */
async function kept(goodsId: number, store: number) {
  const [row] = await server.ctx.db.select().from(goods).where(eq(goods.id, goodsId))
  const [its] = await server.ctx.db.select().from(stores).where(eq(stores.id, store))
  return {
    goods: [row?.commentCount, row?.scoreSum, row?.goodCount, row?.badCount, row?.pictureCommentCount],
    store: [its?.commentCount, its?.agreeSum, its?.serviceSum, its?.speedSum],
  }
}

describe('moderation of comments', () => {
  const hide = (id: number | undefined, body: object, token = admin.token) =>
    server.call('PUT', `/Admin/order_comments/${id}/visibility`, { token, body })
  const told = async (area: '' | '/Seller', token: string) =>
    (await server.call<{ data: { kind: string; text: string }[] }>('GET', `${area}/inbox`, { token, language: 'en' }))
      .data.data

  it('hides one from the page and the scores with a reason, tells buyer and store, and shows it again', async () => {
    const store = await aStore(server.ctx)
    const owner = await aStoreOwner(server, store.id)
    const lamp = await goodsOf(server.ctx, store.id, { name: '台灯', nameEn: 'Desk lamp' })
    const buyer = await aPayer(server)
    const [orderId = 0] = (await buy(server, buyer, lamp)).order_id
    await ship(server, owner, [orderId])
    await receive(server, buyer, orderId)
    await commentAll(server, buyer, orderId)
    await server.drain()
    const id = (await onPage(lamp.id)).data[0]?.id
    const reader = await anAdmin(server, ['order_comment.view', 'order_comment.reply', 'order_comment.delete'])
    const counted = { goods: [1, 5, 1, 0, 0], store: [1, 5, 5, 5] }
    const none = { goods: [0, 0, 0, 0, 0], store: [0, 0, 0, 0] }
    expect(await kept(lamp.id, store.id)).toEqual(counted)

    const codes = [
      await hide(id, { is_hidden: true }),
      await hide(id, { is_hidden: true, reason: '广告' }, reader.token),
      await hide(999, { is_hidden: true, reason: '广告' }),
      await hide(id, { is_hidden: true, reason: '广告' }),
      await hide(id, { is_hidden: true, reason: '又一次' }),
    ].map(({ code }) => code)
    expect(codes).toEqual([422, 402, 404, 200, 200])
    await server.drain()
    expect(await onPage(lamp.id)).toMatchObject({ data: [], count: { all: 0, stars_5: 0 } })
    expect(await kept(lamp.id, store.id)).toEqual(none)
    const own = await server.call<Page<OwnComment>>('GET', '/user/comments', { token: buyer.token })
    expect(own.data.data[0]).toMatchObject({ is_hidden: true, hidden_reason: '广告', actions: [] })
    const open = await server.call<Page<BackOfficeComment>>('GET', '/Seller/order_comments?is_hidden=0', {
      token: owner.token,
    })
    expect(open.data.total).toBe(0)
    expect((await told('', buyer.token)).filter(({ kind }) => kind === 'comment_hidden')).toMatchObject([
      { text: 'The platform has hidden your review of “Desk lamp”. Reason: 广告' },
    ])
    expect((await told('/Seller', owner.token)).map(({ kind }) => kind)).toContain('store_comment_hidden')

    expect((await hide(id, { is_hidden: false })).code).toBe(200)
    await server.drain()
    expect(await kept(lamp.id, store.id)).toEqual(counted)
    expect((await onPage(lamp.id)).data).toHaveLength(1)
    expect((await told('', buyer.token)).map(({ kind }) => kind)).toContain('comment_shown')
    const written = await server.ctx.db
      .select({ action: auditLogs.action, after: auditLogs.after })
      .from(auditLogs)
      .where(and(eq(auditLogs.subjectType, 'order_comment'), eq(auditLogs.subjectId, id ?? 0)))
      .orderBy(auditLogs.id)
    expect(written).toEqual([
      { action: 'order_comment.hide', after: { is_hidden: true, reason: '广告' } },
      { action: 'order_comment.show', after: { is_hidden: false } },
    ])
  })

  it('counts a comment once, whatever is hidden, shown or removed before its events arrive', async () => {
    const store = await aStore(server.ctx)
    const owner = await aStoreOwner(server, store.id)
    const lamp = await goodsOf(server.ctx, store.id, { stock: 50 })
    const ids: number[] = []
    for (const buyer of [await aPayer(server), await aPayer(server)]) {
      const [orderId = 0] = (await buy(server, buyer, lamp)).order_id
      await ship(server, owner, [orderId])
      await receive(server, buyer, orderId)
      await commentAll(server, buyer, orderId)
      ids.push((await onPage(lamp.id)).data[0]?.id ?? 0)
    }
    await hide(ids[0], { is_hidden: true, reason: '广告' })
    await hide(ids[0], { is_hidden: false })
    await server.call('DELETE', `/Admin/order_comments/${ids[1]}`, { token: admin.token })
    await server.drain()
    expect(await kept(lamp.id, store.id)).toEqual({ goods: [1, 5, 1, 0, 0], store: [1, 5, 5, 5] })

    await hide(ids[0], { is_hidden: true, reason: '广告' })
    await server.drain()
    await server.call('DELETE', `/Admin/order_comments/${ids[0]}`, { token: admin.token })
    await server.drain()
    expect(await kept(lamp.id, store.id)).toEqual({ goods: [0, 0, 0, 0, 0], store: [0, 0, 0, 0] })
  })
})

describe('the nightly rebuild of scores', () => {
  it('makes every score equal to the raw comments, also while events wait', async () => {
    const lamp = await goodsOf(server.ctx, storeId, { stock: 50 })
    const bare = await goodsOf(server.ctx, storeId)
    for (const score of [5, 2, 4]) {
      const buyer = await aPayer(server)
      const { id, lineIds } = await received(buyer, lamp)
      await comment(buyer, id, stars(lineIds[0], score, { image: score === 4 ? ['/files/a.webp'] : [] }))
    }
    const [low] = (await onPage(lamp.id, '?score=2')).data
    await server.drain()
    await server.ctx.db.update(goods).set({ commentCount: 9, scoreSum: 1, badCount: 7 }).where(eq(goods.id, lamp.id))
    await server.ctx.db.update(goods).set({ commentCount: 3, scoreSum: 15 }).where(eq(goods.id, bare.id))
    await server.ctx.db.update(stores).set({ agreeSum: 1 }).where(eq(stores.id, storeId))
    await server.call('PUT', `/Admin/order_comments/${low?.id}/visibility`, {
      token: admin.token,
      body: { is_hidden: true, reason: '辱骂' },
    })
    const last = await aPayer(server)
    const more = await received(last, lamp)
    await comment(last, more.id, stars(more.lineIds[0], 3))

    await rebuildAllScores(server.ctx)
    const equal = async () => {
      const { rows } = await server.ctx.db.execute<Record<string, unknown>>(sql`
        with raw as (select * from order_comments where not is_auto and not is_hidden)
        select 'goods' as what, g.id from goods g left join (
            select goods_id, count(*) n, sum(score) s, count(*) filter (where score >= 4) g, count(*) filter (where score <= 2) b,
              count(*) filter (where cardinality(images) > 0) p from raw group by 1) r on r.goods_id = g.id
          where (g.comment_count, g.score_sum, g.good_count, g.bad_count, g.picture_comment_count)
            is distinct from (coalesce(r.n, 0), coalesce(r.s, 0), coalesce(r.g, 0), coalesce(r.b, 0), coalesce(r.p, 0))
        union all select 'store', s.id from stores s left join (
            select store_id, count(*) n, sum(agree) a, sum(service) v, sum(speed) d from raw group by 1) r on r.store_id = s.id
          where (s.comment_count, s.agree_sum, s.service_sum, s.speed_sum)
            is distinct from (coalesce(r.n, 0), coalesce(r.a, 0), coalesce(r.v, 0), coalesce(r.d, 0))`)
      return rows
    }
    expect(await equal()).toEqual([])
    expect((await kept(lamp.id, storeId)).goods).toEqual([3, 12, 2, 0, 1])
    await server.drain()
    expect(await equal()).toEqual([])
  })
})

describe('answering one after the other', () => {
  it('begins with the comments that wait for an answer', async () => {
    const store = await aStore(server.ctx)
    const owner = await aStoreOwner(server, store.id)
    const lamp = await goodsOf(server.ctx, store.id)
    const ids: number[] = []
    for (const buyer of [await aPayer(server), await aPayer(server), await aPayer(server)]) {
      const [orderId = 0] = (await buy(server, buyer, lamp)).order_id
      await ship(server, owner, [orderId])
      await receive(server, buyer, orderId)
      await commentAll(server, buyer, orderId)
      ids.push((await onPage(lamp.id)).data[0]?.id ?? 0)
    }
    const [first, second, third] = ids
    await server.call('PUT', `/Seller/order_comments/${third}`, { token: owner.token, body: { reply: 'Thanks' } })
    await server.call('PUT', `/Admin/order_comments/${first}/visibility`, {
      token: admin.token,
      body: { is_hidden: true, reason: '广告' },
    })
    const { data } = await server.call<Page<BackOfficeComment>>('GET', '/Seller/order_comments', {
      token: owner.token,
    })
    expect(data.data[0]).toMatchObject({ id: second, handled_at: null })
    expect(
      data.data
        .slice(1)
        .map(row => row.id)
        .toSorted(),
    ).toEqual([first, third].toSorted())
  })

  it('is helped by templates of the own store, kept once each, up to a limit', async () => {
    const store = await aStore(server.ctx)
    const { token } = await aStoreOwner(server, store.id)
    const other = await aStoreOwner(server, (await aStore(server.ctx)).id)
    const reader = await aStaffMember(server, { id: 1, storeId: store.id }, ['order_comment.view'])
    const keep = (content: string, who = token) =>
      server.call<{ id: number }>('POST', '/Seller/reply_templates', { token: who, body: { content } })
    const list = async (who = token) =>
      (await server.call<{ id: number; content: string }[]>('GET', '/Seller/reply_templates', { token: who })).data
    const remove = (id: number, who = token) => server.call('DELETE', `/Seller/reply_templates/${id}`, { token: who })

    expect((await keep('x', reader.token)).code).toBe(402)
    expect((await keep('  ')).code).toBe(422)
    const { data } = await keep(' 谢谢您 ')
    expect((await keep('谢谢您')).data).toEqual(data)
    expect(await list()).toEqual([{ id: data.id, content: '谢谢您' }])
    expect(await list(other.token)).toEqual([])
    expect((await remove(data.id, other.token)).code).toBe(404)
    for (let at = 1; at < LIMITS.comment.templates; at += 1) expect((await keep(`${at}`)).code).toBe(200)
    expect((await keep('one too many')).code).toBe(400)
    expect((await remove(data.id)).data).toEqual({ deleted: 1 })
    expect(await list()).toHaveLength(LIMITS.comment.templates - 1)
  })
})
