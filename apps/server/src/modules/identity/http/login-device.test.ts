import { AREA_PREFIX, type Area } from '@shiji/contract/area.ts'
import { DEVICE_HEADER } from '@shiji/contract/identity/device.ts'
import type { LoginChallenge, LoginData } from '@shiji/contract/identity/identity.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aBuyer, anAdmin, aStoreOwner, PASSWORD } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { countStatements } from '#harness/count-statements.ts'
import { solve } from '#harness/solve.ts'
import { AppError } from '../../../infra/app-error.ts'
import { knownDevices } from '../data/sessions/device.table.ts'
import { loginTries } from '../data/sessions/login.table.ts'
import { sessions } from '../data/sessions/session.table.ts'
import { NO_SECOND_FACTOR } from '../ports.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
afterEach(async () => {
  server.clock.setOffset(0)
  await server.ctx.db.delete(loginTries)
})

const OWN = 'own-device-0000000000000'
const STRANGE = 'strange-device-000000000'

interface From {
  readonly device?: string
  readonly address?: string
}
type Asked = LoginData & { readonly challenge?: LoginChallenge; readonly retry_after?: number }

const send = (area: Area, username: string, password: string, { device, address }: From, challenge?: string) =>
  server.call<Asked | null>('POST', `${AREA_PREFIX[area]}/login`, {
    body: { username, password, ...(challenge === undefined ? {} : { challenge }) },
    ...(device === undefined ? {} : { headers: { [DEVICE_HEADER]: device } }),
    ...(address === undefined ? {} : { address }),
  })

/** Logs in as a page does: with the proof of work when it is required. Returns how hard it was. */
async function login(area: Area, username: string, password: string, from: From) {
  const first = await send(area, username, password, from)
  const asked = first.data?.challenge
  if (asked === undefined) return { ...first, work: 0 }
  return { ...(await send(area, username, password, from, solve(asked))), work: asked.maxnumber }
}

/** Sends wrong passwords as fast as the waits allow. */
async function hammer(area: Area, username: string, times: number, address: string) {
  const answers = []
  for (let index = 0; index < times; index += 1) {
    answers.push(await login(area, username, 'wrong-one-here', { device: STRANGE, address }))
    server.clock.moveBy(17_000)
  }
  return answers
}

const AREAS = [
  ['buyer', () => aBuyer(server)],
  ['seller', () => aStoreOwner(server, 701)],
  ['admin', () => anAdmin(server)],
] as const

describe('a device that has logged in successfully', () => {
  it.each(AREAS)('can log in to the %s area while a stranger sends ten wrong passwords', async (area, make) => {
    const { username } = await make()
    expect((await login(area, username, PASSWORD, { device: OWN })).code).toBe(200)
    // The worst case: the stranger has the same address.
    const answers = await hammer(area, username, 10, '127.0.0.1')
    expect(answers.map(answer => answer.code)).toEqual(Array(10).fill(400))
    const stranger = await login(area, username, PASSWORD, { device: STRANGE })
    expect([stranger.code, Number(stranger.headers['retry-after']) > 800]).toEqual([429, true])

    const owner = await login(area, username, PASSWORD, { device: OWN })
    expect(owner.code).toBe(200)
    expect(owner.work).toBeLessThanOrEqual(area === 'admin' ? 60_000 : 0)
  })

  it('has few tries of its own, and they lock only itself', async () => {
    const { username } = await aBuyer(server)
    await login('buyer', username, PASSWORD, { device: OWN })
    const answers = []
    for (let count = 0; count < 10; count += 1) {
      answers.push((await login('buyer', username, 'wrong-one-here', { device: OWN })).code)
      server.clock.moveBy(17_000)
    }
    expect(answers).toEqual(Array(10).fill(400))
    const locked = await login('buyer', username, PASSWORD, { device: OWN })
    expect([locked.code, Number(locked.headers['retry-after']) > 800]).toEqual([429, true])
    expect((await login('buyer', username, PASSWORD, { device: STRANGE })).code).toBe(200)
  })

  it('is known for its own account only, and stored as a hash', async () => {
    const [one, other] = [await aBuyer(server), await aBuyer(server)]
    await login('buyer', one.username, PASSWORD, { device: OWN })
    const rows = await server.ctx.db.select().from(knownDevices).where(eq(knownDevices.accountId, one.id))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(OWN)
    await hammer('buyer', other.username, 6, '127.0.0.1')
    const asOther = await login('buyer', other.username, 'wrong-one-here', { device: OWN })
    expect([asOther.code, asOther.work]).toEqual([400, 480_000])
  })

  it.each(['short', 'x'.repeat(65), 'with spaces in it, and long'])('"%s" is not a device id', async device => {
    const { id, username } = await aBuyer(server)
    expect((await login('buyer', username, PASSWORD, { device })).code).toBe(200)
    expect(await server.ctx.db.select().from(knownDevices).where(eq(knownDevices.accountId, id))).toEqual([])
  })

  it('is among the latest twenty, older ones are strangers again', async () => {
    const { id, username } = await aBuyer(server)
    for (let index = 0; index < 22; index += 1) {
      server.clock.moveBy(1_000)
      await login('buyer', username, PASSWORD, { device: `${OWN}-${index}` })
    }
    expect(await server.ctx.db.select().from(knownDevices).where(eq(knownDevices.accountId, id))).toHaveLength(20)
  })
})

