import { add, fen, ZERO } from '@shiji/kit/money/fen.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Offer } from './offer.ts'
import { price } from './price.ts'
import type { PriceFacts, WantedSku } from './pricing.ts'

const sku = (skuId: number, yuan: number, change: Partial<WantedSku> = {}): WantedSku => ({
  skuId,
  goodsId: skuId * 10,
  storeId: 1,
  price: fen(yuan * 100),
  weight: 500,
  freightMode: 'default',
  freightId: null,
  buyNum: 1,
  ...change,
})
const template = (storeId: number) => ({
  id: storeId,
  storeId,
  name: 'default',
  isDefault: true,
  firstWeight: 1_000,
  firstPrice: fen(800),
  stepWeight: 500,
  stepPrice: fen(200),
  areaIds: [],
  unit: 'weight' as const,
  freeFrom: null,
  excludedIds: [],
})
const named = (refId: number) => ({ kind: 'test', refId, name: `优惠 ${refId}`, nameEn: `Offer ${refId}` })
const factsOf = (lines: readonly WantedSku[], ...offers: readonly Offer[]): PriceFacts => ({
  lines,
  offers,
  templates: [template(1), template(2)],
  area: { provinceId: 310_000, cityId: 310_100 },
})
const payableOf = (goods: ReturnType<typeof price>[number]) =>
  goods.goodsAmount - goods.discountAmount + freightOf(goods)
const freightOf = (goods: ReturnType<typeof price>[number]) => {
  const result = goods.freight?.result
  return result === undefined || typeof result === 'string' ? ZERO : result.amount
}
const only = (facts: PriceFacts, through?: Parameters<typeof price>[1]) => {
  const [goods, ...more] = price(facts, through)
  if (goods === undefined || more.length > 0) throw new Error('one store')
  return goods
}

describe('a price without offers', () => {
  it('is goods and freight', () => {
    const goods = only(factsOf([sku(1, 20, { buyNum: 2 }), sku(2, 5)]))
    expect(goods).toMatchObject({ goodsAmount: 4_500, discountAmount: 0, steps: [] })
    expect(payableOf(goods)).toBe(4_500 + 1_000)
  })
})

describe('the unit phase', () => {
  const flash = (refId: number, yuan: number): Offer => ({
    ...named(refId),
    phase: 'unit',
    skuId: 1,
    price: fen(yuan * 100),
  })

  it('uses the cheapest price of a piece, and reports the saving on all pieces', () => {
    const goods = only(factsOf([sku(1, 20, { buyNum: 3 }), sku(2, 5)], flash(7, 15), flash(8, 12), flash(9, 18)))
    expect(goods.lines.map(line => line.price)).toEqual([1_200, 500])
    expect(goods).toMatchObject({ goodsAmount: 4_100, discountAmount: 0 })
    expect(goods.steps).toEqual([{ ...named(8), phase: 'unit', amount: 2_400 }])
  })

  it('never makes a piece more expensive', () => {
    expect(only(factsOf([sku(1, 20)], flash(7, 25)))).toMatchObject({ goodsAmount: 2_000, steps: [] })
  })
})

describe('the line phase', () => {
  it('discounts a line from a number of pieces on, and no other line', () => {
    const half: Offer = { ...named(3), phase: 'line', skuIds: [1, 2], pieces: 2, cut: { rate: 2_500 } }
    const goods = only(factsOf([sku(1, 20, { buyNum: 2 }), sku(2, 5), sku(3, 9, { buyNum: 2 })], half))
    expect(goods.lines.map(line => line.payable)).toEqual([3_000, 500, 1_800])
    expect(goods.steps).toEqual([{ ...named(3), phase: 'line', amount: 1_000 }])
  })
})

describe('the store phase', () => {
  const reduction = (refId: number, from: number, off: number): Offer => ({
    ...named(refId),
    phase: 'store',
    storeId: 1,
    from: fen(from * 100),
    cut: { off: fen(off * 100) },
    choice: 'full_reduction',
  })
  const coupon: Offer = { ...named(9), phase: 'store', storeId: 1, from: fen(9_000), cut: { off: fen(500) } }

  it('applies the best reduction whose threshold is reached, then the coupon to the rest', () => {
    const goods = only(
      factsOf([sku(1, 100)], reduction(1, 50, 5), reduction(2, 100, 10), reduction(3, 200, 60), coupon),
    )
    expect(goods.steps.map(({ refId, amount }) => [refId, amount])).toEqual([
      [2, 1_000],
      [9, 500],
    ])
  })

  it('applies thresholds to what earlier offers left', () => {
    const goods = only(factsOf([sku(1, 95)], reduction(1, 50, 10), coupon))
    expect(goods.steps.map(({ refId }) => refId)).toEqual([1])
  })

  it('does not affect other stores', () => {
    const [, second] = price(factsOf([sku(1, 100), sku(2, 100, { storeId: 2 })], reduction(1, 50, 5)))
    expect(second).toMatchObject({ discountAmount: 0, steps: [] })
  })
})

describe('the group phase', () => {
  it('spreads a platform coupon over the goods of all stores, and each shows its part', () => {
    const coupon: Offer = { ...named(4), phase: 'group', from: fen(30_000), cut: { off: fen(1_000) } }
    const stores = price(factsOf([sku(1, 100), sku(2, 300, { storeId: 2 })], coupon))
    expect(stores.map(({ steps }) => steps.map(step => step.amount))).toEqual([[250], [750]])
  })
})

