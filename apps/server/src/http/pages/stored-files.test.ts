import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aBuyer } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { memoryStore } from '../../infra/files/memory.ts'

const URL = '/files/2026/06/a.webp'
let server: TestApp
let buyer: Account
beforeAll(async () => {
  server = await createTestApp()
  server.ports.files = memoryStore()
  await server.ports.files.put(server.runtime.config, new Map([[URL, Buffer.from('0123456789')]]))
  buyer = await aBuyer(server)
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.http.inject({ method, url, headers })

describe('a file of the store', () => {
  it('never runs: type as stored, sandboxed, readable by other origins, cached forever', async () => {
    const { statusCode, headers, body } = await get(URL)
    expect([statusCode, body]).toEqual([200, '0123456789'])
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '10',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(Object.keys(headers)).not.toContain('x-frame-options')
  })

  it('is not sent again to clients that have it', async () => {
    const { headers } = await get(URL)
    const again = await get(URL, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('answers HEAD like GET, without the bytes', async () => {
    const { statusCode, headers, body } = await get(URL, {}, 'HEAD')
    expect([statusCode, headers['content-length'], body]).toEqual([200, '10', ''])
  })

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-30', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
    ['lines=0-1', 200, '0123456789', undefined],
    ['bytes=-', 200, '0123456789', undefined],
  ])('requested with %s answers %i', async (range, status, content, position) => {
    const { statusCode, body, headers } = await get(URL, { range })
    expect([statusCode, body, headers['content-range']]).toEqual([status, content, position])
  })

  it('is sent whole when a part of another file was requested', async () => {
    expect((await get(URL, { range: 'bytes=2-4', 'if-range': '"another"' })).statusCode).toBe(200)
  })

  it.each([
    '/files/gone.webp',
    '/files/',
    '/files/2026',
    '/files/..%2fsecret.txt',
    '/files/%2e%2e/a',
    '/files/.hidden',
  ])('%s is not found', async url => {
    const { statusCode, headers } = await get(url)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('application/json')
  })
})

it('an upload is stored in the file store of the server, whichever it is, and is served from there', async () => {
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#c33' } })
  const form = new FormData()
  form.set('name', 'avatar')
  form.set('file', new File([new Uint8Array(await picture.png().toBuffer())], 'a.png'))
  const request = new Request('http://x', { method: 'POST', body: form })
  const { data } = (
    await server.app.http.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: { authorization: `Bearer ${buyer.token}`, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  ).json<{ data: string }>()
  const served = await get(data)
  expect(served.headers['content-type']).toBe('image/webp')
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 150, height: 150 })
})
