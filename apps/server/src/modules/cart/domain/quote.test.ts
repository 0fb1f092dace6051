import { fen } from '@shiji/kit/money/fen.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDiscounts, sum } from './discounts.ts'
import { mergeLines, type WantedLine } from './order-lines.ts'
import { byStore, priceStore, type QuotableSku, quoteFacts, totalQuote } from './quote.ts'

const sku = (skuId: number, price: number, storeId = 1): QuotableSku => ({
  skuId,
  goodsId: skuId * 10,
  storeId,
  storeName: '店',
  storeNameEn: '',
  storeSeal: '',
  storeColour: '',
  name: 'x',
  nameEn: '',
  skuName: '',
  skuNameEn: '',
  image: '',
  price: fen(price),
  weight: 100,
  freightMode: 'default',
  freightId: null,
  commissionBp: 500,
  left: 99,
})
const wanted = (skuId: number, price: number, buyNum: number, storeId = 1) => ({
  ...sku(skuId, price, storeId),
  buyNum,
  cartIds: [],
})
const freight = (amount: number) => ({ parts: [], amount: fen(amount) })

describe('lines of one SKU', () => {
  const line = (skuId: number, buyNum: number, cartId: number): WantedLine => ({
    goodsId: 1,
    skuId,
    buyNum,
    cartIds: [cartId],
  })

  it('are wanted together', () => {
    expect(mergeLines([line(5, 1, 11), line(6, 1, 12), line(5, 2, 13)])).toEqual([
      { goodsId: 1, skuId: 5, buyNum: 3, cartIds: [11, 13] },
      { goodsId: 1, skuId: 6, buyNum: 1, cartIds: [12] },
    ])
  })

  it('are refused above what one order may hold', () => {
    expect(mergeLines([line(5, 500, 1), line(5, 500, 2)])).toBe('cart.quantity')
  })
})

describe('discounts', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 8 })
  const steps = fc.array(
    fc.record({ amount: fc.integer({ min: 0, max: 3_000_000 }), only: fc.option(fc.integer({ min: 0, max: 7 })) }),
    { maxLength: 5 },
  )

  it('are the sum of their parts and never take a line below zero', () => {
    fc.assert(
      fc.property(amounts, steps, (totals, wantedSteps) => {
        const lines = totals.map((total, index) => ({ skuId: index, total: fen(total) }))
        const { parts, steps: applied } = applyDiscounts(
          lines,
          wantedSteps.map(({ amount, only }, index) => ({
            kind: 'test',
            refId: index + 1,
            name: '',
            amount: fen(amount),
            ...(only === null ? {} : { skuIds: [only] }),
          })),
        )
        for (const [index, line] of lines.entries()) expect(sum(parts[index] ?? [])).toBeLessThanOrEqual(line.total)
        for (const step of applied) {
          const taken = parts.flat().filter(part => part.refId === step.refId)
          expect(sum(taken)).toBe(step.amount)
        }
      }),
    )
  })

  it('take what is left when they are larger', () => {
    const { steps: applied } = applyDiscounts(
      [{ skuId: 1, total: fen(300) }],
      [
        { kind: 'a', refId: 1, name: '', amount: fen(200) },
        { kind: 'b', refId: 2, name: '', amount: fen(200) },
        { kind: 'c', refId: 3, name: '', amount: fen(200) },
      ],
    )
    expect(applied.map(step => step.amount)).toEqual([200, 100])
  })
})

describe('a quote', () => {
  it('adds goods, freight and discounts up by store and in all', () => {
    const one = priceStore([wanted(5, 1_990, 2), wanted(6, 100, 1)], freight(800), [
      { kind: 'coupon', refId: 9, name: '', amount: fen(80) },
    ])
    const two = priceStore([wanted(7, 5_000, 1, 2)], freight(0), [])

    expect(one).toMatchObject({ goodsAmount: 4_080, discountAmount: 80, payable: 4_800 })
    expect(one.lines.map(line => line.discount)).toEqual([78, 2])
    expect(one.lines.map(line => line.payable)).toEqual([3_902, 98])
    expect(totalQuote([one, two])).toMatchObject({ payable: 9_800, pieces: 4 })
  })

  it('keeps stores in the order in which they are named', () => {
    expect(byStore([wanted(1, 1, 1, 7), wanted(2, 1, 1, 5), wanted(3, 1, 1, 7)]).map(([id]) => id)).toEqual([7, 5])
  })

  const area = { provinceId: 1, cityId: 2, regionId: 3 }
  const of = (price: number, pieces: number, amount: number) =>
    totalQuote([priceStore([wanted(5, price, pieces), wanted(6, 100, 1)], freight(amount), [])])

  it('has the same facts in whatever order the lines stand', () => {
    const reversed = totalQuote([priceStore([wanted(6, 100, 1), wanted(5, 1_990, 2)], freight(800), [])])
    expect(quoteFacts(reversed, area)).toBe(quoteFacts(of(1_990, 2, 800), area))
  })

  it('has other facts when price, pieces, freight or area differ', () => {
    const base = quoteFacts(of(1_990, 2, 800), area)
    const others = [
      quoteFacts(of(1_989, 2, 800), area),
      quoteFacts(of(1_990, 3, 800), area),
      quoteFacts(of(1_990, 2, 801), area),
      quoteFacts(of(1_990, 2, 800), { ...area, cityId: 9 }),
      quoteFacts(of(1_990, 2, 800), undefined),
    ]
    expect(new Set([base, ...others]).size).toBe(6)
  })

  it('has other facts when the same sum is made of other prices', () => {
    const two = (first: number, second: number) =>
      quoteFacts(totalQuote([priceStore([wanted(5, first, 1), wanted(6, second, 1)], freight(0), [])]), area)
    expect(two(1_990, 100)).not.toBe(two(1_000, 1_090))
  })
})