describe('points', () => {
  const points = (yuan: number): Offer => ({ ...named(5), phase: 'points', worth: fen(yuan * 100) })

  it('pay for goods and never for freight', () => {
    const goods = only(factsOf([sku(1, 20)], points(500)))
    expect(goods).toMatchObject({ goodsAmount: 2_000, discountAmount: 2_000 })
    expect(payableOf(goods)).toBe(800)
  })
})

describe('free freight', () => {
  const free: Offer = { ...named(6), phase: 'freight', storeId: 1, from: fen(9_900) }

  it('depends on goods after store discounts', () => {
    const off: Offer = { ...named(1), phase: 'store', storeId: 1, cut: { off: fen(200) } }
    const goods = only(factsOf([sku(1, 100)], off, free))
    expect(freightOf(goods)).toBe(800)
    expect(goods.steps.map(({ phase }) => phase)).toEqual(['store'])
  })

  it('ignores platform coupon and points, and reports its saving', () => {
    const later: Offer[] = [
      { ...named(2), phase: 'group', cut: { off: fen(2_000) } },
      { ...named(3), phase: 'points', worth: fen(3_000) },
    ]
    const goods = only(factsOf([sku(1, 100)], ...later, free))
    expect(freightOf(goods)).toBe(0)
    expect(goods.steps.at(-1)).toEqual({ ...named(6), phase: 'freight', amount: 800 })
    expect(payableOf(goods)).toBe(5_000)
  })

  it('does not apply where the store does not deliver', () => {
    const facts = { ...factsOf([sku(1, 100)], free), templates: [] }
    expect(only(facts).freight).toEqual({ result: 'freight.no_default', steps: [] })
  })
})

describe('a cart', () => {
  it('has prices of lines and no thresholds', () => {
    const goods = only(
      factsOf(
        [sku(1, 100)],
        { ...named(1), phase: 'unit', skuId: 1, price: fen(9_000) },
        { ...named(2), phase: 'store', storeId: 1, cut: { off: fen(100) } },
      ),
      'line',
    )
    expect(goods.lines.map(line => line.payable)).toEqual([9_000])
    expect(goods.freight).toBeUndefined()
  })
})

describe('every price', () => {
  const amount = fc.integer({ min: 0, max: 300_000 })
  const cut = fc.oneof(
    amount.map(off => ({ off: fen(off) })),
    fc.integer({ min: 0, max: 12_000 }).map(rate => ({ rate })),
  )
  const skuIds = fc
    .option(fc.subarray([1, 2, 3, 4]), { nil: undefined })
    .map(ids => (ids === undefined ? {} : { skuIds: ids }))
  const offer = fc
    .tuple(fc.constantFrom('unit', 'line', 'store', 'group', 'points', 'freight'), amount, cut, skuIds, fc.boolean())
    .map(([phase, at, taken, ids, isChoice]): Offer => {
      const refId = at
      const choice = isChoice ? { choice: 'one' } : {}
      switch (phase) {
        case 'unit':
          return { ...named(refId), phase, skuId: 1 + (at % 4), price: fen(at) }
        case 'line':
          return { ...named(refId), phase, cut: taken, ...ids }
        case 'store':
          return { ...named(refId), phase, storeId: 1 + (at % 2), from: fen(at), cut: taken, ...ids, ...choice }
        case 'group':
          return { ...named(refId), phase, from: fen(at), cut: taken, ...ids, ...choice }
        case 'points':
          return { ...named(refId), phase, worth: fen(at) }
        default:
          return { ...named(refId), phase: 'freight', storeId: 1 + (at % 2), from: fen(at) }
      }
    })
  const lines = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 9 })), {
      minLength: 1,
      maxLength: 4,
    })
    .map(all => all.map(([each, buyNum], at) => sku(at + 1, 1, { price: fen(each), buyNum, storeId: 1 + (at % 2) })))

  it('has lines of at least zero, discounts that are the sum of their reasons, and freight that no discount pays', () => {
    fc.assert(
      fc.property(lines, fc.array(offer, { maxLength: 8 }), (wanted, offers) => {
        const plain = price(factsOf(wanted))
        for (const [at, goods] of price(factsOf(wanted, ...offers)).entries()) {
          for (const line of goods.lines) {
            expect(line.payable).toBeGreaterThanOrEqual(0)
            expect(line.price).toBeLessThanOrEqual(line.listPrice)
            expect(add(...line.discounts.map(step => step.amount))).toBe(line.total - line.payable)
          }
          const of = (...phases: readonly string[]) =>
            add(...goods.steps.filter(step => phases.includes(step.phase)).map(step => step.amount))
          expect(of('line', 'store', 'group', 'points')).toBe(goods.discountAmount)
          expect(of('unit')).toBe((plain[at]?.goodsAmount ?? 0) - goods.goodsAmount)
          const full = plain[at] === undefined ? ZERO : freightOf(plain[at])
          expect(freightOf(goods) + of('freight')).toBe(full)
          expect(goods.steps.every(step => step.amount > 0)).toBe(true)
        }
      }),
    )
  })
})
