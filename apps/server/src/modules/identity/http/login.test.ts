import type { Area } from '@shiji/contract/area.ts'
import { AREA_PREFIX } from '@shiji/contract/area.ts'
import type { ChooseStore, LoginChallenge, LoginData, UserInfo } from '@shiji/contract/identity/identity.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aBuyer, anAdmin, aStaffMember, aStoreOwner, PASSWORD } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { solve } from '#harness/solve.ts'
import { users } from '../data/accounts/account.table.ts'
import { loginTries } from '../data/sessions/login.table.ts'
import { sessions } from '../data/sessions/session.table.ts'
import { joinStore } from '../index.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
afterEach(async () => {
  server.clock.setOffset(0)
  await server.ctx.db.delete(loginTries)
})

interface Credentials {
  readonly username: string
  readonly password?: string
  readonly challenge?: string
  readonly store_id?: number
  readonly provider?: string
}
const login = <T = LoginData>(area: Area, { password = PASSWORD, ...rest }: Credentials) =>
  server.call<T>('POST', `${AREA_PREFIX[area]}/login`, { body: { password, ...rest } })
const challengeFor = async (area: Area, username: string) => {
  const { data } = await login<{ challenge: LoginChallenge }>(area, { username })
  return data.challenge
}
const info = (area: Area, token: string) =>
  server.call<UserInfo>('POST', `${AREA_PREFIX[area]}/auth/info`, { token, body: {} })

describe('login', () => {
  it('opens a session of the storefront for 30 days', async () => {
    const buyer = await aBuyer(server)
    const { code, data } = await login('buyer', { username: buyer.username, provider: 'users' })
    expect(code).toBe(200)
    expect(data).toEqual({
      access_token: data.access_token,
      token_type: 'Bearer',
      expires_in: 2_592_000,
      defaultUrl: '/',
    })
    expect((await info('buyer', data.access_token)).data).toMatchObject({
      id: buyer.id,
      belong_id: 0,
      has_pay_password: false,
      money: 0,
    })
  })

  it('accepts the name in any case, and the phone', async () => {
    const user = await aBuyer(server, { username: 'Lin.Xiaoyu', phone: '13512345678' })
    for (const username of ['lin.xiaoyu', 'LIN.XIAOYU', '13512345678']) {
      expect((await login('buyer', { username })).code).toBe(200)
    }
    expect(user.id).toBeGreaterThan(0)
  })

  it('records when and from where, and the previous login', async () => {
    const buyer = await aBuyer(server)
    await login('buyer', { username: buyer.username })
    server.clock.moveBy(60_000)
    await login('buyer', { username: buyer.username })
    const [row] = await server.ctx.db.select().from(users).where(eq(users.id, buyer.id))
    expect(row?.loginTime).toEqual(server.clock.now())
    expect(row?.lastLoginTime).toEqual(new Date(server.clock.now().getTime() - 60_000))
    expect(row?.lastIp).toBe('127.0.0.1')
  })

  it('stores tokens as hashes only', async () => {
    const buyer = await aBuyer(server)
    const { data } = await login('buyer', { username: buyer.username })
    const rows = await server.ctx.db.select().from(sessions).where(eq(sessions.accountId, buyer.id))
    expect(JSON.stringify(rows)).not.toContain(data.access_token)
  })

  it('answers alike for an unknown account and a wrong password', async () => {
    const buyer = await aBuyer(server)
    const wrong = await login('buyer', { username: buyer.username, password: 'not-it-at-all' })
    const unknown = await login('buyer', { username: '13000000000', password: 'not-it-at-all' })
    const { headers: _a, ...first } = wrong
    const { headers: _b, ...second } = unknown
    expect(first).toEqual(second)
    expect(first).toMatchObject({ code: 400, msg: 'Account or password error.', data: null })
  })

  it('computes a hash for an unknown account as well', async () => {
    const buyer = await aBuyer(server)
    // The shortest of three: other work on the machine only makes a try longer.
    const time = async (username: string) => {
      const took: number[] = []
      for (let at = 0; at < 3; at += 1) {
        const started = performance.now()
        await login('buyer', { username, password: 'not-it-at-all' })
        took.push(performance.now() - started)
      }
      return Math.min(...took)
    }
    const [known, unknown] = [await time(buyer.username), await time('13000000001')]
    expect(unknown).toBeGreaterThan(known / 4)
  })

  it('compares a password exactly, including spaces, in every body form', async () => {
    const buyer = await aBuyer(server)
    expect((await login('buyer', { username: buyer.username, password: `${PASSWORD} ` })).code).toBe(400)
    const form = new URLSearchParams({ username: buyer.username, password: ` ${PASSWORD}` }).toString()
    expect((await server.call('POST', '/login', { form })).code).toBe(400)
    const right = new URLSearchParams({ username: ` ${buyer.username} `, password: PASSWORD }).toString()
    expect((await server.call('POST', '/login', { form: right })).code).toBe(200)
  })

  it('the prefix decides the area and the provider must agree', async () => {
    const buyer = await aBuyer(server)
    const answer = await login('buyer', { username: buyer.username, provider: 'admins' })
    expect(answer).toMatchObject({ code: 422, data: { fields: { provider: 'Please choose one of the options.' } } })
  })

  it('refuses a disabled account, after the right password only', async () => {
    const buyer = await aBuyer(server, { status: 'disabled' })
    expect((await login('buyer', { username: buyer.username, password: 'wrong-one-here' })).code).toBe(400)
    expect(await login('buyer', { username: buyer.username })).toMatchObject({
      code: 402,
      msg: 'This account has been disabled. Please contact support.',
    })
  })
})

