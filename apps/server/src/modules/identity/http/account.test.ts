import type { Page } from '@shiji/contract/envelope.ts'
import type { LoginData, SessionRow, UserInfo } from '@shiji/contract/identity/identity.ts'
import type { AuditRow } from '@shiji/contract/platform/platform.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aBuyer, anAdmin, PASSWORD } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { outboxEvents } from '../../../infra/outbox/outbox.table.ts'
import { users } from '../data/accounts/account.table.ts'
import { loginTries } from '../data/sessions/login.table.ts'
import { checkPayPassword } from '../index.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
afterEach(async () => {
  server.clock.setOffset(0)
  await server.ctx.db.delete(loginTries)
})

const NEW = 'better-horse-2'
let next = 13_700_000_000
const aPhone = () => {
  next += 1
  return String(next)
}
const codeFor = async (phone: string, name: string, token?: string) => {
  const { data } = await server.call<{ demo_code: string }>('POST', '/sms', {
    body: { phone, name },
    ...(token === undefined ? {} : { token }),
  })
  return data.demo_code
}
const info = async (token: string) => (await server.call<UserInfo>('POST', '/auth/info', { token, body: {} })).data
const login = (username: string, password: string) =>
  server.call<LoginData>('POST', '/login', { body: { username, password } })
const userOf = async (username: string) => {
  const [row] = await server.ctx.db.select().from(users).where(eq(users.username, username))
  return row
}

describe('register', () => {
  const register = (body: Record<string, unknown>) => server.call<LoginData>('POST', '/register', { body })

  it('creates a buyer for a verified phone, logs in, and emits an event', async () => {
    const phone = aPhone()
    const inviter = await aBuyer(server)
    const body = {
      username: phone,
      password: NEW,
      re_password: NEW,
      code: await codeFor(phone, 'register'),
      inviter_id: inviter.id,
    }
    const { data } = await register(body)
    expect(await info(data.access_token)).toMatchObject({
      username: phone,
      phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
      belong_id: 0,
    })
    const user = await userOf(phone)
    expect(user).toMatchObject({ inviterId: inviter.id, payPasswordHash: null, status: 'active' })
    const events = await server.ctx.db.select().from(outboxEvents)
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'user.registered', payload: { userId: user?.id, inviterId: inviter.id } }),
    )
  })

  it('registers a phone once, also when two requests come together', async () => {
    const phone = aPhone()
    const code = await codeFor(phone, 'register')
    const answers = await Promise.all([1, 2, 3].map(() => register({ username: phone, password: NEW, code })))
    expect(answers.filter(answer => answer.code === 200)).toHaveLength(1)
    server.clock.moveBy(61_000)
    const again = await register({ username: phone, password: NEW, code: await codeFor(phone, 'register') })
    expect(again).toMatchObject({ code: 409, msg: 'This user name is already taken. Please choose another one.' })
  })

  it.each([
    ['a wrong code', { code: '000000' }, 'The code is wrong or has expired.'],
    [
      'a weak password',
      { password: 'password123' },
      'The password is too weak: 8 to 64 characters, and not a common one.',
    ],
    ['two different passwords', { re_password: 'another-one-3' }, 'The two inputs are inconsistent.'],
  ])('refuses %s and writes nothing', async (_name, wrong, msg) => {
    const phone = aPhone()
    const answer = await register({ username: phone, password: NEW, code: '999999', ...wrong })
    expect(answer).toMatchObject({ code: 400, msg })
    expect(await userOf(phone)).toBeUndefined()
  })

  it('refuses fields that visitors may not set', async () => {
    const answer = await register({ username: aPhone(), password: NEW, code: '123456', belong_id: 5, money: 100 })
    expect(answer).toMatchObject({
      code: 422,
      data: { fields: { belong_id: 'This field does not exist.', money: 'This field does not exist.' } },
    })
  })
})

