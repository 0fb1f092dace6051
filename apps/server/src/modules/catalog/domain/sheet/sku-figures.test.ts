import { fen } from '@shiji/kit/money/fen.ts'
import { describe, expect, it } from 'vitest'
import { figureProblems } from './sku-figures.ts'

const now = [
  { id: 1, price: fen(1_000), marketPrice: fen(0) },
  { id: 2, price: fen(2_000), marketPrice: fen(2_500) },
]

describe('the rows of a price and stock sheet', () => {
  it('are right with the figures that were read, with none, and with what is stored already', () => {
    expect(
      figureProblems(
        [
          { sku_id: 1, price: 900, price_was: 1_000, market_price: 1_200 },
          { sku_id: 2, price: 2_000, price_was: 1_900, stock: 3, stock_was: 5 },
        ],
        now,
      ),
    ).toEqual([])
  })

  it('are wrong at the cells whose price somebody else changed', () => {
    expect(
      figureProblems([{ sku_id: 2, price: 1, price_was: 1_999, market_price: 1, market_price_was: 2_400 }], now),
    ).toEqual([
      { field: 'rows.0.price', key: 'refusal.figure_changed' },
      { field: 'rows.0.market_price', key: 'refusal.figure_changed' },
    ])
  })

  it('are wrong when a SKU is missing, or named twice', () => {
    expect(figureProblems([{ sku_id: 1 }, { sku_id: 3, price: 1 }, { sku_id: 1, price: 2 }], now)).toEqual([
      { field: 'rows.1.sku_id', key: 'refusal.record_missing' },
      { field: 'rows.2.sku_id', key: 'refusal.taken' },
    ])
  })
})
