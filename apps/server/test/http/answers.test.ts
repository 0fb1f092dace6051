import { Writable } from 'node:stream'
import { LIMITS } from '@shiji/contract/limits.ts'
import { Strict } from '@shiji/contract/schema.ts'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { serveRoutes } from '#harness/routes.ts'
import { route } from '../../src/http/routes/route.ts'
import { createHttpServer } from '../../src/http/server.ts'
import { AppError } from '../../src/infra/app-error.ts'
import { readConfig } from '../../src/infra/config/config.ts'
import { createLog } from '../../src/infra/log/log.ts'

let server: TestApp
let http: FastifyInstance
const lines: string[] = []
beforeAll(async () => {
  server = await createTestApp()
  const sink = new Writable({
    write: (part, _encoding, done) => {
      lines.push(String(part))
      done()
    },
  })
  const logged = { ...server, runtime: { ...server.runtime, log: createLog('info', sink) } }
  const spec = {
    method: 'GET',
    area: 'shared',
    access: 'public',
    summary: 'test',
    data: Type.Object({ id: Type.Integer() }),
  } as const
  http = await serveRoutes(logged, [
    route({ ...spec, path: '/well' }, async () => ({ id: 1, password_hash: 'x', cost: 5 })),
    route({ ...spec, path: '/refused' }, async () => {
      throw new AppError('upload.size', { mb: 10 })
    }),
    route({ ...spec, path: '/broken' }, async () => {
      throw new Error('select secret from users at /srv/app/src/x.ts')
    }),
    route({ ...spec, path: '/slow', perMinute: 3 }, async () => ({ id: 1 })),
    route(
      {
        ...spec,
        method: 'POST',
        path: '/secret',
        body: Strict({ password: Type.String(), token: Type.String(), code: Type.String() }),
      },
      async (ctx, { body }) => {
        ctx.log.info({ body, password: body.password, user: { pay_password: '123456' } }, 'line one\nline two')
        return { id: 1 }
      },
    ),
  ])
})
afterAll(async () => {
  await http.close()
  await server.close()
})

const get = async (path: string, headers: Record<string, string> = { 'accept-language': 'en' }) => {
  const response = await http.inject({ method: 'GET', url: `/api${path}`, headers })
  return {
    status: response.statusCode,
    headers: response.headers,
    ...response.json<{ code: number; msg: string; data: unknown }>(),
  }
}

describe('every answer', () => {
  it('is HTTP 200 with code, msg and data, and contains only what is declared', async () => {
    const { status, code, msg, data } = await get('/well')
    expect({ status, code, msg, data }).toEqual({
      status: 200,
      code: 200,
      msg: 'The operation was successful.',
      data: { id: 1 },
    })
  })

  it('of a refusal is HTTP 200 as well, with its message filled in', async () => {
    expect(await get('/refused')).toMatchObject({
      status: 200,
      code: 400,
      msg: 'The file must not be larger than 10 MB.',
      data: null,
    })
  })

  it.each([
    [{ 'accept-language': 'en' }, 'The operation was successful.'],
    [{ 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }, '操作成功。'],
    [{ 'accept-language': 'fr-FR' }, '操作成功。'],
    [{}, '操作成功。'],
    [{ 'accept-language': "'; drop table users --" }, '操作成功。'],
  ])('speaks the language of %j', async (headers, msg) => {
    expect((await get('/well', headers)).msg).toBe(msg)
  })

  it('of an error in the server shows no cause, only the id under which it is logged', async () => {
    const answer = await get('/broken')
    expect(answer).toMatchObject({
      status: 200,
      code: 500,
      msg: 'Something went wrong on our side. Please try again later.',
    })
    const { request_id: id } = Object(answer.data)
    expect(answer.data).toEqual({ request_id: answer.headers['x-request-id'] })
    const logged = lines.map(line => JSON.parse(line)).find(line => line.requestId === id && line.level === 50)
    expect(logged.err.message).toContain('select secret')
  })

  it('carries the request id of a proxy if it is valid, else a new one', async () => {
    expect((await get('/well', { 'x-request-id': 'edge-87654321' })).headers['x-request-id']).toBe('edge-87654321')
    expect((await get('/well', { 'x-request-id': 'a b\nc' })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is never cached and never sniffed', async () => {
    const { headers } = await get('/well')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  })
})

/** The route takes three calls a minute of a session, and ten times as many of an address. */
const OF_ADDRESS = 3 * LIMITS.rate.addressFactor

describe('too many calls', () => {
  it('are 429 with the text of §8 and the seconds to wait', async () => {
    const answers = []
    for (let count = 0; count <= OF_ADDRESS; count += 1) answers.push(await get('/slow'))
    const last = answers.pop()
    expect(answers.map(answer => answer.code)).toEqual(Array(OF_ADDRESS).fill(200))
    expect(last).toMatchObject({ status: 200, code: 429, msg: 'Your requests are too frequent. Please take a break.' })
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get('/slow', { 'accept-language': 'zh-cn' })).msg).toBe('您请求太频繁了，请休息一会')
    server.clock.moveBy(61_000)
    expect((await get('/slow')).code).toBe(200)
  })

  it('are counted by the real peer: a forged forwarding header is not another address', async () => {
    server.clock.moveBy(61_000)
    const codes = []
    for (let count = 0; count <= OF_ADDRESS; count += 1)
      codes.push((await get('/slow', { 'x-forwarded-for': `10.0.0.${count}` })).code)
    expect(codes.at(-1)).toBe(429)
  })
})