describe('forget_password', () => {
  const reset = (body: Record<string, unknown>) => server.call<LoginData>('POST', '/forget_password', { body })

  it('sets the password, ends every session and logs in', async () => {
    const buyer = await aBuyer(server)
    const code = await codeFor(buyer.username, 'forget_password')
    const { data } = await reset({ username: buyer.username, password: NEW, code })
    expect(await info(data.access_token)).toMatchObject({ id: buyer.id })
    expect((await server.call('POST', '/auth/info', { token: buyer.token, body: {} })).code).toBe(401)
    expect((await login(buyer.username, PASSWORD)).code).toBe(400)
    expect((await login(buyer.username, NEW)).code).toBe(200)
  })

  it('needs a code that was sent for it, whatever else is in the body', async () => {
    const buyer = await aBuyer(server)
    const code = await codeFor(buyer.username, 'register')
    expect((await reset({ username: buyer.username, password: NEW, code })).code).toBe(400)
    expect((await reset({ username: buyer.username, password: NEW, code, type: 'email' })).code).toBe(422)
    expect((await login(buyer.username, PASSWORD)).code).toBe(200)
  })

  it('answers a phone without an account like a wrong code', async () => {
    const phone = aPhone()
    const code = await codeFor(phone, 'forget_password')
    expect(await reset({ username: phone, password: NEW, code })).toMatchObject({
      code: 400,
      msg: 'The code is wrong or has expired.',
    })
  })
})

describe('auth/edit', () => {
  const edit = (token: string, body: Record<string, unknown>, area = '') =>
    server.call('POST', `${area}/auth/edit`, { token, body })

  it.each([
    ['zero width', '\u200b\u200b'],
    ['a Hangul filler', '\u3164'],
    ['reversed direction', '\u202eLin'],
  ])('refuses a nickname that nobody can see: %s', async (_what, nickname) => {
    const buyer = await aBuyer(server)
    const body = { nickname }
    const answer = await server.call('POST', '/auth/edit', { token: buyer.token, body })
    expect(answer).toMatchObject({
      code: 422,
      data: { fields: { nickname: expect.stringContaining('visible characters') } },
    })
  })

  it('changes nickname and avatar; an empty password or avatar stays as it is (§5)', async () => {
    const buyer = await aBuyer(server)
    await edit(buyer.token, { nickname: '小市', avatar: '/files/a.webp', password: '', provider: 'users' })
    await edit(buyer.token, { nickname: '小市民', avatar: '' })
    expect(await info(buyer.token)).toMatchObject({ nickname: '小市民', avatar: '/files/a.webp' })
    expect((await login(buyer.username, PASSWORD)).code).toBe(200)
  })

  it('nickname is required', async () => {
    const buyer = await aBuyer(server)
    expect(await edit(buyer.token, { nickname: '' })).toMatchObject({
      code: 422,
      data: { fields: { nickname: 'Cannot be empty.' } },
    })
  })

  it.each(['belong_id', 'money', 'inviter_id', 'status', 'username', 'pay_password', 'is_super', 'id'])(
    '%s cannot be edited',
    async field => {
      const buyer = await aBuyer(server)
      const before = await userOf(buyer.username)
      expect((await edit(buyer.token, { nickname: 'n', [field]: 1 })).code).toBe(422)
      expect(await userOf(buyer.username)).toEqual(before)
    },
  )

  it('a new password needs the current one and ends the other sessions', async () => {
    const buyer = await aBuyer(server)
    const other = await server.login('buyer', buyer.id)
    const wrong = await edit(buyer.token, { nickname: 'n', password: NEW, current_password: 'not-this-one' })
    expect(wrong).toMatchObject({ code: 400, msg: 'The current password is incorrect.' })
    expect((await edit(buyer.token, { nickname: 'n', password: NEW })).code).toBe(400)
    expect((await edit(buyer.token, { nickname: 'n', password: 'password', current_password: PASSWORD })).code).toBe(
      400,
    )
    expect((await edit(buyer.token, { nickname: 'n', password: NEW, current_password: PASSWORD })).code).toBe(200)
    expect((await server.call('POST', '/auth/info', { token: other, body: {} })).code).toBe(401)
    expect((await info(buyer.token)).id).toBe(buyer.id)
  })

  it('works in the admin area and is audited without the password', async () => {
    const admin = await anAdmin(server)
    await edit(admin.token, { nickname: '新名字', password: NEW, current_password: PASSWORD }, '/Admin')
    const { data } = await server.call<Page<AuditRow>>('GET', `/Admin/audit?actor_id=${admin.id}`, {
      token: admin.token,
    })
    expect(data.data.map(({ action, changes }) => [action, changes.map(({ field, after }) => [field, after])])).toEqual(
      [
        [
          'account.edit',
          [
            ['nickname', '新名字'],
            ['password', '[hidden]'],
          ],
        ],
      ],
    )
  })
})

