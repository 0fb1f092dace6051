import type { Page } from '@shiji/contract/envelope.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { InboxPage } from '@shiji/contract/messaging/inbox.ts'
import type { DeskQuestion, DeskQuestionView, QuestionRow } from '@shiji/contract/order/question.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aBuyer, anAdmin, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { type BuiltGoods, goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, receive, ship } from '#harness/trade.builder.ts'
import { auditLogs } from '../../../../infra/audit/audit.table.ts'
import { syncMenus } from '../../../platform/index.ts'

let server: TestApp
let storeId: number
let seller: Account
let admin: Account
let lamp: BuiltGoods
let owner: Account
beforeAll(async () => {
  server = await createTestApp()
  await syncMenus(server.ctx)
  storeId = (await aStore(server.ctx)).id
  seller = await aStoreOwner(server, storeId)
  admin = await anAdmin(server)
  await anExpress(server)
  lamp = await goodsOf(server.ctx, storeId, { name: '台灯', nameEn: 'Desk lamp', stock: 500 })
  owner = await receiver()
})
afterAll(() => server.close())

/** A buyer who has received the lamp. */
async function receiver(): Promise<Account> {
  const buyer = await aPayer(server)
  const [id = 0] = (await buy(server, buyer, lamp)).order_id
  await ship(server, seller, [id])
  await receive(server, buyer, id)
  return buyer
}
let keys = 0
const post = (path: string, token: string | undefined, body: object, key?: string) => {
  keys += 1
  return server.call<{ id: number }>('POST', path, {
    ...(token === undefined ? {} : { token }),
    body,
    key: key ?? `key-${keys}`,
  })
}
const ask = (token: string | undefined, content: string, goodsId = lamp.id, key?: string) =>
  post('/goods_questions', token, { goods_id: goodsId, content }, key)
const answer = (token: string, question_id: number, content: string) =>
  post('/goods_answers', token, { question_id, content })
const asked = async (content: string, by?: Account): Promise<number> =>
  (await ask((by ?? (await aBuyer(server))).token, content)).data.id
const reply = (token: string, id: number, body: object) =>
  server.call('PUT', `/Seller/goods_questions/${id}`, { token, body })
const hide = (what: 'goods_questions' | 'goods_answers', id: number, body: object, token = admin.token) =>
  server.call('PUT', `/Admin/${what}/${id}/visibility`, { token, body })
const onPage = async (token?: string, goodsId = lamp.id) =>
  (
    await server.call<Page<QuestionRow>>(
      'GET',
      `/goods_questions/${goodsId}?per_page=100`,
      token === undefined ? {} : { token },
    )
  ).data.data
const shown = async (id: number, token?: string) => (await onPage(token)).find(row => row.id === id)
const inbox = async (area: '' | '/Seller', token: string) =>
  (await server.call<InboxPage>('GET', `${area}/inbox`, { token, language: 'en' })).data.data

describe('asking about goods', () => {
  it('puts the question on the page under a masked name and tells the store', async () => {
    const buyer = await aBuyer(server)
    const id = await asked('  灯泡能换吗？ ', buyer)

    expect(await shown(id)).toMatchObject({ content: '灯泡能换吗？', answers: [], actions: [] })
    expect((await shown(id))?.nickname).toMatch(/^.\*\*.$/)
    await server.drain()
    expect(await inbox('/Seller', seller.token)).toContainEqual(
      expect.objectContaining({
        kind: 'question_asked',
        text: 'A buyer asks about “Desk lamp”: 灯泡能换吗？',
        target: { type: 'question', id },
      }),
    )
  })

  it('needs a login, words within the limit, and goods that are listed', async () => {
    const { token } = await aBuyer(server)
    const hidden = await goodsOf(server.ctx, storeId, { shelf: 'off_shelf', isListed: false })
    const longest = '问'.repeat(LIMITS.question.length)

    const codes = [
      await ask(undefined, '能用吗？'),
      await ask(token, ''),
      await ask(token, '   '),
      await ask(token, `${longest}问`),
      await ask(token, '能用吗？', hidden.id),
      await ask(token, '能用吗？', 999),
      await ask(token, longest),
    ].map(({ code }) => code)

    expect(codes).toEqual([401, 422, 422, 422, 404, 404, 200])
  })

  it('counts once when it is repeated under its key', async () => {
    const { token } = await aBuyer(server)
    const first = await ask(token, '有几档亮度？', lamp.id, 'same')
    const second = await ask(token, '有几档亮度？', lamp.id, 'same')
    expect(second.data).toEqual(first.data)
    expect((await onPage()).filter(row => row.content === '有几档亮度？')).toHaveLength(1)
  })

  it('is limited per minute, and per day whatever the session', async () => {
    const buyer = await aBuyer(server)
    const goods = await goodsOf(server.ctx, storeId)
    const codes: number[] = []
    for (let at = 0; at <= LIMITS.question.perMinute; at += 1)
      codes.push((await ask(buyer.token, `问 ${at}`, goods.id)).code)
    expect(codes).toEqual([...Array.from({ length: LIMITS.question.perMinute }, () => 200), 429])

    const rest = LIMITS.question.perDay - LIMITS.question.perMinute
    const later: number[] = []
    for (let at = 0; at <= rest; at += 1)
      later.push((await ask(await server.login('buyer', buyer.id), `再问 ${at}`, goods.id)).code)
    expect(later.slice(0, -1).every(code => code === 200)).toBe(true)
    expect(later.at(-1)).toBe(429)
  })
})

