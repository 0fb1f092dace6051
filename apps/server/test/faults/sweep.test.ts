import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { aShopper, place } from '#harness/trade.builder.ts'
import { orders } from '../../src/modules/order/index.ts'
import { sweepOverdue } from '../../src/modules/order/use-cases/sweep-overdue.ts'

const DAY = 86_400_000
const MINUTE = 60_000

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('the sweep of overdue orders', () => {
  it('processes all of them in batches, past one that fails again and again', async () => {
    const store = await aStore(server.ctx)
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aShopper(server)
    const ids: number[] = []
    for (let nth = 0; nth < 5; nth += 1) {
      ids.push(...(await place(server, buyer, lamp)).order_id)
      server.clock.moveBy(MINUTE)
    }
    await server.drain()
    const [stuck = 0, ...others] = ids
    await server.ctx.db.execute(sql`
      create function stay() returns trigger language plpgsql as $$ begin raise exception 'broken on purpose'; end $$`)
    await server.ctx.db.execute(
      sql.raw(
        `create trigger stay before update on orders for each row when (old.id = ${stuck}) execute function stay()`,
      ),
    )
    server.clock.moveBy(DAY + 6 * MINUTE)

    await sweepOverdue(server.ctx, 1)

    const now = await server.ctx.db
      .select({ id: orders.id, status: orders.status })
      .from(orders)
      .where(inArray(orders.id, ids))
    expect(now.filter(order => order.status === 'cancel').map(order => order.id)).toEqual(
      expect.arrayContaining(others),
    )
    expect(now.find(order => order.id === stuck)?.status).toBe('waiting_payment')

    await server.ctx.db.execute(sql`drop trigger stay on orders`)
    await sweepOverdue(server.ctx, 2)
    const [mended] = await server.ctx.db
      .select()
      .from(orders)
      .where(inArray(orders.id, [stuck]))
    expect(mended?.status).toBe('cancel')
  })
})
