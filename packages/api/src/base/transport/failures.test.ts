import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPage, storageOf } from '../../testing/a-page.ts'
import { type AnsweringServer, answeringServer, ok, refusal } from '../../testing/answering-server.ts'
import { failureWords, fieldMessages } from './failure.ts'

let server: AnsweringServer
beforeAll(async () => {
  server = await answeringServer()
})
afterAll(() => server.close())

const page = (options: Parameters<typeof aPage>[0] = {}) => aPage({ origin: server.origin, ...options })
const call = { url: '/Seller/goods' }

describe('spec §8: business codes in the response body', () => {
  it("401: show server message, clear the area's token, redirect to login", async () => {
    server.answer(refusal(401, '请先登录'))
    const storage = storageOf({ token: 'shop', seller_token: 'over', seller_user: '{"nickname":"Lin"}' })
    const seller = page({ area: 'seller', storage })
    const failure = await seller.failing(call)
    expect(failure).toMatchObject({ kind: 'business', code: 401, msg: '请先登录' })
    expect(seller.shown).toEqual(['请先登录'])
    expect(seller.sentTo).toEqual(['seller'])
    expect([...storage.keys.keys()]).toEqual(['token'])
    expect(server.arrived).toHaveLength(1)
  })

  it('401 clears only if the stored token is the one that was sent, else the call is repeated once', async () => {
    const storage = storageOf({ seller_token: 'old' })
    server.answer(({ headers }) => {
      if (headers.authorization === 'Bearer renewed') return ok('goods')
      storage.keys.set('seller_token', 'renewed')
      return refusal(401, 'over')
    })
    const seller = page({ area: 'seller', storage })
    expect(await seller.call(call)).toBe('goods')
    expect([seller.shown, seller.sentTo, storage.keys.get('seller_token')]).toEqual([[], [], 'renewed'])
  })

  it('401 is repeated only once', async () => {
    const storage = storageOf({ seller_token: 't0' })
    const before = server.arrived.length
    server.answer(({ headers }) => {
      storage.keys.set('seller_token', `after ${headers.authorization}`)
      return refusal(401, 'over')
    })
    const seller = page({ area: 'seller', storage })
    await seller.failing(call)
    expect(server.arrived.length - before).toBe(2)
    expect(seller.sentTo).toEqual([])
  })

  it.each([402, 400, 403, 404, 409, 500])('%d: show server message and return the body', async code => {
    server.answer(refusal(code, 'the reason', { fact: 1 }))
    const seller = page()
    expect(await seller.failing(call)).toMatchObject({ kind: 'business', code, msg: 'the reason', data: { fact: 1 } })
    expect(seller.shown).toEqual(['the reason'])
  })

  it('405: return data silently', async () => {
    server.answer(refusal(405, 'quiet', [1]))
    const seller = page()
    expect(await seller.call(call)).toEqual([1])
    expect([seller.shown, seller.logged]).toEqual([[], []])
  })

  it('429: always show the text for too many requests', async () => {
    server.answer({ ...refusal(429, 'slow down'), headers: { 'retry-after': '7' } })
    const seller = page()
    expect(await seller.failing(call)).toMatchObject({ code: 429, retryAfter: 7 })
    expect(seller.shown).toEqual(['error.too_many'])
  })

  it('422 carries the message of each field', async () => {
    server.answer(refusal(422, 'check the form', { fields: { name: 'Cannot be empty.', code: 3 } }))
    expect(fieldMessages(await page().failing(call))).toEqual({ name: 'Cannot be empty.' })
  })
})

