import { REVIEWS, SHELF_STATUSES } from '@shiji/contract/statuses.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { instantText, isTrading, tradingText } from '../../store/domain/trading.ts'
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
const NOW = new Date('2026-06-01T02:00:00Z')
/** No date, and one a millisecond before, at and after that instant. */
const DATES = [null, ...[-1, 0, 1].map(ms => new Date(NOW.getTime() + ms))]
const STORES = ['fill_information', 'verifying', 'denied', 'passed'].flatMap(verify =>
  ['open', 'holiday', 'closed'].flatMap(status =>
    DATES.flatMap(holidayUntil => DATES.map(closesAt => ({ verify, status, holidayUntil, closesAt }))),
  ),
)
const timeOf = (date: Date | null) =>
  date === null ? 'null::timestamptz' : `${quoted(date.toISOString())}::timestamptz`
const goodsValues = `(values ${GOODS.map(
  ({ deletedAt, shelf, verify }, at) =>
    `(${at}, ${deletedAt === null ? 'null' : quoted(deletedAt.toISOString())}::timestamptz, ${quoted(shelf)}, ${quoted(verify)})`,
)}) as g (at, deleted_at, shelf, verify)`
const storeValues = `(values ${STORES.map(
  ({ verify, status, holidayUntil, closesAt }, at) =>
    `(${at}, ${quoted(verify)}, ${quoted(status)}, ${timeOf(holidayUntil)}, ${timeOf(closesAt)})`,
)}) as s (at, verify, status, holiday_until, closes_at)`

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
    const said = await inStatement(tradingText('s', instantText(NOW)), storeValues)
    expect(said).toEqual(STORES.map(store => isTrading(store, NOW)))
    const trading = STORES.filter(store => isTrading(store, NOW))
    // Open ones without a closing or with one ahead; the end of a holiday opens those that are on one, too.
    expect(trading).toHaveLength(4 * 2 + 2 * 2)
    expect(GOODS.flatMap(goods => trading.filter(store => isListed(goods, isTrading(store, NOW))))).toEqual(trading)
  })

  it('agree on the commission rate, whichever rates are set', async () => {
    const rate = fc.option(fc.integer({ min: 0, max: 10_000 }))
    const rates = fc.record({ ofStoreClass: rate, ofStore: rate, ofClass: rate, discountBp: rate })
    await fc.assert(
      fc.asyncProperty(fc.array(rates, { minLength: 1, maxLength: 40 }), async all => {
        const column = (table: string, key: keyof (typeof all)[number], name = 'commission_bp') =>
          `(select ${all.map((one, at) => `when ${at} then ${one[key] ?? 'null'}`).reduce((cases, each) => `${cases} ${each}`, 'case r.at')} end::int as ${name}) ${table}`
        const from = `generate_series(0, ${all.length - 1}) r (at), lateral ${column('sc', 'ofStoreClass')}, lateral ${column('s', 'ofStore')}, lateral ${column('c', 'ofClass')}, lateral ${column('gr', 'discountBp', 'commission_discount')}`
        expect(await inStatement(commissionText('sc', 's', 'c', 'gr'), from)).toEqual(all.map(commissionRate))
      }),
      { numRuns: 30 },
    )
  })
})
