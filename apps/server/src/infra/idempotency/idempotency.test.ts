import { Strict, Text } from '@shiji/contract/schema.ts'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, aBuyer } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { serveRoutes } from '#harness/routes.ts'
import { route } from '../../http/routes/route.ts'
import { AppError } from '../app-error.ts'
import { idBlocks } from '../ids/id.table.ts'
import { idempotencyKeys } from './idempotency.table.ts'

let server: TestApp
let http: FastifyInstance
let buyer: Account
let runs = 0
let mood: 'well' | 'refusing' | 'broken' = 'well'
beforeAll(async () => {
  server = await createTestApp()
  const spec = {
    method: 'POST',
    area: 'buyer',
    access: 'session',
    summary: 'test',
    body: Strict({ text: Text(20) }),
    data: Type.Object({ run: Type.Integer(), text: Type.String() }),
    idempotent: true,
  } as const
  const work = (name: string) =>
    route({ ...spec, path: `/${name}` }, async (ctx, { body }) => {
      runs += 1
      await ctx.db.insert(idBlocks).values({ name: `${name} ${runs}`, next: 1 })
      if (mood === 'refusing') throw new AppError('record.missing')
      if (mood === 'broken') throw new Error('boom')
      return { run: runs, text: body.text }
    })
  http = await serveRoutes(server, [work('one'), work('two')])
})
afterAll(async () => {
  await http.close()
  await server.close()
})
beforeEach(async () => {
  runs = 0
  mood = 'well'
  await server.ctx.db.delete(idBlocks)
  await server.ctx.db.delete(idempotencyKeys)
  buyer = await aBuyer(server)
})

const post = async (key: string | undefined, { path = 'one', text = 'a', who = buyer } = {}) => {
  const response = await http.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload: { text },
    headers: {
      'accept-language': 'en',
      authorization: `Bearer ${who.token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  })
  return response.json<{ code: number; msg: string; data: { run: number; text: string } }>()
}
const written = async () =>
  (await server.ctx.db.select().from(idBlocks)).filter(row => row.name.startsWith('one')).length

describe('Idempotency-Key', () => {
  it('a repeat gets the first answer and does nothing', async () => {
    const first = await post('k')
    expect(await post('k')).toEqual(first)
    expect([runs, await written()]).toEqual([1, 1])
  })

  it('twenty at once do the work once and answer alike', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('k')))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await written()).toBe(1)
  })

  it('without a key every call is a new one', async () => {
    await Promise.all([post(undefined), post(undefined)])
    expect(await written()).toBe(2)
  })

  it('is separate per person and per route', async () => {
    const other = await aBuyer(server)
    await Promise.all([post('k'), post('k', { who: other }), post('k', { path: 'two' })])
    expect(runs).toBe(3)
  })

  it('with another body is refused', async () => {
    await post('k')
    expect(await post('k', { text: 'b' })).toMatchObject({
      code: 409,
      msg: 'This request key was already used for a different request. Please refresh the page and try again.',
    })
    expect(runs).toBe(1)
  })

  it.each(['refusing', 'broken'] as const)('a %s try leaves nothing and may be repeated', async failing => {
    mood = failing
    expect((await post('k')).code).not.toBe(200)
    expect(await written()).toBe(0)
    mood = 'well'
    expect((await post('k')).code).toBe(200)
    expect(await written()).toBe(1)
  })

  it('longer than its limit is refused', async () => {
    expect((await post('k'.repeat(256))).code).toBe(422)
  })

  it('would do the work several times if it checked first and worked later (mutant)', async () => {
    const done = new Set<string>()
    let naive = 0
    const tryOnce = async () => {
      if (done.has('k')) return
      await server.ctx.db.select().from(idBlocks)
      naive += 1
      done.add('k')
    }
    await Promise.all(Array.from({ length: 20 }, tryOnce))
    expect(naive).toBeGreaterThan(1)
  })
})