describe('answers', () => {
  it('of the store come first, need the permission and the own store, and reach the asker', async () => {
    const buyer = await aBuyer(server)
    const id = await asked('线有多长？', buyer)
    const other = await aStoreOwner(server, (await aStore(server.ctx)).id)
    const reader = await aStaffMember(server, { id: 1, storeId }, ['goods_question.view'])
    expect((await answer(owner.token, id, '两米左右')).code).toBe(200)

    const codes = [
      await reply(other.token, id, { reply: '不归我' }),
      await reply(reader.token, id, { reply: '没有权限' }),
      await reply(seller.token, id, { reply: ' ' }),
      await reply(seller.token, id, { reply: '1.8 米' }),
    ].map(({ code }) => code)
    expect(codes).toEqual([404, 402, 422, 200])

    const row = await shown(id)
    expect(row?.answers.map(({ by, content }) => [by, content])).toEqual([
      ['store', '1.8 米'],
      ['buyer', '两米左右'],
    ])
    expect(row?.answers[0]?.nickname).toBe('')
    await server.drain()
    const told = (await inbox('', buyer.token)).filter(({ kind }) => kind === 'question_answered')
    expect(told.map(({ text, target }) => [text, target])).toEqual([
      ['“Desk lamp”: 1.8 米', { type: 'question', id: lamp.id }],
      ['“Desk lamp”: 两米左右', { type: 'question', id: lamp.id }],
    ])
  })

  it('of buyers are for those who received the goods, once each, and the page offers them to nobody else', async () => {
    const id = await asked('会闪吗？')
    const stranger = await aBuyer(server)
    const waiting = await aPayer(server)
    await buy(server, waiting, lamp)
    const actions = async (token?: string) => (await shown(id, token))?.actions
    expect([await actions(), await actions(stranger.token), await actions(waiting.token)]).toEqual([[], [], []])
    expect(await actions(owner.token)).toEqual(['answer'])

    const codes = [
      await answer(stranger.token, id, '会'),
      await answer(waiting.token, id, '会'),
      await answer(owner.token, 999, '不会'),
      await answer(owner.token, id, '不会'),
      await answer(owner.token, id, '真的不会'),
    ].map(({ code }) => code)
    expect(codes).toEqual([400, 400, 404, 200, 409])
    expect(await actions(owner.token)).toEqual([])
  })

  it('of the store never overwrite one that the writer has not seen, and change three times at most', async () => {
    const id = await asked('保修几年？')
    const stands = async () => (await shown(id))?.answers[0]?.content
    const both = await Promise.all([
      reply(seller.token, id, { reply: '一年' }),
      reply(seller.token, id, { reply: '两年' }),
    ])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    const first = await stands()
    expect(both.find(({ code }) => code === 409)?.data).toMatchObject({ current: { reply: first } })

    let seen = first
    for (const next of ['三年', '四年', '五年']) {
      expect((await reply(seller.token, id, { reply: next, replaces: seen })).code).toBe(200)
      seen = next
    }
    expect((await reply(seller.token, id, { reply: '六年', replaces: seen })).code).toBe(409)
    expect(await stands()).toBe('五年')
  })
})

