import { fen } from '@shiji/kit/money/fen.ts'
import { describe, expect, it } from 'vitest'
import { mayTell, mayTellSales, toldSales } from './told-figures.ts'

const sold = { orders: 2, amount: fen(500), buyers: 1 }

describe('sales figures', () => {
  it('are shown to people who may see them, and left out for others', () => {
    expect(toldSales(() => true, sold)).toEqual(sold)
    expect(toldSales(figure => figure === 'orders', sold)).toEqual({ orders: 2 })
    expect(toldSales(() => false, sold)).toEqual({})
  })

  it('follow the permissions of the person', () => {
    const all = mayTell(() => true)
    const nothing = mayTell(() => false)
    expect([mayTellSales(all), mayTellSales(nothing)]).toEqual([true, false])
    const asked: string[] = []
    mayTell(permission => asked.push(permission) > 0)('amount')
    expect(asked).toHaveLength(1)
  })
})
