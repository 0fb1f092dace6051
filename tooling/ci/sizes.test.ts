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
  it('name pages that are visited: home, product, each login, lists of both back offices', () => {
    const visited = VISITS.map(({ name }) => name)
    expect(BUDGETS.map(({ visit }) => visit).filter(name => !visited.includes(name))).toEqual([])
    for (const page of [
      'shop home',
      'shop product',
      'shop login',
      'seller login',
      'admin login',
      'seller goods',
      'admin users',
    ])
      expect(BUDGETS.map(({ visit }) => visit)).toContain(page)
  })
})