describe('own sessions', () => {
  it('lists and ends them; a foreign one answers like a missing one', async () => {
    const buyer = await aBuyer(server)
    const other = await aBuyer(server)
    const second = await server.login('buyer', buyer.id)
    const list = async () =>
      (await server.call<SessionRow[]>('GET', '/user/safe/sessions', { token: buyer.token })).data
    const rows = await list()
    expect(rows.map(row => row.current).toSorted()).toEqual([false, true])
    const [foreign] = (await server.call<SessionRow[]>('GET', '/user/safe/sessions', { token: other.token })).data
    const end = (id: number | undefined) => server.call('DELETE', `/user/safe/sessions/${id}`, { token: buyer.token })
    const { headers: _a, ...missing } = await end(1)
    const { headers: _b, ...others } = await end(foreign?.id)
    expect(others).toEqual(missing)
    expect(others.code).toBe(404)
    expect((await end(rows.find(row => !row.current)?.id)).data).toEqual({ deleted: 1 })
    expect((await server.call('POST', '/auth/info', { token: second, body: {} })).code).toBe(401)
    expect(await list()).toHaveLength(1)
  })
})

describe('payment password', () => {
  const set = (token: string, body: Record<string, unknown>) =>
    server.call('PUT', '/user/safe/pay_password', { token, body })
  const pay = (id: number, digits: string) =>
    checkPayPassword(server.ctx, id, digits).then(
      () => 'right',
      error => error.message,
    )

  it('is never defaulted; the first one needs the login password', async () => {
    const buyer = await aBuyer(server)
    expect(await pay(buyer.id, '123456')).toBe('pay_password.missing')
    expect((await set(buyer.token, { pay_password: '135792' })).code).toBe(400)
    expect(
      (await set(buyer.token, { pay_password: '135792', re_pay_password: '135792', current_password: PASSWORD })).code,
    ).toBe(200)
    expect(await pay(buyer.id, '135792')).toBe('right')
    expect((await info(buyer.token)).has_pay_password).toBe(true)
  })

  it.each([
    ['letters', { pay_password: '12a456' }, 'Please enter the 0-9 digital payment password.'],
    ['five digits', { pay_password: '13579' }, 'Please enter the 0-9 digital payment password.'],
    ['two different ones', { pay_password: '135792', re_pay_password: '135793' }, 'The two inputs are inconsistent.'],
    [
      'one digit six times',
      { pay_password: '111111' },
      'This payment password is too easy to guess. Please choose other digits.',
    ],
  ])('refuses %s', async (_name, body, msg) => {
    const buyer = await aBuyer(server)
    expect(await set(buyer.token, { ...body, current_password: PASSWORD })).toMatchObject({ code: 400, msg })
    expect((await info(buyer.token)).has_pay_password).toBe(false)
  })

  it('is changed with the current one or a code, not with the login password', async () => {
    const buyer = await aBuyer(server)
    await set(buyer.token, { pay_password: '135792', current_password: PASSWORD })
    expect((await set(buyer.token, { pay_password: '246801', current_password: PASSWORD })).code).toBe(400)
    expect((await set(buyer.token, { pay_password: '246801', current_pay_password: '135792' })).code).toBe(200)
    const code = await codeFor('', 'pay_password', buyer.token)
    expect((await set(buyer.token, { pay_password: '975310', code })).code).toBe(200)
    expect(await pay(buyer.id, '975310')).toBe('right')
  })

  it('locks for an hour after five wrong ones, also in parallel', async () => {
    const buyer = await aBuyer(server)
    await set(buyer.token, { pay_password: '135792', current_password: PASSWORD })
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => pay(buyer.id, '999999')))
    expect(outcomes.filter(outcome => outcome === 'pay_password.wrong')).toHaveLength(4)
    expect(await pay(buyer.id, '135792')).toBe('pay_password.locked')
    server.clock.moveBy(3_600_001)
    expect(await pay(buyer.id, '999999')).toBe('pay_password.wrong')
    expect(await pay(buyer.id, '135792')).toBe('right')
    expect(await pay(buyer.id, '999999')).toBe('pay_password.wrong')
  })

  it('twenty right ones at once all pass', async () => {
    const buyer = await aBuyer(server)
    await set(buyer.token, { pay_password: '135792', current_password: PASSWORD })
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => pay(buyer.id, '135792')))
    expect(new Set(outcomes)).toEqual(new Set(['right']))
  })
})
