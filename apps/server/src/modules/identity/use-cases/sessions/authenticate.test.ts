import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuyer, anAdmin, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { users } from '../../data/accounts/account.table.ts'
import { changeSession, findSession } from '../../data/sessions/session.repo.ts'
import { sessions } from '../../data/sessions/session.table.ts'
import { followClock } from './follow-clock.ts'
import { hashToken, newToken } from './session-token.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(() => server.clock.setOffset(0))

/** Runs `look` while every read of the sessions has to wait. */
async function whileSessionsWait(look: () => Promise<unknown>, act: () => void): Promise<void> {
  await transact(server.ctx, async tx => {
    await tx.db.execute(sql`lock table sessions in access exclusive mode`)
    void look()
    const waiting = () =>
      server.ctx.root.execute(sql`select 1 from pg_locks where relation = 'sessions'::regclass and not granted`)
    await expect.poll(async () => (await waiting()).rows.length).toBe(1)
    act()
  })
}

const ask = (token: string) => server.call('POST', '/auth/info', { token, body: {} })

describe('a session', () => {
  it('returns no new token in the first half of its life', async () => {
    const buyer = await aBuyer(server)
    server.clock.moveBy(15 * DAY - 1)
    expect((await ask(buyer.token)).headers.authorization).toBeUndefined()
  })

  it('is judged by the time at which the call came, so that a clock that moves meanwhile logs no one out', async () => {
    const admin = await anAdmin(server)
    const answer = Promise.withResolvers<{ readonly code: number }>()
    await whileSessionsWait(
      () =>
        server.call('POST', '/Admin/auth/info', { token: admin.token, body: {} }).then(answer.resolve, answer.reject),
      () => server.clock.moveBy(DAY),
    )
    expect((await answer.promise).code).toBe(200)
  })

  it('returns one new token past half its life, and continues with it', async () => {
    const buyer = await aBuyer(server)
    server.clock.moveBy(15 * DAY + 1)
    const fresh = (await ask(buyer.token)).headers.authorization ?? ''
    expect(fresh).toMatch(/^[\w-]{43}$/)
    server.clock.moveBy(29 * DAY)
    expect((await ask(fresh)).code).toBe(200)
  })

  it('the old token works until 60 s after the fresh one is first used', async () => {
    const buyer = await aBuyer(server)
    server.clock.moveBy(20 * DAY)
    const fresh = (await ask(buyer.token)).headers.authorization ?? ''
    server.clock.moveBy(10 * 60_000)
    expect((await ask(buyer.token)).code).toBe(200)
    await ask(fresh)
    server.clock.moveBy(59_000)
    expect((await ask(buyer.token)).code).toBe(200)
    server.clock.moveBy(1_001)
    expect(await ask(buyer.token)).toMatchObject({ code: 401, msg: 'Your session has ended. Please log in again.' })
    expect((await ask(fresh)).code).toBe(200)
  })

  it('twenty parallel calls with the old token all succeed; exactly one new token is created', async () => {
    const buyer = await aBuyer(server)
    server.clock.moveBy(20 * DAY)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(buyer.token)))
    expect(answers.map(answer => answer.code)).toEqual(Array(20).fill(200))
    const fresh = answers.flatMap(answer => answer.headers.authorization ?? [])
    expect(fresh).toHaveLength(1)
    expect((await ask(fresh[0] ?? '')).code).toBe(200)
  })

  it('would return several tokens, of which all but one are invalid, without compare-and-set (mutant)', async () => {
    const buyer = await aBuyer(server)
    const slideBlindly = async () => {
      const session = await findSession(server.ctx, hashToken(buyer.token))
      const token = newToken()
      if (session === undefined) return token
      await server.ctx.db
        .update(sessions)
        .set({ tokenHash: hashToken(token), previousHash: session.tokenHash })
        .where(eq(sessions.id, session.id))
      return token
    }
    const tokens = await Promise.all(Array.from({ length: 20 }, slideBlindly))
    const alive = await Promise.all(tokens.map(async token => (await ask(token)).code === 200))
    expect(alive.filter(Boolean).length).toBeLessThan(tokens.length)
    const session = await findSession(server.ctx, hashToken(tokens[alive.indexOf(true)] ?? ''))
    expect(await changeSession(server.ctx, session?.id ?? 0, 'no-longer-this', { ip: 'x' })).toBe(false)
  })

  it('ends 30 days after its last use in the shop, 2 hours in the back offices', async () => {
    const buyer = await aBuyer(server)
    const owner = await aStoreOwner(server, 701)
    const admin = await anAdmin(server)
    const call = (path: string, token: string) => server.call('POST', path, { token, body: {} })
    server.clock.moveBy(2 * HOUR - 1)
    expect((await call('/Seller/auth/info', owner.token)).code).toBe(200)
    server.clock.moveBy(1)
    expect((await call('/Admin/auth/info', admin.token)).code).toBe(401)
    server.clock.moveBy(30 * DAY)
    expect((await ask(buyer.token)).code).toBe(401)
  })

  it('ends at once when the account is disabled', async () => {
    const buyer = await aBuyer(server)
    await server.ctx.db.update(users).set({ status: 'disabled' }).where(eq(users.id, buyer.id))
    expect((await ask(buyer.token)).code).toBe(401)
  })

  it('moves along when the clock of a demo is moved', async () => {
    const admin = await anAdmin(server)
    await followClock(server.ctx, 8 * DAY)
    server.clock.moveBy(8 * DAY)
    expect((await server.call('POST', '/Admin/auth/info', { token: admin.token, body: {} })).code).toBe(200)
  })

  it.each(['', 'x', 'Bearer', 'a'.repeat(300), "' or 1=1 --aaaaaaaaaaaaaaaaaaaaaa"])(
    '"%s" is not a token',
    async token => {
      const answer = await server.call('POST', '/auth/info', {
        body: {},
        headers: { authorization: `Bearer ${token}` },
      })
      expect(answer.code).toBe(401)
    },
  )

  it('a token in the address or body is no session', async () => {
    const buyer = await aBuyer(server)
    expect((await server.call('POST', `/auth/info?token=${buyer.token}`, { body: {} })).code).toBe(401)
    expect((await server.call('POST', '/auth/info', { body: { token: buyer.token } })).code).toBe(401)
  })
})
