import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aFreight, aStore, type BuiltStore } from '#harness/store.builder.ts'
import { auditLogs } from '../../../infra/audit/audit.table.ts'
import { goods } from '../data/goods/goods.table.ts'

let server: TestApp
let store: BuiltStore
let token: string
let own: number[]
let template: number

beforeAll(async () => {
  server = await createTestApp()
  store = await aStore(server.ctx)
  token = await server.login('seller', store.ownerId, store.id)
  own = [(await goodsOf(server.ctx, store.id)).id, (await goodsOf(server.ctx, store.id)).id]
  template = await aFreight(server.ctx, store.id)
})
afterAll(() => server.close())

const set = (body: object) =>
  server.call<{ fields?: Record<string, string> } | null>('PUT', '/Seller/goods/freight', { token, body })
const stored = async (id: number) => {
  const [row] = await server.ctx.db.select().from(goods).where(eq(goods.id, id))
  return [row?.freightMode, row?.freightId, row?.freeDelivery]
}

describe('the delivery of several goods', () => {
  it('is by a template of the store, free, or the usual one again, and says so in lists of goods at once', async () => {
    expect((await set({ id: own, freight_mode: 'custom', freight_id: template })).code).toBe(200)
    expect(await Promise.all(own.map(stored))).toEqual(own.map(() => ['custom', template, false]))
    await set({ id: own, freight_mode: 'free', freight_id: template })
    expect(await Promise.all(own.map(stored))).toEqual(own.map(() => ['free', null, true]))
    await set({ id: [own[0]], freight_mode: 'default' })
    expect(await Promise.all(own.map(stored))).toEqual([
      ['default', null, false],
      ['free', null, true],
    ])
  })

  it('is in the audit log of each of them, with what was before', async () => {
    await set({ id: own, freight_mode: 'free' })
    await set({ id: own, freight_mode: 'custom', freight_id: template })
    const [last] = await server.ctx.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.subjectId, own[1] ?? 0))
      .orderBy(desc(auditLogs.id))
      .limit(1)
    expect(last).toMatchObject({
      action: 'goods.update',
      subjectType: 'goods',
      before: { freightMode: 'free', freightId: null },
      after: { freightMode: 'custom', freightId: template },
    })
  })

  it('stays as it was when one of the goods or the template is of another store', async () => {
    await set({ id: own, freight_mode: 'free' })
    const other = await aStore(server.ctx)
    const foreign = await goodsOf(server.ctx, other.id)
    expect((await set({ id: [...own, foreign.id], freight_mode: 'default' })).code).toBe(404)
    const elsewhere = await aFreight(server.ctx, other.id)
    for (const freight_id of [elsewhere, null, undefined]) {
      const answer = await set({ id: own, freight_mode: 'custom', freight_id })
      expect([answer.code, Object.keys(answer.data?.fields ?? {})]).toEqual([422, ['freight_id']])
    }
    expect(await Promise.all([...own, foreign.id].map(stored))).toEqual([
      ['free', null, true],
      ['free', null, true],
      ['default', null, false],
    ])
  })
})
