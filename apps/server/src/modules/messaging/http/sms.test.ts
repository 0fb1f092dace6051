import type { SmsData } from '@shiji/contract/identity/identity.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuyer, anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { consumeCode } from '../use-cases/consume-code.ts'

const MINUTE = 60_000

describe('POST /sms', () => {
  let server: TestApp
  let phone = 13_800_000_000
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  beforeEach(() => {
    phone += 1
  })

  const send = (name = 'register', to = String(phone)) =>
    server.call<SmsData>('POST', '/sms', { body: { phone: to, name } })
  const sent = async (name?: string): Promise<string> => (await send(name)).data.demo_code ?? ''

  it('sends six digits that can be used once', async () => {
    const code = await sent()
    expect(code).toMatch(/^\d{6}$/)

    await consumeCode(server.ctx, String(phone), 'register', code)

    await expect(consumeCode(server.ctx, String(phone), 'register', code)).rejects.toThrow('sms.code_wrong')
  })

  it("refuses a second one within 60 s with 'Don't send frequently.', also when both come at once", async () => {
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.filter(answer => answer.code === 200)).toHaveLength(1)
    expect(answers.find(answer => answer.code !== 200)?.msg).toBe("Don't send frequently.")

    server.clock.moveBy(MINUTE + 1_000)
    expect((await send()).code).toBe(200)
  })

  it('expires after ten minutes', async () => {
    const code = await sent()
    server.clock.moveBy(10 * MINUTE + 1)
    await expect(consumeCode(server.ctx, String(phone), 'register', code)).rejects.toThrow('sms.code_wrong')
  })

  it('is valid only for its purpose, and only the newest one', async () => {
    const first = await sent('register')
    await expect(consumeCode(server.ctx, String(phone), 'forget_password', first)).rejects.toThrow('sms.code_wrong')
    server.clock.moveBy(2 * MINUTE)
    const second = await sent('register')
    if (first !== second)
      await expect(consumeCode(server.ctx, String(phone), 'register', first)).rejects.toThrow('sms.code_wrong')
    await consumeCode(server.ctx, String(phone), 'register', second)
  })

  it('is invalid after five wrong tries', async () => {
    const code = await sent()
    const wrong = code === '000000' ? '111111' : '000000'
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(consumeCode(server.ctx, String(phone), 'register', wrong)).rejects.toThrow('sms.code_wrong')
    await expect(consumeCode(server.ctx, String(phone), 'register', code)).rejects.toThrow('sms.code_wrong')
  })

  it('reports what is wrong with a phone', async () => {
    expect((await send('register', '')).msg).toBe('The phone number is empty.')
    expect((await send('register', '12345')).data).toEqual({ fields: { phone: 'Enter a valid phone number.' } })
  })

  it('stores no code in clear in the codes table', async () => {
    const code = await sent()
    const { rows } = await server.ctx.db.execute<{ row: string }>(
      sql`select c::text as row from sms_codes c where phone = ${String(phone)}`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(`,${code},`)
  })

  it('stops at ten a day for one phone', async () => {
    const to = '13911112222'
    const codes: number[] = []
    for (let count = 0; count < 11; count += 1) {
      codes.push(
        (
          await server.call('POST', '/sms', {
            body: { phone: to, name: 'register' },
            headers: { 'x-forwarded-for': `10.0.0.${count}` },
          })
        ).code,
      )
      server.clock.moveBy(2 * MINUTE)
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill(200))
    expect(codes[10]).toBe(429)
  })
})

describe('privacy of codes', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const send = (body: { phone: string; name: string }, token?: string) =>
    server.call<SmsData>('POST', '/sms', { body, ...(token === undefined ? {} : { token }) })
  const logs = async (phone: string) => {
    const { rows } = await server.ctx.db.execute<{ content: string }>(
      sql`select content from sms_logs where phone = ${phone}`,
    )
    return rows.map(row => row.content)
  }

  it('answers alike for a phone with and without an account; only its owner reads the difference', async () => {
    const buyer = await aBuyer(server)
    const known = await send({ phone: buyer.username, name: 'register' })
    const unknown = await send({ phone: '13611110000', name: 'register' })
    expect({ ...known.data, demo_code: '' }).toEqual({ ...unknown.data, demo_code: '' })
    expect(await logs(buyer.username)).toEqual([expect.stringContaining('already has an account')])
    expect(await logs('13611110000')).toEqual([expect.stringContaining(unknown.data.demo_code ?? '-')])
  })

  it('sends no text to a phone that has no password to reset', async () => {
    expect((await send({ phone: '13611110001', name: 'forget_password' })).code).toBe(200)
    expect(await logs('13611110001')).toEqual([])
  })

  it("sends the payment password's code to the account's own phone, and to no one without a session", async () => {
    const buyer = await aBuyer(server)
    expect((await send({ phone: '', name: 'pay_password' })).code).toBe(401)
    expect((await send({ phone: '13611110002', name: 'pay_password' }, buyer.token)).code).toBe(200)
    expect(await logs('13611110002')).toEqual([])
    expect(await logs(buyer.username)).toHaveLength(1)
  })

  it('shows its log to people with the permission', async () => {
    await send({ phone: '13611110003', name: 'register' })
    const admin = await anAdmin(server, ['sms_log.view'])
    const { data } = await server.call<{ data: { phone: string; status: string; name: string }[] }>(
      'GET',
      '/Admin/sms_logs?phone=13611110003',
      { token: admin.token },
    )
    expect(data.data).toEqual([expect.objectContaining({ phone: '13611110003', status: 'sent', name: 'register' })])
  })
})
