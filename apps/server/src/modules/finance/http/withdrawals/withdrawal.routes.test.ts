import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@shiji/contract/envelope.ts'
import type { MoneyLogRow } from '@shiji/contract/finance/finance.ts'
import type {
  PaymentFile,
  WithdrawalRow,
  WithdrawalsEdited,
  WithdrawalTerms,
} from '@shiji/contract/finance/withdrawals/withdrawal.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, anAdmin, aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aStore } from '#harness/store.builder.ts'
import { configs } from '../../../platform/data/platform.table.ts'
import { forgetSettings } from '../../../platform/data/site/settings.queries.ts'

const CARD = '4111111111111111'
const APPLICATION = { amount: 5_000_00, name: '王小明', bank_name: '招商银行', card_no: CARD, is_company: false }
const LARGE = { ...APPLICATION, amount: 20_000_00 }

let server: TestApp
let chief: Account
let second: Account
let store: { readonly id: number; readonly ownerId: number }
let owner = ''
beforeAll(async () => {
  server = await createTestApp()
  chief = await anAdmin(server)
  second = await anAdmin(server)
  await setFee(60)
})
afterAll(() => server.close())
beforeEach(async () => {
  store = await aStore(server.ctx)
  owner = await server.login('seller', store.ownerId, store.id)
  const body = { id: store.id, owner_type: 'store', kind: 'balance', money: 30_000_00, reason: 'sales' }
  await server.call('POST', '/Admin/users/money/handle', { token: chief.token, key: randomUUID(), body })
})

/** The fee of withdrawals in basis points, as the operator sets it. */
async function setFee(cashMoney: number): Promise<void> {
  await server.ctx.db
    .insert(configs)
    .values({ name: 'store', value: { cashMoney }, updatedAt: server.clock.now() })
    .onConflictDoUpdate({ target: configs.name, set: { value: { cashMoney } } })
  forgetSettings(server.ctx)
}

const apply = (body: object = APPLICATION, token = owner, key: string = randomUUID()) =>
  server.call<{ id: number }>('POST', '/Seller/cashes', { token, key, body })
const applied = async (body: object = APPLICATION): Promise<number> => (await apply(body)).data.id
const edit = (ids: readonly number[], move: string, token = chief.token, reason?: string) =>
  server.call<WithdrawalsEdited>('PUT', '/Admin/cashes/status/edit', { token, body: { ids, move, reason } })
const own = async (): Promise<readonly WithdrawalRow[]> =>
  (await server.call<Page<WithdrawalRow>>('GET', '/Seller/cashes', { token: owner })).data.data
const seen = async (id: number, token = chief.token) =>
  (await server.call<WithdrawalRow>('GET', `/Admin/cashes/${id}`, { token })).data
const terms = async () => {
  const { data } = await server.call<WithdrawalTerms>('GET', '/Seller/cashes/terms/now', { token: owner })
  return { available: data.available, frozen: data.frozen }
}
const log = async (token: string, path: string) =>
  (await server.call<Page<MoneyLogRow>>('GET', path, { token })).data.data.map(row => [row.name, row.money])