describe('spec §8: HTTP errors', () => {
  const shownFor = async (reply: Parameters<AnsweringServer['answer']>[0]) => {
    server.answer(reply)
    const shop = page()
    const failure = await shop.failing(call)
    expect(failure.kind).toBe('http')
    return shop.shown
  }

  it("404: 'Not Found Pages 404.'", async () => {
    expect(await shownFor({ status: 404, body: { msg: 'no' } })).toEqual(['error.http_404'])
  })

  it("500: '500 (Internal Server Error) ' plus server message", async () => {
    expect(await shownFor({ status: 500, body: { msg: 'broken' } })).toEqual(['error.http_500broken'])
    expect(await shownFor({ status: 500, body: '<html>oops</html>' })).toEqual(['error.http_500'])
  })

  it('401: server message', async () => {
    const storage = storageOf({ token: 'kept' })
    server.answer({ status: 401, body: { msg: 'proxy says no' } })
    const shop = page({ storage })
    await shop.failing(call)
    expect([shop.shown, shop.sentTo, storage.keys.get('token')]).toEqual([['proxy says no'], [], 'kept'])
  })

  it("other statuses: status text plus ',error_code：' and the status", async () => {
    expect(await shownFor({ status: 503, statusText: 'Draining' })).toEqual(['Drainingerror.http_code503'])
    expect(await shownFor({ status: 418, statusText: "I'm a teapot" })).toEqual(["I'm a teapoterror.http_code418"])
  })

  it('a protocol without status texts still names the status', async () => {
    const fetch = async () => new Response('', { status: 502 })
    const shop = aPage({ fetch })
    await shop.failing(call)
    expect(shop.shown).toEqual(['Bad Gatewayerror.http_code502'])
  })

  it('no response: a network-abnormal message is logged', async () => {
    const shop = aPage({ origin: 'http://127.0.0.1:1' })
    expect(await shop.failing(call)).toMatchObject({ kind: 'network', msg: 'error.network_abnormal' })
    expect([shop.shown, shop.logged]).toEqual([[], ['error.network_abnormal']])
  })

  it("otherwise 'unknown error' text", async () => {
    for (const body of ['not json', '[1]', '{"data":1}']) {
      server.answer({ body })
      const shop = page()
      expect((await shop.failing(call)).kind).toBe('unknown')
      expect(shop.shown).toEqual(['error.unknown'])
    }
  })
})

describe('spec §8: other', () => {
  it("'Data is abnormal.' for an answer without the data that the call cannot do without", async () => {
    server.answer(ok(null))
    const shop = page()
    expect(await shop.failing({ url: '/common', needsData: true })).toMatchObject({ kind: 'unknown', data: null })
    expect(shop.shown).toEqual(['error.data_abnormal'])
    expect(await shop.call(call)).toBeNull()
  })

  it('has separate messages for slow, unreachable, refused and broken', () => {
    const failure = { kind: 'network', code: 0, msg: 'network abnormal', data: null } as const
    expect(failureWords(failure, true)).toBe('error.no_answer')
    expect(failureWords(failure, false)).toBe('error.offline')
    expect(failureWords({ ...failure, late: true }, true)).toBe('error.timeout')
    const refused = { kind: 'business', code: 429, msg: 'slow down', data: null } as const
    expect(failureWords(refused, true)).toBe('error.too_many')
    expect(failureWords({ ...refused, code: 500 }, true)).toBe('error.server_fault')
    expect(failureWords({ ...refused, kind: 'http', code: 500 }, true)).toBe('error.server_fault')
    expect(failureWords({ ...refused, code: 409, msg: 'sold out' }, true)).toEqual({ msg: 'sold out' })
    expect(failureWords(new Error('x'), true)).toBeUndefined()
  })

  it('if a table response is an html page, it is ignored', async () => {
    for (const reply of [
      { body: '<!DOCTYPE html><title>shop</title>', headers: { 'content-type': 'text/html; charset=utf-8' } },
      { body: '\n<html><body></body></html>' },
    ]) {
      server.answer(reply)
      const seller = page()
      expect((await seller.failing(call)).kind).toBe('html')
      expect([seller.shown, seller.logged]).toEqual([[], []])
    }
  })

  it('a cancelled call shows no message', async () => {
    server.answer(() => 'never')
    const shop = page()
    const waiting = shop.begin(call)
    waiting.abort()
    expect(await waiting).toMatchObject({ error: { name: 'AbortError' } })
    expect([shop.shown, shop.logged]).toEqual([[], []])
  })
})