describe('sub-accounts and stores', () => {
  it('an existing storefront session of a sub-account opens nothing', async () => {
    const owner = await aStoreOwner(server, 505)
    const staff = await aStaffMember(server, { id: owner.id, storeId: 505 }, ['order.view'])
    const token = await server.login('buyer', staff.id)
    expect((await info('buyer', token)).code).toBe(401)
    expect((await server.call('GET', '/user/carts', { token })).code).toBe(401)
    expect((await server.call('GET', '/is_login?provider=users', { token })).data).toBeNull()
  })

  it('a sub-account cannot log in on the storefront: msg.subNotAllowBuy', async () => {
    const owner = await aStoreOwner(server, 501)
    const staff = await aStaffMember(server, { id: owner.id, storeId: 501 }, ['order.view'])
    expect(await login('buyer', { username: staff.username })).toMatchObject({
      code: 402,
      msg: 'Sub-accounts are not allowed to use the platform purchase function.',
      data: null,
    })
    expect((await login('seller', { username: staff.username })).code).toBe(200)
  })

  it('a buyer without a store cannot log in to the seller area', async () => {
    const buyer = await aBuyer(server)
    expect(await login('seller', { username: buyer.username })).toMatchObject({ code: 402, data: null })
  })

  it('a person who works in several stores chooses one, and the session is bound to it', async () => {
    const person = await aStoreOwner(server, 502)
    await joinStore(server.ctx, { userId: person.id, storeId: 503, role: 'staff' })
    const asked = await login<ChooseStore>('seller', { username: person.username })
    expect(asked.code).toBe(409)
    expect(asked.data.stores.map(store => [store.id, store.role])).toEqual([
      [502, 'owner'],
      [503, 'staff'],
    ])
    const chosen = await login('seller', { username: person.username, store_id: 503 })
    expect((await info('seller', chosen.data.access_token)).data.store_id).toBe(503)
    expect((await login('seller', { username: person.username, store_id: 599 })).code).toBe(402)
  })
})