describe('repeated calls without a session', () => {
  it('are counted by address as well', async () => {
    const other = await createTestApp()
    const knock = () => other.call('GET', '/Admin/users', { token: 'x'.repeat(43), address: '10.9.8.7' })
    const all = LIMITS.rate.perMinute * LIMITS.rate.addressFactor
    for (let count = 1; count < all; count += 1) other.app.calls.take('10.9.8.7', all)
    expect([(await knock()).code, (await knock()).code]).toEqual([401, 429])
    expect((await other.call('GET', '/Admin/users', { address: '10.9.8.6' })).code).toBe(401)
    await other.close()
  })
})

describe('the log', () => {
  it('has one JSON line per call, without secrets', async () => {
    await http.inject({
      method: 'POST',
      url: '/api/secret',
      payload: { password: 'hunter-22', token: 'tok-33', code: '778899' },
      headers: { authorization: `Bearer ${'s'.repeat(43)}` },
    })
    const text = lines.join('')
    expect(text).not.toMatch(/hunter-22|tok-33|123456|778899|sssss/)
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
    expect(lines.every(line => line.indexOf('\n') === line.length - 1)).toBe(true)
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      method: 'POST',
      route: '/api/secret',
      code: 200,
      msg: 'call',
    })
  })
})

describe('other origins', () => {
  it('are allowed only when they are named', async () => {
    const config = readConfig({ SHIJI_MODE: 'test', SHIJI_ORIGINS: 'https://shop.example, https://seller.example' })
    const app = await createHttpServer({ config, log: createLog('silent') })
    const allowed = async (origin: string) =>
      (
        await app.inject({
          method: 'OPTIONS',
          url: '/api/x',
          headers: { origin, 'access-control-request-method': 'POST' },
        })
      ).headers['access-control-allow-origin']
    expect(await allowed('https://seller.example')).toBe('https://seller.example')
    expect(await allowed('https://evil.example')).not.toBe('https://evil.example')
    await app.close()
  })

  it.each(['PUT', 'PATCH', 'DELETE'])('may %s, with a key and a version', async method => {
    const config = readConfig({ SHIJI_MODE: 'test', SHIJI_ORIGINS: 'https://seller.example' })
    const app = await createHttpServer({ config, log: createLog('silent') })
    const { headers } = await app.inject({
      method: 'OPTIONS',
      url: '/api/x',
      headers: { origin: 'https://seller.example', 'access-control-request-method': method },
    })
    expect(headers['access-control-allow-methods']).toContain(method)
    expect(headers['access-control-allow-headers']).toMatch(/idempotency-key.*if-match/)
    expect(headers['access-control-max-age']).toBe('7200')
    await app.close()
  })
})
