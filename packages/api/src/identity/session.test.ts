/// <reference types="node" />
import { createHash } from 'node:crypto'
import qs from 'qs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionActions } from '../base/session/session.slice.ts'
import { aPage, storageOf } from '../testing/a-page.ts'
import { type AnsweringServer, answeringServer, ok, refusal } from '../testing/answering-server.ts'
import { identityApi } from './identity.api.ts'
import { signIn, signOut } from './session.ts'

let server: AnsweringServer
beforeAll(async () => {
  server = await answeringServer()
})
afterAll(() => server.close())
beforeEach(() => server.arrived.splice(0))

const credentials = { username: 'lin', password: 'secret' }
const lin = { nickname: 'Lin', avatar: '/files/a.webp', belong_id: 0, defaultUrl: '/Admin/dashboard' }
const loginData = { access_token: 't1', token_type: 'Bearer', expires_in: 60, defaultUrl: '/Admin/dashboard' }

/** A server that accepts the login and returns the given person. */
const answering = (person: unknown) =>
  server.answer(({ path }) => {
    if (path.endsWith('/login')) return ok(loginData)
    return path.endsWith('/auth/info') ? ok(person) : ok(null)
  })

describe('spec §7: login, auth/info, logout', () => {
  it("POST {area prefix}auth/info, body provider ('users' or 'admins'): user info, saved in storage", async () => {
    answering({ ...lin, id: 9, phone: '138****0000', permissions: ['express.view'] })
    const { store, storage } = aPage({ origin: server.origin, area: 'admin' })
    const outcome = await store.dispatch(signIn('admin', credentials))
    expect(outcome).toMatchObject({ user: { nickname: 'Lin', permissions: ['express.view'] } })
    expect(server.arrived.map(call => [call.path, qs.parse(call.body)])).toEqual([
      ['/api/Admin/login', { ...credentials, provider: 'admins' }],
      ['/api/Admin/auth/info', { provider: 'admins' }],
    ])
    expect(server.last().headers.authorization).toBe('Bearer t1')
    const device = server.arrived[0]?.headers['x-device']
    expect(device).toMatch(/^[0-9a-f]{32}$/)
    expect(server.last().headers['x-device']).toBeUndefined()
    expect(Object.fromEntries(storage.keys)).toEqual({
      admin_token: 't1',
      admin_user: JSON.stringify(lin),
      admin_device: device,
    })
  })

  it('a refused login stores nothing', async () => {
    server.answer(refusal(400, 'Account or password error.'))
    const { store, storage, shown } = aPage({ origin: server.origin, area: 'seller' })
    const outcome = await store.dispatch(signIn('seller', credentials))
    expect(outcome).toMatchObject({ failure: { code: 400 } })
    expect([shown, [...storage.keys.keys()]]).toEqual([['Account or password error.'], ['seller_device']])
    await store.dispatch(signIn('seller', credentials))
    expect(server.arrived[1]?.headers['x-device']).toBe(server.arrived[0]?.headers['x-device'])
  })

  it('a login that asks for a proof of work gets it, without a message to the person', async () => {
    const salt = 'abc?expires=1'
    const challenge = {
      algorithm: 'SHA-256',
      challenge: createHash('sha256').update(`${salt}1234`).digest('hex'),
      maxnumber: 5000,
      salt,
      signature: 'sig',
    }
    server.answer(({ path, body }) => {
      if (path.endsWith('/auth/info')) return ok(lin)
      return qs.parse(body).challenge === undefined ? refusal(400, 'check first', { challenge }) : ok(loginData)
    })
    const { store, shown } = aPage({ origin: server.origin, area: 'admin' })
    expect(await store.dispatch(signIn('admin', credentials))).toHaveProperty('user')
    expect(shown).toEqual([])
    const solved = String(qs.parse(server.arrived[1]?.body ?? '').challenge)
    const { maxnumber: _, ...rest } = challenge
    expect(JSON.parse(atob(solved))).toEqual({ ...rest, number: 1234 })
  })

  it('a proof of work that is refused again is reported and not repeated endlessly', async () => {
    const challenge = {
      algorithm: 'SHA-256',
      challenge: createHash('sha256').update('s0').digest('hex'),
      maxnumber: 5,
      salt: 's',
      signature: '',
    }
    server.answer(refusal(400, 'check first', { challenge }))
    const { store, shown } = aPage({ origin: server.origin, area: 'admin' })
    expect(await store.dispatch(signIn('admin', credentials))).toHaveProperty('failure')
    expect([server.arrived.length, shown]).toEqual([4, ['check first']])
  })

  it('a login whose person cannot be loaded stores nothing', async () => {
    server.answer(({ path }) => (path.endsWith('/login') ? ok(loginData) : { status: 502 }))
    const { store, storage } = aPage({ origin: server.origin, area: 'seller' })
    expect(await store.dispatch(signIn('seller', credentials))).toHaveProperty('failure')
    expect([...storage.keys.keys()]).toEqual(['seller_device'])
  })

  it('a login that has to wait shows no message: the page shows the time', async () => {
    server.answer(refusal(429, 'too often', { retry_after: 12 }))
    const { store, shown } = aPage({ origin: server.origin, area: 'seller' })
    expect(await store.dispatch(signIn('seller', credentials))).toMatchObject({
      failure: { data: { retry_after: 12 } },
    })
    expect(shown).toEqual([])
  })

  it('a login without an answer says that it failed (§8); a refusal shows its own reason', async () => {
    const unreachable = aPage({ origin: 'http://127.0.0.1:1', area: 'seller' })
    expect(await unreachable.store.dispatch(signIn('seller', credentials))).toHaveProperty('failure')
    expect(unreachable.shown).toEqual(['error.login_failed'])
    server.answer(refusal(400, 'Account or password error.'))
    const refused = aPage({ origin: server.origin, area: 'seller' })
    await refused.store.dispatch(signIn('seller', credentials))
    expect(refused.shown).toEqual(['Account or password error.'])
  })

  it('after storefront login, if user info has belong_id greater than 0, login is rejected and the token removed (§5)', async () => {
    answering({ ...lin, belong_id: 3 })
    const { store, storage, shown } = aPage({ origin: server.origin, area: 'buyer' })
    expect(await store.dispatch(signIn('buyer', credentials))).toMatchObject({ failure: { code: 402 } })
    expect([shown, [...storage.keys.keys()]]).toEqual([['error.sub_not_allow_buy'], ['device']])
  })

  it('a sub-account may log in to the seller area', async () => {
    answering({ ...lin, belong_id: 3 })
    const { store } = aPage({ origin: server.origin, area: 'seller' })
    expect(await store.dispatch(signIn('seller', credentials))).toHaveProperty('user')
  })

  it.each([
    ['done', ok(null)],
    ['refused', refusal(400, 'no')],
    ['broken', { status: 500 }],
  ] as const)('logout: local clearing happens regardless of result: %s', async (_name, reply) => {
    server.answer(reply)
    const storage = storageOf({ token: 'buyer', seller_token: 's', seller_user: JSON.stringify(lin) })
    const { store } = aPage({ origin: server.origin, area: 'seller', storage })
    await store.dispatch(signOut('seller'))
    expect(server.last()).toMatchObject({ method: 'POST', path: '/api/logout', body: 'provider=users' })
    expect(server.last().headers.authorization).toBe('Bearer s')
    expect(Object.fromEntries(storage.keys)).toEqual({ token: 'buyer' })
  })
})

