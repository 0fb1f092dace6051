import { createServer, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { drive } from './drive.ts'
import { HttpClient } from './http-client.ts'
import { percentile } from './percentile.ts'
import { Person } from './person.ts'
import { askingInTurn } from './same-bytes.ts'

let server: Server | undefined
let client: HttpClient | undefined
afterEach(() => {
  client?.close()
  server?.close()
})

interface Seen {
  readonly addresses: Set<string>
  calls: number
}

/** A server that gives the n-th answer; and what it saw. */
async function answering(answer: (call: number) => { status: number; body: string }): Promise<Seen> {
  const seen: Seen = { addresses: new Set(), calls: 0 }
  server = createServer((request, reply) => {
    seen.calls += 1
    seen.addresses.add(String(request.headers['x-forwarded-for']))
    const { status, body } = answer(seen.calls)
    reply.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  const port = await new Promise<number>(resolve => {
    server?.listen(0, '127.0.0.1', () => {
      const address = server?.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  client = new HttpClient(`http://127.0.0.1:${port}`)
  return seen
}

const ok = { status: 200, body: '{"code":200,"msg":"","data":[{"id":1}]}' }

/** Asks as another visitor at each turn. */
const asking = async (turn: number): Promise<void> => {
  if (client === undefined) throw new Error('no server')
  await new Person(client, turn, undefined, () => undefined).ask('list', 'GET', '/goods')
}

it('a refusal in HTTP 200 ends the load at once and reports who answered what', async () => {
  const seen = await answering(call =>
    call < 20 ? ok : { status: 200, body: '{"code":429,"msg":"太频繁","data":{}}' },
  )
  await expect(drive(asking, 4, { units: 10_000 })).rejects.toThrow(
    'GET /api/goods answered HTTP 200, code 429: {"code":429,"msg":"太频繁"',
  )
  expect(seen.calls).toBeLessThan(30)
})

it.each([
  ['another status', { status: 503, body: 'upstream' }, 'HTTP 503, not 200: upstream'],
  ['no envelope', { status: 200, body: '<html>' }, 'code undefined: <html>'],
  ['an empty list', { status: 200, body: '{"code":200,"msg":"","data":{"data":[]}}' }, '0 rows instead of 1 or more'],
])('%s ends the load as well', async (_name, answer, message) => {
  await answering(() => answer)
  await expect(drive(asking, 2, { units: 50 })).rejects.toThrow(message)
})

it('an answer of another size than the recorded one ends the load', async () => {
  await answering(call => (call < 9 ? ok : { status: 200, body: '{"code":200,"msg":"","data":[]}' }))
  if (client === undefined) throw new Error('no server')
  const asked = [{ path: '/api/goods', bytes: Buffer.byteLength(ok.body) }]
  await expect(drive(askingInTurn(client, asked), 2, { units: 50 })).rejects.toThrow(
    'GET /api/goods answered HTTP 200, 31 bytes instead of 39 with code 200: {"code":200,"msg":"","data":[]}',
  )
})

it('comes from as many addresses as callers, and counts the answers', async () => {
  const seen = await answering(() => ok)
  const { units, rate, seconds } = await drive(asking, 8, { units: 600 })
  expect(seen.addresses.size).toBe(600)
  expect(units).toBe(600)
  expect(seen.calls).toBe(600)
  expect(rate).toBeCloseTo(600 / seconds)
})

it('p95 is what 95 of 100 do not exceed', () => {
  const figures = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect([percentile(figures, 0.5), percentile(figures, 0.95)]).toEqual([50, 95])
  expect(percentile([7], 0.95)).toBe(7)
})
