import { MINUTE } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { aPayer, buy } from '#harness/trade.builder.ts'

/** How often PostgreSQL plans a statement for its values before it compares that with one plan for all. */
const TRIES = 5
const CHECKOUTS = 9

let server: TestApp
beforeAll(async () => {
  // One connection, so that its prepared statements are those of all calls.
  server = await createTestApp({ poolSize: 1 })
})
afterAll(() => server.close())

const prepared = async () => {
  const { rows } = await server.ctx.db.execute<{ name: string; text: string; generic: string; custom: string }>(
    sql`select name, statement as text, generic_plans as generic, custom_plans as custom from pg_prepared_statements`,
  )
  return rows.map(row => ({ ...row, generic: Number(row.generic), custom: Number(row.custom) }))
}

describe('statements with lists', () => {
  it('are planned for their first calls only, over many checkouts', async () => {
    const path = await aClass(server.ctx, ['家居', '灯具', '台灯'])
    const store = await aStore(server.ctx)
    const lamp = await goodsOf(server.ctx, store.id, { price: 100, stock: 100, path })
    const shade = await goodsOf(server.ctx, store.id, { price: 100, stock: 100, path })
    const buyer = await aPayer(server, 500_000)
    const lines = [lamp, shade].map(({ id, skuId }) => ({ id, skuId, buyNum: 1 }))
    for (let count = 0; count < CHECKOUTS; count += 1) {
      await buy(server, buyer, ...lines)
      await server.drain()
      server.clock.moveBy(MINUTE)
    }

    const busy = (await prepared()).filter(
      ({ text, generic, custom }) => /\$\d+::\w+\[\]/.test(text) && generic + custom > TRIES,
    )

    expect(busy.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['sellable_skus', 'stock_reserve', 'stock_move', 'ledger_post']),
    )
    expect(busy.filter(({ custom }) => custom > TRIES)).toEqual([])
  })

  it('leave the pages of searches to be planned for their words, and count them under a name', async () => {
    await server.call(
      'GET',
      `/goods_search/${Buffer.from(JSON.stringify({ keywords: encodeURIComponent('台灯') })).toString('base64')}`,
    )

    const searches = (await prepared()).filter(({ text }) => text.includes('tsquery'))
    // A plan for a part of the hits depends on how many there are: a count reads all of them, a page is cut.
    expect(searches.filter(({ text }) => !/count\(\*\)/.test(text) || /order by/.test(text))).toEqual([])
    expect(searches.map(({ text }) => /grouping sets/.test(text))).toContain(true)
    expect((await server.ctx.db.execute(sql`show plan_cache_mode`)).rows).toEqual([{ plan_cache_mode: 'auto' }])
  })
})
