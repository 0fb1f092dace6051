import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPage, storageOf } from '../../testing/a-page.ts'
import { type AnsweringServer, answeringServer, ok, refusal } from '../../testing/answering-server.ts'
import { beginEarly, callHeaders, forgetEarly } from './early-calls.ts'
import { loadConfig } from './runtime-config.ts'

let server: AnsweringServer
beforeAll(async () => {
  server = await answeringServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.arrived.length = 0
  server.answer(ok('first'))
})
afterEach(() => {
  vi.useRealTimers()
  forgetEarly()
})

const begin = (token: string | null = null, language: string | null = null) =>
  beginEarly(`${server.origin}/api/home`, { headers: callHeaders(token, language) })
const page = (keys: Readonly<Record<string, string>> = {}) => aPage({ origin: server.origin, storage: storageOf(keys) })
const call = { url: '/home' }

/** Starts the early call; later calls get another answer. */
const begun = async (...who: Parameters<typeof begin>) => {
  const copy = await begin(...who)
  server.answer(ok('second'))
  return copy
}

describe('a call started before the page code has loaded', () => {
  it('reuses the pending response, once', async () => {
    await begun()
    const shop = page()
    expect(await shop.call(call)).toBe('first')
    expect(server.arrived).toHaveLength(1)
    expect(await shop.call(call)).toBe('second')
  })

  it('gives its starter a copy of the response', async () => {
    const copy = await begun()
    expect(await page().call(call)).toBe('first')
    expect(await copy.json()).toMatchObject({ data: 'first' })
  })

  it('is reused only for the same person and language', async () => {
    await begun('t', 'en')
    expect(await page({ token: 't', language: 'en' }).call(call)).toBe('first')
  })

  it.each([
    ['another person', 't', 'en', { token: 'other', language: 'en' }],
    ['a visitor', 't', null, {}],
    ['somebody who has logged in since', null, null, { token: 't' }],
    ['another language', null, 'zh-cn', { language: 'en' }],
  ] as const)('answers nothing to %s', async (_whom, token, language, keys) => {
    await begun(token, language)
    expect(await page(keys).call(call)).toBe('second')
  })

  it('is not reused for another address', async () => {
    await begun()
    expect(await page().call({ ...call, params: { page: 2 } })).toBe('second')
  })

  it('is repeated after a write', async () => {
    await begun()
    const shop = page()
    await shop.call({ url: '/user/carts', method: 'POST', body: {} })
    expect(await shop.call(call)).toBe('second')
  })

  it('is repeated when its answer is 30 seconds old', async () => {
    await begun()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_001 })
    expect(await page().call(call)).toBe('second')
  })

  it('is repeated when the page has been open for a while', async () => {
    await begun()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const shop = page()
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    expect(await shop.call(call)).toBe('second')
  })

  it('is not dropped by the time limit of an earlier page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
    page()
    vi.advanceTimersByTime(1)
    await begun()
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    expect(await page().call(call)).toBe('first')
  })

  it('fails as every call does: a refusal is shown, an ended session ends here, an unreachable server is logged', async () => {
    server.answer(refusal(409, 'sold out'))
    await begin()
    const shop = page()
    expect(await shop.failing(call)).toMatchObject({ code: 409 })
    expect(shop.shown).toEqual(['sold out'])

    server.answer(refusal(401, 'over'))
    await begin('t')
    const member = page({ token: 't' })
    await member.failing(call)
    expect(member.sentTo).toEqual(['buyer'])
    expect(member.storage.keys.has('token')).toBe(false)

    await beginEarly('http://127.0.0.1:1/api/home', { headers: callHeaders(null, null) }).catch(() => undefined)
    const far = aPage({ origin: 'http://127.0.0.1:1' })
    expect((await far.failing(call)).kind).toBe('network')
    expect(far.logged).toEqual(['error.network_abnormal'])
  })

  it('is aborted when no caller is waiting, and when it times out', async () => {
    server.answer(() => 'never')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    void begin().catch(() => undefined)
    const waiting = page().failing(call)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await waiting).toMatchObject({ kind: 'network', late: true })
  })

  it('keeps a fresh token from its response', async () => {
    server.answer({ ...ok('first'), headers: { authorization: 'Bearer fresh' } })
    await begin('t')
    const member = page({ token: 't' })
    await member.call(call)
    expect(member.storage.keys.get('token')).toBe('fresh')
  })
})

it('the configuration that the first script reads is the one of the page', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ apiOrigin: 'https://api.example/' })),
  )
  try {
    await beginEarly('/config.json', { cache: 'no-store' })
    expect(await loadConfig()).toMatchObject({ apiOrigin: 'https://api.example' })
    expect(fetch).toHaveBeenCalledTimes(1)
  } finally {
    vi.unstubAllGlobals()
  }
})
