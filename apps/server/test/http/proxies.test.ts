import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { createApp } from '../../src/app.ts'
import { createHttpServer } from '../../src/http/server.ts'
import { readConfig } from '../../src/infra/config/config.ts'

let server: TestApp
const opened: FastifyInstance[] = []
beforeAll(async () => {
  server = await createTestApp()
})
afterEach(async () => {
  for (const http of opened.splice(0)) await http.close()
})
afterAll(() => server.close())

const configOf = (env: Record<string, string>) => readConfig({ SHIJI_MODE: 'production', LOG_LEVEL: 'silent', ...env })

/** The address that the server assigns to a caller who connects from `peer` with this forwarding header. */
async function addressOf(trust: string, peer: string, forwarded?: string): Promise<string> {
  const http = await createHttpServer({ ...server.runtime, config: configOf({ TRUST_PROXY: trust }) })
  opened.push(http)
  http.get('/who', request => ({ ip: request.ip }))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const answer = await http.inject({ url: '/who', remoteAddress: peer, headers })
  return answer.json<{ ip: string }>().ip
}

describe('the address of a caller', () => {
  it.each([
    ['no proxy is trusted: the peer, whatever it claims', '', '10.0.0.1', '203.0.113.9', '10.0.0.1'],
    ['one proxy: the last address of the list', '1', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['one proxy: a forged address before it does not count', '1', '10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['two proxies', '2', '10.0.0.1', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['a network of proxies', '10.0.0.0/8', '10.0.0.1', '203.0.113.9, 10.7.7.7', '203.0.113.9'],
    ['a peer outside of that network is the caller', '10.0.0.0/8', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
    ['everybody', 'true', '10.0.0.1', '203.0.113.9, 198.51.100.7', '203.0.113.9'],
    ['no forwarding header', '1', '203.0.113.9', undefined, '203.0.113.9'],
  ])('%s (TRUST_PROXY=%s)', async (_case, trust, peer, forwarded, caller) => {
    expect(await addressOf(trust, peer, forwarded)).toBe(caller)
  })
})

describe('/metrics in production', () => {
  const statusFor = async (trust: string, peer: string, headers: Record<string, string> = {}) => {
    const app = await createApp({ ...server.runtime, config: configOf({ TRUST_PROXY: trust }) })
    opened.push(app.http)
    return (await app.http.inject({ url: '/metrics', remoteAddress: peer, headers })).statusCode
  }

  it('answers this machine itself', async () => {
    expect([await statusFor('', '127.0.0.1'), await statusFor('1', '::1')]).toEqual([200, 200])
  })

  it.each([
    ['who comes from elsewhere', '', '203.0.113.9', {}],
    ['behind an undeclared proxy on this machine', '', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
    ['behind a proxy that sends another header', '', '127.0.0.1', { forwarded: 'for=203.0.113.9' }],
    ['who claims to be local', 'true', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['behind a trusted proxy', '1', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
  ])('is not there for a stranger %s', async (_who, trust, peer, headers) => {
    expect(await statusFor(trust, peer, headers)).toBe(404)
  })
})

describe('the code of the envelope', () => {
  it.each([
    ['a success', '/api/common', 200, '200'],
    ['a refusal', '/api/goods/1', 200, '404'],
    ['a call without a session', '/api/Admin/books', 200, '401'],
    ['an unknown path', '/api/nothing', 404, '404'],
    ['a broken request', '/api/goods/%E0%A4%A', 400, '400'],
  ])('of %s is in a header', async (_name, url, status, code) => {
    const answer = await server.app.http.inject({ url })
    expect([answer.statusCode, answer.headers['x-code'], String(answer.json().code)]).toEqual([status, code, code])
  })

  it('may be read by other origins', async () => {
    const { headers } = await server.app.http.inject({
      url: '/api/common',
      headers: { origin: 'https://shop.example' },
    })
    expect(headers['access-control-expose-headers']).toContain('x-code')
  })
})
