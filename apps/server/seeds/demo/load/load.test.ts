import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/harness/app.ts'
import { seedBase } from '../../base/seed-base.ts'
import { DEMO_SIZE, loadDemo } from './index.ts'

const counts = async (server: TestApp, query: ReturnType<typeof sql>): Promise<Record<string, number>> => {
  const { rows } = await server.ctx.db.execute<{ key: string; count: string }>(query)
  return Object.fromEntries(rows.map(row => [row.key, Number(row.count)]))
}

const fingerprint = async (server: TestApp): Promise<unknown> => {
  const { rows } = await server.ctx.db.execute(sql`
    select (select md5(string_agg(g::text, '|' order by g.id)) from goods g) as goods,
      (select md5(string_agg(o::text, '|' order by o.id)) from orders o) as orders,
      (select md5(string_agg(p::text, '|' order by p.id)) from postings p) as postings,
      (select md5(string_agg(c::text, '|' order by c.id)) from order_comments c) as comments`)
  return rows[0]
}

/** Closing a server checks every invariant over its database. */
describe('the demo world', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
    await seedBase(server.ctx, 'a-test-password')
    await loadDemo(server.ctx)
  })
  afterAll(() => server.close())

  it('has 24 stores in their states, 128 third-level classes, 300 buyers and at least 300 goods', async () => {
    expect(await counts(server, sql`select verify as key, count(*) from stores group by 1`)).toEqual({
      passed: 21,
      verifying: 1,
      denied: 1,
      fill_information: 1,
    })
    expect(
      await counts(
        server,
        sql`select 'classes' as key, count(*) from goods_classes where level = 3 union all select 'goods', count(*) from goods union all select 'buyers', count(*) from users where username <> '13800000002' and username not like '139%'`,
      ),
    ).toEqual({ classes: 128, goods: DEMO_SIZE.goods, buyers: 300 })
  })

  it('has 2,000 orders in every state that exists, some of each for the demo buyer', async () => {
    const states = ['cancel', 'completion', 'waiting_comment', 'waiting_delivery', 'waiting_payment', 'waiting_receipt']
    const all = await counts(server, sql`select status as key, count(*) from orders group by 1`)
    expect(Object.keys(all).toSorted()).toEqual(states)
    expect(Object.values(all).reduce((sum, count) => sum + count, 0)).toBe(2_000)
    const yours = await counts(
      server,
      sql`select o.status as key, count(*) from orders o join users u on u.id = o.user_id where u.username = '13800000001' group by 1`,
    )
    expect(Object.keys(yours).toSorted()).toEqual(states)
  })

  it('lets the shop go on with ids of its own', async () => {
    const id = await server.ctx.ids.take(2_500)
    const { rows } = await server.ctx.db.execute<{ max: string }>(sql`select max(id) as max from postings`)
    expect(Math.max(...id)).not.toBe(Number(rows[0]?.max))
    expect(new Set(id).size).toBe(2_500)
  })

  it('is the same to the byte for the same seed and time', async () => {
    const other = await createTestApp()
    await seedBase(other.ctx, 'a-test-password')
    await loadDemo(other.ctx)
    expect(await fingerprint(other)).toEqual(await fingerprint(server))
    await other.close()
  })
})