describe('the list of a store', () => {
  it('has unanswered questions first, of the own store alone, and says what may be done', async () => {
    const store = await aStore(server.ctx)
    const token = (await aStoreOwner(server, store.id)).token
    const mug = await goodsOf(server.ctx, store.id, { name: '马克杯' })
    const buyer = await aBuyer(server)
    const [first, second, third] = [
      (await ask(buyer.token, '一', mug.id)).data.id,
      (await ask(buyer.token, '二', mug.id)).data.id,
      (await ask(buyer.token, '三', mug.id)).data.id,
    ]
    await reply(token, third, { reply: '好' })
    server.clock.moveBy(1_000)
    await reply(token, first, { reply: '好' })

    const { data } = await server.call<Page<DeskQuestion>>('GET', '/Seller/goods_questions', { token })
    expect(data.data.map(row => row.id)).toEqual([second, first, third])
    expect(data.data[0]).toMatchObject({ goods_name: '马克杯', reply: '', answers: 0, actions: ['answer'] })
    const { data: waiting } = await server.call<Page<DeskQuestion>>('GET', '/Seller/goods_questions?is_answered=0', {
      token,
    })
    expect(waiting.data.map(row => row.id)).toEqual([second])
    const badges = await server.call<{ target: string; count: number }[]>('GET', '/Seller/menu_badges', { token })
    expect(badges.data).toContainEqual({ target: '/Seller/goods_questions', count: 1 })
  })
})

describe('moderation', () => {
  it('hides a question from the page with a reason that the asker is told, and shows it again', async () => {
    const buyer = await aBuyer(server)
    const id = await asked('加我微信便宜卖', buyer)
    const reader = await anAdmin(server, ['goods_question.view'])

    expect((await hide('goods_questions', id, { is_hidden: true })).code).toBe(422)
    expect((await hide('goods_questions', id, { is_hidden: true, reason: '广告' }, reader.token)).code).toBe(402)
    expect((await hide('goods_questions', 999, { is_hidden: true, reason: '广告' })).code).toBe(404)
    expect(await shown(id)).toBeDefined()
    expect((await hide('goods_questions', id, { is_hidden: true, reason: '广告' })).code).toBe(200)
    expect((await hide('goods_questions', id, { is_hidden: true, reason: '再来' })).code).toBe(200)
    expect(await shown(id)).toBeUndefined()
    expect((await answer(owner.token, id, '不要')).code).toBe(404)
    expect((await reply(seller.token, id, { reply: '不行' })).code).toBe(409)

    await server.drain()
    const told = (await inbox('', buyer.token)).filter(({ kind }) => kind === 'question_hidden')
    expect(told.map(({ text }) => text)).toEqual([
      'The platform has hidden your question about “Desk lamp”. Reason: 广告',
    ])
    const written = await server.ctx.db
      .select({ action: auditLogs.action, after: auditLogs.after })
      .from(auditLogs)
      .where(and(eq(auditLogs.subjectType, 'goods_question'), eq(auditLogs.subjectId, id)))
    expect(written).toEqual([{ action: 'goods_question.hide', after: { is_hidden: true, reason: '广告' } }])

    expect((await hide('goods_questions', id, { is_hidden: false })).code).toBe(200)
    expect(await shown(id)).toBeDefined()
  })

  it('hides one answer, which stays in the back offices', async () => {
    const id = await asked('重吗？')
    const { data } = await answer(owner.token, id, '垃圾')
    expect((await hide('goods_answers', data.id, { is_hidden: true, reason: '辱骂' })).code).toBe(200)

    expect((await shown(id))?.answers).toEqual([])
    const view = await server.call<DeskQuestionView>('GET', `/Seller/goods_questions/${id}`, { token: seller.token })
    expect(view.data).toMatchObject({
      answers: 0,
      all_answers: [{ content: '垃圾', is_hidden: true, hidden_reason: '辱骂' }],
    })
    expect((await hide('goods_answers', data.id, { is_hidden: false })).code).toBe(200)
    expect((await shown(id))?.answers).toHaveLength(1)
    expect((await hide('goods_answers', 999, { is_hidden: false })).code).toBe(404)
  })
})