describe('a store asks for its money', () => {
  it('which leaves its balance at once and is held, with the fee of today in basis points', async () => {
    const { data } = await server.call<WithdrawalTerms>('GET', '/Seller/cashes/terms/now', { token: owner })
    expect(data).toMatchObject({ available: 30_000_00, frozen: 0, fee_bp: 60, least: 100 })

    const id = await applied()
    expect(await terms()).toEqual({ available: 25_000_00, frozen: 5_000_00 })
    expect(await own()).toEqual([
      expect.objectContaining({
        id,
        amount: 5_000_00,
        fee: 30_00,
        net: 4_970_00,
        name: '王小明',
        card_no: '**** 1111',
        cash_status: 'applied',
        needs_second: false,
        actions: ['withdraw'],
      }),
    ])
    const [row] = await own()
    expect(await log(owner, '/Seller/money_logs')).toEqual(
      expect.arrayContaining([[`Withdrawal ${row?.cash_no} held`, -5_000_00]]),
    )
  })

  it('keeps the number of its account encrypted, and shows four digits of it to nobody more', async () => {
    const id = await applied()
    const { rows } = await server.ctx.db.execute(sql`select * from withdrawals where id = ${id}`)
    expect(JSON.stringify(rows)).not.toContain(CARD)
    expect(JSON.stringify([await own(), await seen(id)])).not.toContain('41111')
    const { rows: log } = await server.ctx.db.execute(sql`select * from audit_logs where subject_id = ${id}`)
    expect(log).toHaveLength(1)
    expect(JSON.stringify(log)).not.toContain('41111')
  })

  it.each([
    ['more than there is', { amount: 30_000_01 }, 400, undefined],
    ['a fraction of a fen', { amount: 0.1 }, 422, 'amount'],
    ['nothing', { amount: 0 }, 422, 'amount'],
    ['a negative amount', { amount: -100 }, 422, 'amount'],
    ['an amount as text', { amount: '500' }, 422, 'amount'],
    ['a number without its check digit', { card_no: '4111111111111112' }, 422, 'card_no'],
    ['letters as a number', { card_no: '4111x111111111' }, 422, 'card_no'],
    ['no name', { name: ' ' }, 422, 'name'],
    ['an unknown field', { fee: 0 }, 422, 'fee'],
  ])('refuses %s, and holds nothing', async (_what, change, code, field) => {
    const answer = await apply({ ...APPLICATION, ...change })
    expect(answer.code).toBe(code)
    if (field !== undefined) expect(Object.keys((answer.data as unknown as { fields: object }).fields)).toEqual([field])
    expect(answer.msg).not.toBe('')
    expect(await terms()).toEqual({ available: 30_000_00, frozen: 0 })
  })

  it('refuses an amount that the fee eats up, and takes the account of a company without a check digit', async () => {
    await setFee(10_000)
    expect((await apply()).code).toBe(422)
    await setFee(60)
    expect((await apply({ ...APPLICATION, card_no: '755912345678', is_company: true })).code).toBe(200)
  })

  it('once: the same key gives the same answer, another content under it is refused', async () => {
    const key = randomUUID()
    const first = await apply(APPLICATION, owner, key)
    expect((await apply(APPLICATION, owner, key)).data).toEqual(first.data)
    expect((await apply(LARGE, owner, key)).code).toBe(409)
    expect(await terms()).toEqual({ available: 25_000_00, frozen: 5_000_00 })
  })

  it('twenty times at once for the whole balance: one of them gets it', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply({ ...APPLICATION, amount: 30_000_00 })))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 400)).toHaveLength(19)
    expect(await terms()).toEqual({ available: 0, frozen: 30_000_00 })
  })

  it('has at most twenty open', async () => {
    for (let count = 0; count < 20; count += 1) await applied({ ...APPLICATION, amount: 100 })
    expect((await apply({ ...APPLICATION, amount: 100 })).code).toBe(400)
  })

  it('and takes it back while nobody has approved it', async () => {
    const id = await applied()
    const take = () => server.call('PUT', `/Seller/cashes/${id}`, { token: owner, body: { move: 'withdraw' } })
    expect((await take()).code).toBe(200)
    expect(await terms()).toEqual({ available: 30_000_00, frozen: 0 })
    expect((await take()).code).toBe(409)

    const other = await applied()
    await edit([other], 'approve')
    const late = await server.call('PUT', `/Seller/cashes/${other}`, { token: owner, body: { move: 'withdraw' } })
    expect(late.code).toBe(409)
    expect(await terms()).toEqual({ available: 25_000_00, frozen: 5_000_00 })
  })

  it('of its own only: withdrawals of other stores are missing, and staff needs the permission', async () => {
    const id = await applied()
    const other = await aStore(server.ctx)
    const stranger = await server.login('seller', other.ownerId, other.id)
    expect((await server.call('GET', `/Seller/cashes/${id}`, { token: stranger })).code).toBe(404)
    const taken = await server.call('PUT', `/Seller/cashes/${id}`, { token: stranger, body: { move: 'withdraw' } })
    expect(taken.code).toBe(404)
    const reader = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['cash.view'])
    expect((await apply(APPLICATION, reader.token)).code).toBe(402)
    const { data } = await server.call<Page<WithdrawalRow>>('GET', '/Seller/cashes', { token: reader.token })
    expect(data.data.map(row => row.actions)).toEqual([[]])
  })
})

