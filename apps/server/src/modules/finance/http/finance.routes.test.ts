import { randomUUID } from 'node:crypto'
import type { Page } from '@shiji/contract/envelope.ts'
import type { Books, MoneyLogRow } from '@shiji/contract/finance/finance.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aBuyer, anAdmin, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aStore } from '#harness/store.builder.ts'

let server: TestApp
let admin: Account
beforeAll(async () => {
  server = await createTestApp()
  admin = await anAdmin(server)
})
afterAll(() => server.close())

const adjust = (body: Record<string, unknown>, key: string = randomUUID(), token = admin.token) =>
  server.call('POST', '/Admin/users/money/handle', { token, key, body })
const logOf = (token: string, query = '') =>
  server.call<Page<MoneyLogRow>>('GET', `/user/money_logs${query}`, { token })

describe('adjusting money', () => {
  it('shows the amount, the reason and the balance after it in the log of the person', async () => {
    const buyer = await aBuyer(server)
    await adjust({ id: buyer.id, kind: 'balance', money: 5_000, reason: 'late parcel' })
    await adjust({ id: buyer.id, kind: 'balance', money: -1_200, reason: 'typing error' })

    const { data } = await logOf(buyer.token)

    expect(data.data.map(row => [row.name, row.money, row.balance_after])).toEqual([
      ['Adjusted by the platform: typing error', -1_200, 3_800],
      ['Adjusted by the platform: late parcel', 5_000, 5_000],
    ])
    expect(data.total).toBe(2)
    const balances = await server.ports.balances.of(server.ctx, [buyer.id])
    expect(balances.get(buyer.id)).toEqual({ money: 3_800, frozenMoney: 0, integral: 0 })
  })

  it('speaks the language of the reader', async () => {
    const buyer = await aBuyer(server)
    await adjust({ id: buyer.id, kind: 'balance', money: 100, reason: '补偿' })

    const { data } = await server.call<Page<MoneyLogRow>>('GET', '/user/money_logs', {
      token: buyer.token,
      language: 'zh-cn',
    })

    expect(data.data[0]?.name).toBe('平台调整：补偿')
  })

  it('keeps balance, frozen money and points apart, by number or word', async () => {
    const buyer = await aBuyer(server)
    await adjust({ id: buyer.id, kind: 'balance', money: 100, reason: 'x' })
    await adjust({ id: buyer.id, kind: 'points', money: 30, reason: 'x' })

    const kinds = async (query: string) => (await logOf(buyer.token, query)).data.data.map(row => row.account_kind)
    expect(await kinds('?is_type=0')).toEqual(['balance'])
    expect(await kinds('?is_type=balance')).toEqual(['balance'])
    expect(await kinds('?is_type=2')).toEqual(['points'])
    expect(await kinds('?is_type=frozen')).toEqual([])
    expect(await kinds('?is_type=0,2|in')).toHaveLength(2)
    expect((await logOf(buyer.token, '?is_type=9')).code).toBe(422)
  })

  it('refuses to take more than there is and changes nothing', async () => {
    const buyer = await aBuyer(server)
    await adjust({ id: buyer.id, kind: 'balance', money: 100, reason: 'x' })

    const refused = await adjust({ id: buyer.id, kind: 'balance', money: -101, reason: 'x' })

    expect(refused).toMatchObject({ code: 400, msg: 'Your balance is too low.' })
    expect((await logOf(buyer.token)).data.data.map(row => row.balance_after)).toEqual([100])
  })

  it('books once however often the same key is sent', async () => {
    const buyer = await aBuyer(server)
    const body = { id: buyer.id, kind: 'balance', money: 100, reason: 'x' }

    const answers = await Promise.all(Array.from({ length: 5 }, () => adjust(body, 'same')))

    expect(new Set(answers.map(answer => JSON.stringify(answer.data))).size).toBe(1)
    expect((await logOf(buyer.token)).data.total).toBe(1)
  })

  it('refuses zero, points of a store, a person who does not exist, and a missing reason', async () => {
    const store = await aStore(server.ctx)
    const answers = [
      await adjust({ id: admin.id, kind: 'balance', money: 0, reason: 'x' }),
      await adjust({ id: store.id, owner_type: 'store', kind: 'points', money: 1, reason: 'x' }),
      await adjust({ id: 1, kind: 'balance', money: 1, reason: 'x' }),
      await adjust({ id: store.ownerId, kind: 'balance', money: 1, reason: ' ' }),
    ]
    expect(answers.map(answer => answer.code)).toEqual([422, 422, 404, 422])
  })

  it('is audited with actor and reason', async () => {
    const buyer = await aBuyer(server)
    await adjust({ id: buyer.id, kind: 'balance', money: 700, reason: 'goodwill' })

    const { rows } = await server.ctx.db.execute(
      sql`select actor_id, after from audit_logs where action = 'money.adjust' and subject_id = ${buyer.id}`,
    )

    expect(rows).toEqual([{ actor_id: String(admin.id), after: { money: 700, integral: 0, reason: 'goodwill' } }])
  })

  it('needs the permission', async () => {
    const reader = await anAdmin(server, ['money_log.view'])
    const refused = await adjust({ id: 1, kind: 'balance', money: 1, reason: 'x' }, 'other', reader.token)
    expect(refused.code).toBe(402)
  })
})

