import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { DEMO } from '../../base/demo-accounts.ts'
import { seedBase } from '../../base/seed-base.ts'
import { loadDemo } from '../load/index.ts'
import { scoreQueries } from './score.ts'

/** Limits for two hundred queries; they only ever get stricter. */
const RIGHT_AT_LEAST = 190
const ABSURD_AT_MOST = 0

describe('two hundred everyday queries', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
    await seedBase(server.ctx, DEMO.admin.password)
    await loadDemo(server.ctx)
  }, 120_000)
  afterAll(() => server.close())

  it('lead to what people mean', async () => {
    const scored = await scoreQueries(server.ctx)
    const of = (verdict: string) => scored.filter(each => each.verdict === verdict)
    const missed = scored.filter(each => each.verdict !== 'right')
    console.info(
      [
        `right ${of('right').length}, wrong ${of('wrong').length}, absurd ${of('absurd').length}`,
        ...missed.map(({ query, verdict, names }) => `${verdict}: ${query.join(' / ')} → ${names.join(' | ') || '–'}`),
      ].join('\n'),
    )
    expect(of('right').length).toBeGreaterThanOrEqual(RIGHT_AT_LEAST)
    expect(of('absurd').length).toBeLessThanOrEqual(ABSURD_AT_MOST)
  }, 60_000)
})