describe('guessing', () => {
  it('requires a proof of work after three failures', async () => {
    const buyer = await aBuyer(server)
    for (let count = 0; count < 3; count += 1) {
      expect((await login('buyer', { username: buyer.username, password: 'wrong-one-here' })).code).toBe(400)
    }
    const asked = await login<{ challenge: LoginChallenge }>('buyer', { username: buyer.username })
    expect(asked).toMatchObject({ code: 400, msg: 'Please complete the security check first.' })
    const challenge = solve(asked.data.challenge)
    expect((await login('buyer', { username: buyer.username, challenge })).code).toBe(200)
    expect((await login('buyer', { username: buyer.username })).code).toBe(200)
  })

  it('always requires one in the admin area; each proof works once, in time, unchanged', async () => {
    const admin = await anAdmin(server)
    const challenge = solve(await challengeFor('admin', admin.username))
    expect((await login('admin', { username: admin.username, challenge })).code).toBe(200)
    expect((await login('admin', { username: admin.username, challenge })).code).toBe(400)

    const late = solve(await challengeFor('admin', admin.username))
    server.clock.moveBy(301_000)
    expect((await login('admin', { username: admin.username, challenge: late })).code).toBe(400)

    const asked = await challengeFor('admin', admin.username)
    const number = 0
    const forged = btoa(JSON.stringify({ ...asked, number }))
    expect((await login('admin', { username: admin.username, challenge: forged })).code).toBe(400)
    for (const broken of ['x', btoa('{}'), btoa('null'), '%%%']) {
      expect((await login('admin', { username: admin.username, challenge: broken })).code).toBe(400)
    }
  })

  it('slows down after five failures and locks for 15 minutes after ten, with Retry-After', async () => {
    const buyer = await aBuyer(server)
    const guess = async () => {
      const challenge = solve((await challengeFor('buyer', buyer.username)) ?? (await challengeFor('admin', 'x')))
      return login('buyer', { username: buyer.username, password: 'wrong-one-here', challenge })
    }
    for (let count = 0; count < 3; count += 1) {
      await login('buyer', { username: buyer.username, password: 'wrong-one-here' })
    }
    for (let count = 3; count < 5; count += 1) expect((await guess()).code).toBe(400)
    const early = await guess()
    expect([early.code, early.headers['retry-after']]).toEqual([429, '1'])
    for (let count = 5; count < 10; count += 1) {
      server.clock.moveBy(20_000)
      expect((await guess()).code).toBe(400)
    }
    server.clock.moveBy(20_000)
    const locked = await guess()
    expect([locked.code, locked.msg]).toEqual([429, 'Your requests are too frequent. Please take a break.'])
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800)
    server.clock.moveBy(900_000)
    expect((await login('buyer', { username: buyer.username })).code).toBe(200)
  })

  it('counts parallel guesses like single ones', async () => {
    const buyer = await aBuyer(server)
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => login('buyer', { username: buyer.username, password: 'wrong-one-here' })),
    )
    const looked = answers.filter(answer => answer.msg === 'Account or password error.').length
    expect(looked).toBeLessThanOrEqual(5)
  })

  it('a token of one area is no session in another', async () => {
    const buyer = await aBuyer(server)
    const owner = await aStoreOwner(server, 504)
    const admin = await anAdmin(server)
    const tokens = { buyer: buyer.token, seller: owner.token, admin: admin.token }
    for (const area of ['buyer', 'seller', 'admin'] as const) {
      for (const other of ['buyer', 'seller', 'admin'] as const) {
        expect([area, other, (await info(area, tokens[other])).code]).toEqual([area, other, area === other ? 200 : 401])
      }
    }
  })
})

describe('logout and is_login', () => {
  it('logout ends the session; without one it succeeds as well', async () => {
    const buyer = await aBuyer(server)
    expect((await server.call('POST', '/logout', { token: buyer.token, form: 'provider=users' })).code).toBe(200)
    expect((await info('buyer', buyer.token)).code).toBe(401)
    expect((await server.call('POST', '/logout', { token: buyer.token, form: 'provider=users' })).code).toBe(200)
    expect((await server.call('POST', '/logout', { form: 'provider=users' })).code).toBe(200)
  })

  it('logout uses the token, whatever provider the body names', async () => {
    const admin = await anAdmin(server)
    const buyer = await aBuyer(server)
    expect((await server.call('POST', '/logout', { token: buyer.token, form: 'provider=admins' })).code).toBe(200)
    expect((await server.call('POST', '/logout', { token: admin.token, form: 'provider=users' })).code).toBe(200)
    expect((await info('buyer', buyer.token)).code).toBe(401)
    expect((await info('admin', admin.token)).code).toBe(401)
  })

  it('is_login returns the id behind the token, or null', async () => {
    const admin = await anAdmin(server)
    const ask = async (token?: string) =>
      (await server.call('GET', '/is_login?provider=admins', token === undefined ? {} : { token })).data
    expect(await ask(admin.token)).toBe(admin.id)
    expect(await ask()).toBeNull()
    expect(await ask('x'.repeat(43))).toBeNull()
  })
})