describe('money logs', () => {
  it('show a store its own rows only', async () => {
    const [mine, other] = [await aStore(server.ctx), await aStore(server.ctx)]
    const owner = await aStoreOwner(server, mine.id)
    await adjust({ id: mine.id, owner_type: 'store', kind: 'balance', money: 900, reason: 'bonus' })
    await adjust({ id: other.id, owner_type: 'store', kind: 'balance', money: 100, reason: 'bonus' })

    const { data } = await server.call<Page<MoneyLogRow>>('GET', '/Seller/money_logs', { token: owner.token })

    expect(data.data.map(row => [row.owner_type, row.owner_id, row.money])).toEqual([['store', mine.id, 900]])
  })

  it('are closed to staff without the permission', async () => {
    const store = await aStore(server.ctx)
    const staff = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['order.view'])
    expect((await server.call('GET', '/Seller/money_logs', { token: staff.token })).code).toBe(402)
  })

  it('show the platform both sides of a journal, searchable by owner', async () => {
    const buyer = await aBuyer(server, { nickname: 'Lin Wan' })
    await adjust({ id: buyer.id, kind: 'balance', money: 333, reason: 'x' })

    const get = (query: string) =>
      server.call<Page<MoneyLogRow>>('GET', `/Admin/money_logs?${query}`, { token: admin.token })

    const mine = await get(`owner_type=user&owner_id=${buyer.id}`)
    expect(mine.data.data.map(row => [row.owner_name, row.money])).toEqual([['Lin Wan', 333]])
    expect((await get('owner_name=in%20Wa|like')).data.total).toBe(1)
    const [row] = mine.data.data
    const both = await get('money=333,-333|in')
    expect(both.data.data.filter(other => other.journal_id === row?.journal_id).map(other => other.owner_name)).toEqual(
      expect.arrayContaining(['Lin Wan', 'Platform']),
    )
    expect((await get('password=x')).code).toBe(422)
  })

  it.each(['Platform', '平台', 'latfor|like'])('find rows of the platform by the name they show: %s', async name => {
    const buyer = await aBuyer(server)
    await adjust({ id: buyer.id, kind: 'balance', money: 334, reason: 'x' })
    const path = `/Admin/money_logs?money=-334&owner_name=${encodeURIComponent(name)}`
    const { data } = await server.call<Page<MoneyLogRow>>('GET', path, { token: admin.token })
    expect(data.data.map(row => [row.owner_type, row.owner_name])).toContainEqual(['platform', 'Platform'])
  })
})

describe('the books', () => {
  it('balance, and show every invariant without a violation', async () => {
    await server.call('POST', '/Admin/books/check', { token: admin.token })
    await server.drain()
    const { code, data } = await server.call<Books>('GET', '/Admin/books', { token: admin.token })

    expect(code).toBe(200)
    expect(data.units.length).toBeGreaterThan(0)
    expect(data.units.map(unit => unit.difference)).toEqual(data.units.map(() => 0))
    const sum = data.totals.filter(total => total.unit === 'CNY').reduce((all, total) => all + total.balance, 0)
    expect(sum).toBe(0)
    expect(data.invariants.length).toBeGreaterThan(30)
    expect(data.invariants.filter(check => check.breaches > 0)).toEqual([])
  })
})
