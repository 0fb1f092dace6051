import { describe, expect, it } from 'vitest'
import { VISITS } from '../wire/visits.ts'
import { BUDGETS, judge } from './sizes.ts'

const budget = { visit: 'admin users', kilobytes: 300, files: 60 }

describe('judge', () => {
  it('holds bytes against kilobytes of a thousand', () => {
    expect(judge(budget, { bytes: 300_000, files: 60 })).toEqual({
      line: 'admin users: 300.0 of 300 kB in 60 of 60 files',
      ok: true,
    })
    expect(judge(budget, { bytes: 300_001, files: 60 }).ok).toBe(false)
  })

  it('holds files against their number, where there is one', () => {
    expect(judge(budget, { bytes: 1_000, files: 61 }).ok).toBe(false)
    expect(judge({ visit: 'shop home', kilobytes: 210 }, { bytes: 1_000, files: 61 }).ok).toBe(true)
  })

  it('does not pass a page that fetched nothing', () => {
    expect(judge(budget, { bytes: 0, files: 0 }).ok).toBe(false)
  })
})

describe('the budgets', () => {
  it('are those of the quality book for home, product, each login and the first lists of both back offices', () => {
    const limit = (visit: string) => BUDGETS.find(budget => budget.visit === visit)
    expect(limit('shop home')?.kilobytes).toBeLessThanOrEqual(210)
    expect(limit('shop product')?.kilobytes).toBeLessThanOrEqual(230)
    for (const area of ['shop', 'seller', 'admin']) expect(limit(`${area} login`)?.kilobytes).toBeLessThanOrEqual(190)
    for (const list of ['seller goods', 'admin notices', 'admin users', 'admin orders']) {
      expect(limit(list)?.kilobytes).toBeLessThanOrEqual(300)
      expect(limit(list)?.files).toBeLessThanOrEqual(60)
    }
  })

  it('name pages that are visited', () => {
    const visited = VISITS.map(({ name }) => name)
    expect(BUDGETS.map(({ visit }) => visit).filter(name => !visited.includes(name))).toEqual([])
  })
})
