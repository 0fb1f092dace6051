import { REVIEWS, SHELF_STATUSES } from '@shiji/contract/statuses.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { isTrading, tradingText } from '../../store/domain/trading.ts'
import { commissionRate, commissionText } from './commission-rate.ts'
import { isListed, isOffered, offeredText } from './listed.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** The result of a statement for each row of values, in their order. */
async function inStatement(of: string, from: string): Promise<unknown[]> {
  const { rows } = await server.ctx.db.execute(sql.raw(`select ${of} as said from ${from} order by at`))
  return rows.map(row => row.said)
}
const quoted = (text: string) => `'${text}'`

const GOODS = [null, new Date('2026-01-01T00:00:00Z')].flatMap(deletedAt =>
  SHELF_STATUSES.flatMap(shelf => REVIEWS.map(verify => ({ deletedAt, shelf, verify }))),
)
const STORES = ['fill_information', 'verifying', 'denied', 'passed'].flatMap(verify =>
  ['open', 'holiday', 'closed'].map(status => ({ verify, status })),
)
const goodsValues = `(values ${GOODS.map(
  ({ deletedAt, shelf, verify }, at) =>
    `(${at}, ${deletedAt === null ? 'null' : quoted(deletedAt.toISOString())}::timestamptz, ${quoted(shelf)}, ${quoted(verify)})`,
)}) as g (at, deleted_at, shelf, verify)`
const storeValues = `(values ${STORES.map(({ verify, status }, at) => `(${at}, ${quoted(verify)}, ${quoted(status)})`)}) as s (at, verify, status)`

describe('a rule and its SQL', () => {
  it('agree on which goods are offered, in every state', async () => {
    const said = await inStatement(offeredText('g'), goodsValues)
    expect(said).toEqual(GOODS.map(isOffered))
    expect(said.filter(Boolean)).toHaveLength(1)
  })

  it.each(SHELF_STATUSES)('agree on goods that a move puts %s', async shelf => {
    const said = await inStatement(offeredText('g', { shelf }), goodsValues)
    expect(said).toEqual(GOODS.map(goods => isOffered({ ...goods, shelf })))
  })

  it.each(REVIEWS)('agree on goods that a review makes %s', async verify => {
    const said = await inStatement(offeredText('g', { verify }), goodsValues)
    expect(said).toEqual(GOODS.map(goods => isOffered({ ...goods, verify })))
  })

  it('agree on which stores trade, and goods are listed where both hold', async () => {
    const said = await inStatement(tradingText('s'), storeValues)
    expect(said).toEqual(STORES.map(isTrading))
    expect(said.filter(Boolean)).toHaveLength(1)
    const listed = GOODS.flatMap(goods => STORES.filter(store => isListed(goods, isTrading(store))))
    expect(listed).toEqual([{ verify: 'passed', status: 'open' }])
  })

  it('agree on the commission rate, whichever rates are set', async () => {
    const rate = fc.option(fc.integer({ min: 0, max: 10_000 }))
    const rates = fc.record({ ofStoreClass: rate, ofStore: rate, ofClass: rate })
    await fc.assert(
      fc.asyncProperty(fc.array(rates, { minLength: 1, maxLength: 40 }), async all => {
        const column = (table: string, key: keyof (typeof all)[number]) =>
          `(select ${all.map((one, at) => `when ${at} then ${one[key] ?? 'null'}`).reduce((cases, each) => `${cases} ${each}`, 'case r.at')} end::int as commission_bp) ${table}`
        const from = `generate_series(0, ${all.length - 1}) r (at), lateral ${column('sc', 'ofStoreClass')}, lateral ${column('s', 'ofStore')}, lateral ${column('c', 'ofClass')}`
        expect(await inStatement(commissionText('sc', 's', 'c'), from)).toEqual(all.map(commissionRate))
      }),
      { numRuns: 30 },
    )
  })
})
