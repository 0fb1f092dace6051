import { add, fen } from '@shiji/kit/money/fen.ts'
import { describe, expect, it } from 'vitest'
import { agreedPrice, priceProblems, sharesOf } from './price-change.ts'

const price = (goods: number, freight: number) => ({ goods: fen(goods), freight: fen(freight) })

describe('a change of the price', () => {
  it('never exceeds what the buyer agreed to, neither for the goods nor for the freight', () => {
    const agreed = price(10_000, 800)
    expect(priceProblems(price(10_000, 800), agreed)).toEqual([])
    expect(priceProblems(price(10_001, 801), agreed)).toEqual([
      { field: 'goods', most: 10_000 },
      { field: 'freight', most: 800 },
    ])
    expect(priceProblems(price(9_000, 801), agreed)).toEqual([{ field: 'freight', most: 800 }])
  })

  it('leaves at least one fen to pay, in goods or freight', () => {
    const agreed = price(10_000, 800)
    expect(priceProblems(price(0, 0), agreed)).toEqual([{ field: 'goods', least: 1 }])
    expect(priceProblems(price(1, 0), agreed)).toEqual([])
    expect(priceProblems(price(0, 1), agreed)).toEqual([])
  })

  it('goes back to the price before the first change, whatever came between', () => {
    const changes = [
      { goodsBefore: fen(10_000), freightBefore: fen(800) },
      { goodsBefore: fen(7_000), freightBefore: fen(0) },
    ]
    expect(agreedPrice(price(9_000, 800), changes)).toEqual(price(10_000, 800))
    expect(agreedPrice(price(9_000, 800), [])).toEqual(price(9_000, 800))
  })

  it('is shared over the lines by largest remainder, to the fen, and takes no line below zero', () => {
    const lines = [
      { id: 1, agreed: fen(3_333) },
      { id: 2, agreed: fen(3_333) },
      { id: 3, agreed: fen(3_334) },
      { id: 4, agreed: fen(0) },
    ]
    const shares = sharesOf(lines, fen(9_000))
    expect([...shares]).toEqual([
      [1, 333],
      [2, 333],
      [3, 334],
    ])
    expect([...sharesOf(lines, fen(0))]).toEqual([
      [1, 3_333],
      [2, 3_333],
      [3, 3_334],
    ])
    expect(sharesOf(lines, fen(10_000)).size).toBe(0)
    for (const goods of [1, 2, 4_999, 7_777, 9_999]) {
      const parts = [...sharesOf(lines, fen(goods)).values()]
      expect(add(...parts)).toBe(10_000 - goods)
    }
  })
})
