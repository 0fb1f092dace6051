import { describe, expect, it } from 'vitest'
import { saleProblem } from './sale-problem.ts'

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
