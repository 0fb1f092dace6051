import { describe, expect, it } from 'vitest'
import { mergeLines, type WantedLine } from './order-lines.ts'

describe('lines of one SKU', () => {
  const line = (skuId: number, buyNum: number, cartId: number): WantedLine => ({
    goodsId: 1,
    skuId,
    buyNum,
    cartIds: [cartId],
  })

  it('are added up', () => {
    expect(mergeLines([line(5, 1, 11), line(6, 1, 12), line(5, 2, 13)])).toEqual([
      { goodsId: 1, skuId: 5, buyNum: 3, cartIds: [11, 13] },
      { goodsId: 1, skuId: 6, buyNum: 1, cartIds: [12] },
    ])
  })

  it('are refused above what one order may contain', () => {
    expect(mergeLines([line(5, 500, 1), line(5, 500, 2)])).toBe('cart.quantity')
  })
})
