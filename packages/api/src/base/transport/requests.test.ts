import qs from 'qs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPage, storageOf } from '../../testing/a-page.ts'
import { type AnsweringServer, answeringServer, ok } from '../../testing/answering-server.ts'

let server: AnsweringServer
beforeAll(async () => {
  server = await answeringServer()
})
afterAll(() => server.close())
beforeEach(() => server.answer(ok('done')))

const page = (options: Parameters<typeof aPage>[0] = {}) => aPage({ origin: server.origin, ...options })

describe('spec §7: the calls it makes', () => {
  it('all calls go under base path /api', async () => {
    await page().call({ url: '/common' })
    expect(server.last().path).toBe('/api/common')
  })

  it('unless a flag skips it', async () => {
    server.answer({ body: { demo: true } })
    expect(await page().call({ url: '/config.json', skipBase: true })).toEqual({ demo: true })
    expect(server.last().path).toBe('/config.json')
  })

  it('timeout 30000 ms', async () => {
    server.answer(() => 'never')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const state = { over: false }
      const waiting = page()
        .failing({ url: '/common' })
        .then(failure => {
          state.over = true
          return failure
        })
      await vi.advanceTimersByTimeAsync(29_999)
      expect(state.over).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect((await waiting).kind).toBe('network')
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    [7, '/api/Admin/expresses/7'],
    [Number.MAX_SAFE_INTEGER, '/api/Admin/expresses/9007199254740991'],
    [0, '/api/Admin/expresses'],
    [-1, '/api/Admin/expresses'],
  ])('an id is appended as /{id} when greater than 0: %d', async (id, path) => {
    await page().call({ url: '/Admin/expresses', id })
    expect(server.last().path).toBe(path)
  })

  it('DELETE {page path}/{ids comma-separated}', async () => {
    await page().call({ url: '/Admin/expresses', method: 'DELETE', id: [3, 5, 8] })
    expect(server.last()).toMatchObject({ method: 'DELETE', path: '/api/Admin/expresses/3,5,8', body: '' })
  })
})

