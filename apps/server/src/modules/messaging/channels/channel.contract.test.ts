import { INBOX_KINDS, type InboxKind } from '@shiji/contract/messaging/inbox.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aBuyer } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { buyerScope } from '../../../infra/scope.ts'
import { inboxPage } from '../data/inbox.queries.ts'
import { KINDS } from '../domain/kinds.ts'
import { inboxWords, smsWords } from '../templates/words-of.ts'
import type { Channel } from './channel.ts'
import { inboxChannel } from './inbox.ts'
import { smsChannel } from './sms.ts'

/** What the contract needs besides the channel itself: what a buyer received, and the text of a kind. */
interface Implementation {
  readonly channel: Channel
  readonly arrived: (ctx: Ctx, buyer: Account) => Promise<readonly string[]>
  readonly words: (locale: 'zh-cn' | 'en', kind: InboxKind, params: Readonly<Record<string, string>>) => string
}

const smsTexts = async (ctx: Ctx, { username }: Account): Promise<string[]> => {
  const { rows } = await ctx.db.execute<{ content: string }>(
    sql`select content from sms_logs where phone = ${username} and status = 'sent' order by id`,
  )
  return rows.map(row => row.content)
}

const IMPLEMENTATIONS: Readonly<Record<string, Implementation>> = {
  inbox: {
    channel: inboxChannel,
    arrived: async (ctx, buyer) =>
      (await inboxPage(ctx, buyerScope(buyer.id), INBOX_KINDS, {})).data.map(({ text }) => text),
    words: (locale, kind, params) => inboxWords(locale, { kind, params }).text,
  },
  'sms to the console': {
    channel: smsChannel,
    arrived: smsTexts,
    words: (locale, kind, params) => smsWords(locale, { kind, params }),
  },
}

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const params = { brand: '青禾', brand_en: 'Green', store: '青禾', store_en: 'Green', reason: '执照不清晰' }
let event = 0
const aMessage = (buyer: Account) => {
  event += 1
  const target = { type: 'store', id: 1 } as const
  return { to: buyerScope(buyer.id), kind: 'store_denied', target, params, eventId: event } as const
}

describe.each(Object.entries(IMPLEMENTATIONS))('the channel %s', (_name, { channel, arrived, words }) => {
  it('delivers a message with the text of its kind', async () => {
    const buyer = await aBuyer(server)
    await transact(server.ctx, tx => channel.accept(tx, aMessage(buyer)))
    await server.drain()
    expect(await arrived(server.ctx, buyer)).toEqual([words('zh-cn', 'store_denied', params)])
  })

  it('delivers it once, however often it is accepted', async () => {
    const buyer = await aBuyer(server)
    const message = aMessage(buyer)
    for (const _ of [1, 2]) await transact(server.ctx, tx => channel.accept(tx, message))
    await server.drain()
    await transact(server.ctx, tx => channel.accept(tx, message))
    await server.drain()
    expect(await arrived(server.ctx, buyer)).toHaveLength(1)
  })

  it('delivers nothing of a transaction that was rolled back, and cannot be used outside one', async () => {
    const buyer = await aBuyer(server)
    const failing = transact(server.ctx, async tx => {
      await channel.accept(tx, aMessage(buyer))
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await expect(channel.accept(server.ctx, aMessage(buyer))).rejects.toThrow('outside a transaction')
    await server.drain()
    expect(await arrived(server.ctx, buyer)).toEqual([])
  })

  it('delivers nothing to others', async () => {
    const [buyer, other] = [await aBuyer(server), await aBuyer(server)]
    await transact(server.ctx, tx => channel.accept(tx, aMessage(buyer)))
    await server.drain()
    expect(await arrived(server.ctx, other)).toEqual([])
  })

  it('has a template in each language for every kind that it carries', () => {
    const all = {
      ...params,
      reason: '-',
      order_no: '1',
      goods: '台灯',
      goods_en: 'Lamp',
      score: '5',
      question: 'LED?',
      answer: 'LED.',
      before: '¥2.00',
      after: '¥1.00',
      receiver: 'Lin, West Lake 1',
      company: '顺丰速运',
      company_en: 'SF Express',
      number: 'SF1',
      cash_no: 'C1',
      amount: '20.00',
      net: '19.80',
    }
    for (const kind of INBOX_KINDS.filter(name => KINDS[name].channels.includes(channel.name))) {
      expect(words('en', kind, all)).not.toBe(words('zh-cn', kind, all))
      expect(words('en', kind, all)).not.toMatch(/[\u4e00-\u9fff]/)
    }
  })
})