it('logout clears token and user (§4), also when a part still on screen asks about the person once more', async () => {
  answering(lin)
  const storage = storageOf({ seller_token: 's', seller_user: JSON.stringify(lin) })
  const { store } = aPage({ origin: server.origin, area: 'seller', storage })
  store.dispatch(sessionActions.signedOut('seller'))
  // The end of the session empties the cache and aborts running calls, so the first may get no answer.
  await vi.waitFor(async () => {
    const answer = await store.dispatch(identityApi.endpoints.authInfo.initiate('seller', { forceRefetch: true }))
    expect(answer.data).toMatchObject({ nickname: 'Lin' })
  })
  expect(store.getState().session.seller_user).toBeNull()
  expect(storage.keys.size).toBe(0)
})

describe('spec §7: auth/edit', () => {
  const edit = identityApi.endpoints.authEdit.initiate

  it('password sent as empty string if blank; avatar sent only when set (§5)', async () => {
    answering(lin)
    const { store } = aPage({ origin: server.origin, area: 'seller', storage: storageOf({ seller_token: 's' }) })
    await store.dispatch(edit({ area: 'seller', edit: { nickname: 'Lin', avatar: '' } }))
    expect(qs.parse(server.arrived[0]?.body ?? '')).toEqual({ nickname: 'Lin', password: '', provider: 'users' })
    await store.dispatch(edit({ area: 'seller', edit: { nickname: 'Lin', password: 'n', avatar: '/files/b.webp' } }))
    const sent = server.arrived.filter(call => call.path.endsWith('/auth/edit')).at(-1)
    expect(qs.parse(sent?.body ?? '')).toMatchObject({ password: 'n', avatar: '/files/b.webp' })
  })

  it('on success the user is reloaded (§4), on a failure code it is not', async () => {
    answering({ ...lin, nickname: 'Lin Two' })
    const { store } = aPage({ origin: server.origin, area: 'seller', storage: storageOf({ seller_token: 's' }) })
    await store.dispatch(edit({ area: 'seller', edit: { nickname: 'Lin Two' } }))
    await store.dispatch(identityApi.util.getRunningQueryThunk('authInfo', 'seller'))
    expect(store.getState().session.seller_user?.nickname).toBe('Lin Two')
    server.answer(refusal(400, 'no'))
    const before = server.arrived.length
    await store.dispatch(edit({ area: 'seller', edit: { nickname: '' } }))
    expect(server.arrived.slice(before).map(call => call.path)).toEqual(['/api/Seller/auth/edit'])
  })
})

describe('spec §7: is_login', () => {
  it("checks this area's token through setToken", async () => {
    server.answer(ok(9))
    const storage = storageOf({ seller_token: 's' })
    const { store } = aPage({ origin: server.origin, area: 'seller', storage })
    const check = await store.dispatch(identityApi.endpoints.isLogin.initiate('seller'))
    expect(check.data).toBe(true)
    expect(server.last().headers.authorization).toBe('Bearer s')
    expect(storage.keys.get('setToken')).toBe('s')
  })
})