describe('spec §7: request conventions', () => {
  it.each(['GET', 'DELETE'] as const)('%s: query params', async method => {
    await page().call({ url: '/Seller/goods', method, params: { page: 2, name: '茶 & tea|like', left_out: undefined } })
    expect(server.last().body).toBe('')
    expect(qs.parse(server.last().query)).toEqual({ page: '2', name: '茶 & tea|like' })
  })

  it('an address with a query of its own keeps it', async () => {
    await page().call({ url: '/load_areas?isLazy=1', params: { pid: 0 } })
    expect(server.last()).toMatchObject({ path: '/api/load_areas', query: 'isLazy=1&pid=0' })
  })

  it.each(['POST', 'PUT', 'PATCH'] as const)('%s: form-encoded body', async method => {
    await page().call({ url: '/Seller/goods', method, body: { title: '龙井 & 茶', skuList: [{ price: 1990 }] } })
    expect(server.last().headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
    expect(server.last().body).toContain('skuList%5B0%5D%5Bprice%5D=1990')
    expect(qs.parse(server.last().body)).toEqual({ title: '龙井 & 茶', skuList: [{ price: '1990' }] })
  })

  it('file POST: multipart/form-data', async () => {
    const file = new File(['picture'], 'a.png', { type: 'image/png' })
    await page().call({ url: '/uploads', method: 'POST', body: { name: 'avatar', file, many: false } })
    expect(server.last().headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(server.last().body).toMatch(
      /name="name"\r\n\r\navatar[\s\S]*name="file"; filename="a.png"\r\n[\s\S]*picture/,
    )
    expect(server.last().body).toMatch(/name="many"\r\n\r\n0\r\n/)
  })

  it('paths containing /search/ are rewritten to /goods_search/', async () => {
    await page().call({ url: '/search/eyJrIjoi/search/' })
    expect(server.last().path).toBe('/api/goods_search/eyJrIjoi/search/')
    await page().call({ url: '/integral/search/eyJr', params: { back: '/search/' } })
    expect(server.last()).toMatchObject({ path: '/api/integral/goods_search/eyJr', query: 'back=%2Fsearch%2F' })
  })

  it.each([
    ['/goods', 'buyer', 'shop'],
    ['/Seller/goods', 'buyer', 'store'],
    ['/Admin/goods', 'buyer', 'platform'],
    ['/common', 'seller', 'store'],
    ['/common', 'admin', 'platform'],
    ['/common?from=/Seller/', 'admin', 'platform'],
  ] as const)(
    'the token of the prefix in the address or of the page is sent as Bearer: %s on the %s page',
    async (url, area, token) => {
      const storage = storageOf({ token: 'shop', seller_token: 'store', admin_token: 'platform' })
      await page({ area, storage }).call({ url })
      expect(server.last().headers.authorization).toBe(`Bearer ${token}`)
    },
  )

  it('a visitor sends no authorization', async () => {
    await page().call({ url: '/common' })
    expect(server.last().headers.authorization).toBeUndefined()
  })

  it("paths containing api/Chat take the token from the body's token field, sent as Bearer", async () => {
    await page({ storage: storageOf({ token: 'shop' }) }).call({
      url: '/Chat/send',
      method: 'POST',
      body: { token: 'of-the-chat', content: 'hi' },
    })
    expect(server.last().headers.authorization).toBe('Bearer of-the-chat')
  })

  it('paths containing api/is_login use the stored setToken value as Bearer', async () => {
    await page({ storage: storageOf({ token: 'shop', setToken: 'to-check' }) }).call({ url: '/is_login' })
    expect(server.last().headers.authorization).toBe('Bearer to-check')
  })

  it('no token leaves for another origin', async () => {
    const elsewhere = await answeringServer()
    elsewhere.answer({ body: {} })
    await page({ storage: storageOf({ token: 'shop' }) }).call({ url: `${elsewhere.origin}/feed.json`, skipBase: true })
    expect(elsewhere.last().headers.authorization).toBeUndefined()
    await elsewhere.close()
  })

  it.each(['fresh', 'Bearer fresh'])(
    "a refreshed token in the response authorization header is stored in that area's token slot: %s",
    async authorization => {
      server.answer({ ...ok(1), headers: { authorization } })
      const storage = storageOf({ token: 'shop', admin_token: 'old' })
      await page({ storage }).call({ url: '/Admin/load_menu' })
      expect(Object.fromEntries(storage.keys)).toMatchObject({ token: 'shop', admin_token: 'fresh' })
    },
  )

  it('a refreshed token that arrives after the logout does not log in again', async () => {
    const storage = storageOf({ token: 'old' })
    server.answer(() => {
      storage.keys.delete('token')
      return { ...ok(1), headers: { authorization: 'fresh' } }
    })
    await page({ storage }).call({ url: '/cart_count' })
    expect(storage.keys.has('token')).toBe(false)
  })

  it('the token is read from storage at each request, so that another tab may have renewed it', async () => {
    const storage = storageOf({ token: 'old' })
    const shop = page({ storage })
    storage.keys.set('token', 'from-another-tab')
    await shop.call({ url: '/cart_count' })
    expect(server.last().headers.authorization).toBe('Bearer from-another-tab')
  })

  it('accept-language carries the stored language', async () => {
    await page({ storage: storageOf({ language: 'en' }) }).call({ url: '/common' })
    expect(server.last().headers['accept-language']).toBe('en')
  })

  it('an idempotency key goes out as header', async () => {
    await page().call({ url: '/order/create', method: 'POST', idempotencyKey: 'k-1' })
    expect(server.last().headers['idempotency-key']).toBe('k-1')
  })

  it('a body code 200 is unwrapped to its data', async () => {
    server.answer(ok({ web_name: '市集' }))
    expect(await page().call({ url: '/common' })).toEqual({ web_name: '市集' })
  })
})