describe('unknown devices', () => {
  it('solve a harder challenge for each further try, and wait longer', async () => {
    const { username } = await aBuyer(server)
    const answers = await hammer('buyer', username, 7, '10.0.0.1')
    expect(answers.map(answer => answer.work)).toEqual([0, 0, 0, 60_000, 120_000, 240_000, 480_000])
    const from = { device: STRANGE, address: '10.0.0.1' }
    expect((await login('buyer', username, 'wrong-one-here', from)).code).toBe(400)
    const early = await send('buyer', username, 'wrong-one-here', from)
    expect([early.code, early.headers['retry-after'], early.data?.retry_after]).toEqual([429, '8', 8])
  })

  it('cannot pay with an easier challenge than required', async () => {
    const { username } = await aBuyer(server)
    await hammer('buyer', username, 3, '10.0.0.2')
    const from = { device: STRANGE, address: '10.0.0.2' }
    const easy = (await send('buyer', username, PASSWORD, from)).data?.challenge
    if (easy === undefined) throw new Error('no challenge')
    const solved = solve(easy)
    await login('buyer', username, 'wrong-one-here', from)
    const answer = await send('buyer', username, PASSWORD, from, solved)
    expect([answer.code, answer.data?.challenge?.maxnumber]).toEqual([400, 120_000])
  })

  it('pay once with a solved challenge', async () => {
    const { username } = await anAdmin(server)
    const asked = (await send('admin', username, PASSWORD, {})).data?.challenge
    if (asked === undefined) throw new Error('no challenge')
    const solved = solve(asked)
    expect((await send('admin', username, PASSWORD, {}, solved)).code).toBe(200)
    const again = await send('admin', username, PASSWORD, {}, solved)
    expect([again.code, again.data?.challenge === undefined]).toEqual([400, false])
  })

  it('from many addresses wait for each other, but never for more than a minute', async () => {
    const { username } = await aBuyer(server)
    const now = server.clock.now()
    const key = `account:user:${username}`
    await server.ctx.db.insert(loginTries).values({ key, count: 100, lastAt: now, nextAt: now })
    await login('buyer', username, 'wrong-one-here', { device: STRANGE, address: '10.9.0.1' })
    const next = await send('buyer', username, PASSWORD, { device: OWN, address: '10.9.0.2' })
    expect([next.code, next.headers['retry-after']]).toEqual([429, '60'])
    server.clock.moveBy(60_000)
    expect((await login('buyer', username, PASSWORD, { device: OWN, address: '10.9.0.2' })).code).toBe(200)
  })

  it('do not learn whether an account exists', async () => {
    const { username } = await aBuyer(server)
    const shape = async (name: string) =>
      (await hammer('buyer', name, 6, '10.0.0.3')).map(({ code, msg, data, work, headers }) => ({
        code,
        msg,
        data: data === null ? null : Object.keys(data),
        work,
        wait: headers['retry-after'],
      }))
    const known = await shape(username)
    await server.ctx.db.delete(loginTries)
    expect(await shape('13000000009')).toEqual(known)
  })

  it('run as many statements for an unknown account as for a known one', async () => {
    const { username } = await aBuyer(server)
    const counted = (name: string) =>
      countStatements(() => send('buyer', name, 'wrong-one-here', { device: STRANGE, address: '10.0.0.4' }))
    const known = await counted(username)
    await server.ctx.db.delete(loginTries)
    expect(await counted('13000000010')).toBe(known)
  })
})

describe('people who are logged in', () => {
  it('can change their password while a stranger guesses passwords of their account', async () => {
    const buyer = await aBuyer(server)
    await hammer('buyer', buyer.username, 6, '127.0.0.1')
    await login('buyer', buyer.username, 'wrong-one-here', {})
    expect((await login('buyer', buyer.username, 'wrong-one-here', {})).code).toBe(429)
    const body = { nickname: 'lin', password: 'another-horse-2', current_password: PASSWORD }
    expect((await server.call('POST', '/auth/edit', { token: buyer.token, body })).code).toBe(200)
  })

  it('have few tries of the current password, from any device', async () => {
    const buyer = await aBuyer(server)
    const body = { nickname: 'lin', password: 'another-horse-2', current_password: 'wrong-one-here' }
    const edit = (address: string) => server.call('POST', '/auth/edit', { token: buyer.token, body, address })
    const codes = []
    for (let index = 0; index < 6; index += 1) codes.push((await edit(`10.1.0.${index}`)).code)
    expect(codes).toEqual([400, 400, 400, 400, 400, 429])
  })
})

describe('the port of a second factor', () => {
  afterEach(() => {
    server.ports.secondFactor = NO_SECOND_FACTOR
  })

  it('runs after the right password: without it there is no session, and the device stays unknown', async () => {
    const buyer = await aBuyer(server)
    const proved: number[] = []
    server.ports.secondFactor = {
      prove: async (_ctx, _area, accountId) => {
        proved.push(accountId)
        throw new AppError('login.failed')
      },
    }
    expect((await login('buyer', buyer.username, 'wrong-one-here', { device: OWN })).code).toBe(400)
    expect(proved).toEqual([])
    expect((await login('buyer', buyer.username, PASSWORD, { device: OWN })).code).toBe(400)
    expect(proved).toEqual([buyer.id])
    expect(await server.ctx.db.select().from(knownDevices).where(eq(knownDevices.accountId, buyer.id))).toEqual([])
    // The one session is the builder's.
    expect(await server.ctx.db.select().from(sessions).where(eq(sessions.accountId, buyer.id))).toHaveLength(1)
  })
})
