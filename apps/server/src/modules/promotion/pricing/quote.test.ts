import { fen } from '@shiji/kit/money/fen.ts'
import { describe, expect, it } from 'vitest'
import type { Offer } from './offer.ts'
import { price } from './price.ts'
import type { WantedSku } from './pricing.ts'
import { quoteFacts, quoteOf } from './quote.ts'

const wanted = (skuId: number, each: number, buyNum: number, storeId = 1): WantedSku => ({
  skuId,
  goodsId: skuId * 10,
  storeId,
  price: fen(each),
  weight: 100,
  freightMode: 'default',
  freightId: null,
  buyNum,
})
const template = (storeId: number, amount: number) => ({
  id: storeId,
  storeId,
  name: '',
  isDefault: true,
  firstWeight: 100_000,
  firstPrice: fen(amount),
  stepWeight: 1,
  stepPrice: fen(0),
  areaIds: [],
  unit: 'weight' as const,
  freeFrom: null,
  excludedIds: [],
})
const quote = (lines: readonly WantedSku[], freight: number, offers: readonly Offer[] = []) => {
  const result = quoteOf(price({ lines, offers, templates: [template(1, freight), template(2, 0)], area: undefined }))
  if ('unreachable' in result) throw new Error('no freight')
  return result
}

describe('a quote', () => {
  it('sums goods, freight and discounts by store and in all', () => {
    const coupon: Offer = {
      kind: 'coupon',
      refId: 9,
      name: '',
      nameEn: '',
      phase: 'store',
      storeId: 1,
      cut: { off: fen(80) },
    }
    const both = quote([wanted(5, 1_990, 2), wanted(6, 100, 1), wanted(7, 5_000, 1, 2)], 800, [coupon])
    const [one] = both.stores

    expect(one).toMatchObject({ goodsAmount: 4_080, discountAmount: 80, payable: 4_800 })
    expect(one?.lines.map(line => line.discount)).toEqual([78, 2])
    expect(one?.lines.map(line => line.payable)).toEqual([3_902, 98])
    expect(both).toMatchObject({ payable: 9_800, pieces: 4 })
  })

  it('keeps stores in the order in which they are named', () => {
    const { stores } = quote([wanted(1, 1, 1, 2), wanted(2, 1, 1, 1), wanted(3, 1, 1, 2)], 0)
    expect(stores.map(({ storeId }) => storeId)).toEqual([2, 1])
  })

  it('reports a store that does not deliver to the area', () => {
    const facts = { lines: [wanted(1, 1, 1, 2)], offers: [], templates: [], area: undefined }
    expect(quoteOf(price(facts))).toEqual({ unreachable: 2 })
  })

  const area = { provinceId: 1, cityId: 2, regionId: 3 }
  const of = (each: number, pieces: number, amount: number) =>
    quote([wanted(5, each, pieces), wanted(6, 100, 1)], amount)

  it('has the same facts for any order of lines', () => {
    const reversed = quote([wanted(6, 100, 1), wanted(5, 1_990, 2)], 800)
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
      quoteFacts(quote([wanted(5, first, 1), wanted(6, second, 1)], 0), area)
    expect(two(1_990, 100)).not.toBe(two(1_000, 1_090))
  })
})
