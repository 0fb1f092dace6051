import { describe, expect, it } from 'vitest'
import { goneReason, saleProblem } from './sale-problem.ts'

const sold = { skuExists: true, isOffered: true, isTrading: true, left: 1 }

describe('a SKU', () => {
  it('can be sold when there is no problem', () => {
    expect(saleProblem(sold)).toBeNull()
  })

  it.each([
    [{ isOffered: false }, 'goods.not_for_sale'],
    [{ skuExists: false }, 'goods.sku_missing'],
    [{ isTrading: false }, 'store.closed'],
    [{ left: 0 }, 'stock.not_enough'],
    [{ left: -3 }, 'stock.not_enough'],
  ])('with %j cannot: %s', (change, problem) => {
    expect(saleProblem({ ...sold, ...change })).toBe(problem)
  })

  it('reports the clearest of several reasons', () => {
    expect(saleProblem({ skuExists: false, isOffered: false, isTrading: false, left: 0 })).toBe('goods.not_for_sale')
    expect(saleProblem({ ...sold, isTrading: false, left: 0 })).toBe('store.closed')
  })
})

describe('why goods are not for sale any more', () => {
  const open = { verify: 'passed', status: 'open' }
  const state = { isDeleted: false, verify: 'examined', store: open }

  it.each([
    [state, 'off_shelf'],
    [{ ...state, verify: 'to_be_reviewed' }, 'under_review'],
    [{ ...state, verify: 'to_be_reviewed', store: { ...open, status: 'holiday' } }, 'store_holiday'],
    [{ ...state, store: { ...open, status: 'closed' } }, 'store_closed'],
    [{ ...state, store: { ...open, verify: 'refused' } }, 'store_closed'],
    [{ isDeleted: true, verify: 'to_be_reviewed', store: { ...open, status: 'closed' } }, 'deleted'],
  ] as const)('%j: %s', (unlisted, reason) => {
    expect(goneReason(unlisted)).toBe(reason)
  })
})
