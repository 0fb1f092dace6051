import { fen } from '@shiji/kit/money/fen.ts'
import { describe, expect, it } from 'vitest'
import { maySee, maySeeSales, visibleSales } from './visible-figures.ts'

const sold = { orders: 2, amount: fen(500), buyers: 1 }

describe('sales figures', () => {
  it('are shown to people who may see them, and left out for others', () => {
    expect(visibleSales(() => true, sold)).toEqual(sold)
    expect(visibleSales(figure => figure === 'orders', sold)).toEqual({ orders: 2 })
    expect(visibleSales(() => false, sold)).toEqual({})
  })

  it('follow the permissions of the person', () => {
    const all = maySee(() => true)
    const nothing = maySee(() => false)
    expect([maySeeSales(all), maySeeSales(nothing)]).toEqual([true, false])
    const asked: string[] = []
    maySee(permission => asked.push(permission) > 0)('amount')
    expect(asked).toHaveLength(1)
  })
})