describe('the platform', () => {
  it('approves, pays in a batch with a file for the bank, and books the fee once the bank has paid', async () => {
    const ids = [await applied(), await applied({ ...APPLICATION, amount: 1_000_00 })]
    expect((await edit(ids, 'approve')).data).toEqual({ done: ids, refused: [], batch_no: null })
    const { batch_no } = (await edit(ids, 'pay')).data
    const file = await server.call<PaymentFile>('GET', `/Admin/cashes/payment_file?batch_no=${batch_no}`, {
      token: chief.token,
    })
    expect(file.data).toMatchObject({
      net: 5_964_00,
      rows: [
        { name: '王小明', bank_name: '招商银行', card_no: CARD, net: 4_970_00 },
        { card_no: CARD, net: 994_00 },
      ],
    })
    const { rows: read } = await server.ctx.db.execute(
      sql`select actor_name from audit_logs where action = 'cash.view'`,
    )
    expect(read.length).toBeGreaterThan(0)

    expect((await edit(ids, 'settle')).data.done).toEqual(ids)
    expect(await terms()).toEqual({ available: 24_000_00, frozen: 0 })
    expect(await seen(ids[0] ?? 0)).toMatchObject({ cash_status: 'paid', batch_no, actions: [] })
    const { rows } = await server.ctx.db.execute<{ kind: string; sum: string }>(sql`
      select a.kind, sum(p.amount) as sum from postings p join accounts a on a.id = p.account_id join journals j on j.id = p.journal_id
      where j.cause in (${`cash_paid:${ids[0]}`}, ${`cash_paid:${ids[1]}`}) and a.owner_type = 'platform' group by a.kind order by a.kind`)
    expect(rows.map(({ kind, sum }) => [kind, Number(sum)])).toEqual([
      ['bank', 5_964_00],
      ['revenue', 36_00],
    ])
    expect((await edit(ids, 'settle')).data).toMatchObject({ done: [], refused: [{ id: ids[0] }, { id: ids[1] }] })
  })

  it('refuses with a reason, and all of the money is back; a bank that does not pay gives it back too', async () => {
    const [refused, failed] = [await applied(), await applied()]
    expect((await edit([refused], 'refuse')).code).toBe(422)
    await edit([refused], 'refuse', chief.token, '户名不符')
    await edit([failed], 'approve')
    await edit([failed], 'pay')
    expect((await edit([failed], 'refuse', chief.token, 'x')).data.done).toEqual([])
    await edit([failed], 'fail', chief.token, 'account closed')
    expect(await terms()).toEqual({ available: 30_000_00, frozen: 0 })
    expect((await own()).map(row => [row.cash_status, row.refuse_info])).toEqual([
      ['refused', 'account closed'],
      ['refused', '户名不符'],
    ])

    await server.drain()
    const inbox = await server.call<{ data: { kind: string; text: string }[] }>('GET', '/Seller/inbox', {
      token: owner,
    })
    const texts = inbox.data.data.filter(({ kind }) => kind === 'cash_refused').map(({ text }) => text)
    expect(texts).toHaveLength(2)
    expect(texts.join(' ')).toContain('account closed')
  })

  it('needs two people above ¥10,000: the first only checks, and cannot be the second', async () => {
    const id = await applied(LARGE)
    await edit([id], 'approve')
    expect(await seen(id)).toMatchObject({ cash_status: 'checked', needs_second: true, actions: ['refuse'] })
    const again = await edit([id], 'approve')
    expect(again.data).toMatchObject({
      done: [],
      refused: [{ id, msg: 'A second colleague must approve a withdrawal of this size.' }],
    })
    expect((await edit([id], 'pay')).data.done).toEqual([])
    expect((await seen(id, second.token)).actions).toEqual(['approve', 'refuse'])
    await edit([id], 'approve', second.token)
    expect(await seen(id)).toMatchObject({ cash_status: 'approved' })
    const late = await edit([id], 'approve')
    expect(late.data.refused[0]?.msg).toBe('This withdrawal has changed in the meantime. Please refresh and try again.')
    expect((await own())[0]).toMatchObject({ first_by: '', second_by: '', batch_no: null })
  })

  it('decides once when one approves and another refuses at the same time, twenty times', async () => {
    for (let count = 0; count < 20; count += 1) {
      const id = await applied({ ...APPLICATION, amount: 100 })
      const [yes, no] = await Promise.all([edit([id], 'approve'), edit([id], 'refuse', second.token, 'no')])
      const { cash_status } = await seen(id)
      // An approval that came first can still be refused; a refusal is the end.
      expect([...yes.data.done, ...no.data.done].length).toBeGreaterThan(0)
      expect(cash_status).toBe(no.data.done.length > 0 ? 'refused' : 'approved')
      if (cash_status === 'approved') await edit([id], 'refuse', second.token, 'no')
    }
    expect(await terms()).toEqual({ available: 30_000_00, frozen: 0 })
  })

  it('has the limit of two people in the invariants as in the rule', async () => {
    const text = readFileSync(new URL('../../../../infra/invariants/invariants.sql', import.meta.url), 'utf8')
    expect(text).toContain(`from withdrawals where amount > ${LIMITS.withdrawal.secondAboveFen} and status in`)
  })
})
