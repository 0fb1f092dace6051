import { fen } from '@shiji/kit/money/fen.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FreightTemplate } from '../../store/index.ts'
import { calculateFreight, type FreightLine, freightOf } from './freight.ts'

const template = (change: Partial<FreightTemplate> = {}): FreightTemplate => ({
  id: 1,
  name: 'default',
  isDefault: true,
  firstWeight: 1_000,
  firstPrice: fen(800),
  stepWeight: 500,
  stepPrice: fen(200),
  areaIds: [],
  unit: 'weight',
  freeFrom: null,
  excludedIds: [],
  ...change,
})
const line = (change: Partial<FreightLine> = {}): FreightLine => ({
  mode: 'default',
  freightId: null,
  weight: 400,
  buyNum: 1,
  amount: fen(0),
  ...change,
})
const SHANGHAI = { provinceId: 310_000, cityId: 310_100 }
const amountOf = (lines: FreightLine[], templates: FreightTemplate[], area: typeof SHANGHAI | 'nowhere' = SHANGHAI) => {
  const result = calculateFreight(lines, templates, area === 'nowhere' ? undefined : area)
  return typeof result === 'string' ? result : result.amount
}

describe('freight of a quantity', () => {
  it.each([
    [0, 800],
    [1, 800],
    [1_000, 800],
    [1_001, 1_000],
    [1_500, 1_000],
    [1_501, 1_200],
  ])('%d g or pieces cost %d fen', (weight, amount) => {
    expect(freightOf(template(), weight)).toBe(amount)
  })

  it('never falls with the weight and grows by whole steps', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.nat(100_000),
        fc.integer({ min: 1, max: 5_000 }),
        fc.integer({ min: 1, max: 5_000 }),
        fc.nat(9_999),
        fc.nat(9_999),
        (a, b, firstWeight, stepWeight, first, step) => {
          const rule = template({ firstWeight, stepWeight, firstPrice: fen(first), stepPrice: fen(step) })
          const [light, heavy] = [freightOf(rule, Math.min(a, b)), freightOf(rule, Math.max(a, b))]
          expect(heavy).toBeGreaterThanOrEqual(light)
          expect(light).toBeGreaterThanOrEqual(first)
          if (step > 0) expect((heavy - first) % step).toBe(0)
          const steps = step === 0 ? 0 : (heavy - first) / step
          expect(firstWeight + steps * stepWeight >= Math.max(a, b) || step === 0).toBe(true)
        },
      ),
    )
  })
})

describe('template of a line', () => {
  const city = template({ id: 2, name: 'city', isDefault: false, firstPrice: fen(1), areaIds: [310_100] })
  const province = template({ id: 3, name: 'province', isDefault: false, firstPrice: fen(2), areaIds: [310_000] })
  const elsewhere = template({ id: 4, name: 'elsewhere', isDefault: false, firstPrice: fen(4), areaIds: [650_000] })

  it('prefers city, then province, then the default', () => {
    expect(amountOf([line()], [template(), province, city])).toBe(1)
    expect(amountOf([line()], [template(), province])).toBe(2)
    expect(amountOf([line()], [template(), elsewhere])).toBe(800)
    expect(amountOf([line()], [template(), province, city], 'nowhere')).toBe(800)
  })

  it("uses the goods' own template where it reaches, else the one for the area", () => {
    expect(amountOf([line({ mode: 'custom', freightId: 3 })], [template(), province])).toBe(2)
    expect(amountOf([line({ mode: 'custom', freightId: 4 })], [template(), elsewhere])).toBe(800)
    expect(amountOf([line({ mode: 'custom', freightId: 99 })], [template()])).toBe(800)
  })

  it('refuses when no template is left, not when everything is free', () => {
    expect(amountOf([line()], [elsewhere])).toBe('freight.no_default')
    expect(amountOf([line({ mode: 'free' })], [])).toBe(0)
  })

  it('weighs lines of one template together and names each part', () => {
    const result = calculateFreight(
      [line({ buyNum: 2 }), line({ weight: 300 }), line({ mode: 'free', weight: 9_000 })],
      [template()],
      SHANGHAI,
    )
    expect(result).toEqual({
      amount: 1_000,
      parts: [
        expect.objectContaining({
          templateId: 1,
          name: 'default',
          mode: 'default',
          weight: 1_100,
          pieces: 3,
          amount: 1_000,
        }),
        expect.objectContaining({ templateId: null, name: '', mode: 'free', weight: 9_000, amount: 0 }),
      ],
    })
  })

  it('sums its parts and is independent of the order of lines', () => {
    const anyLine = fc.record({
      mode: fc.constantFrom('default' as const, 'free' as const, 'custom' as const),
      freightId: fc.constantFrom(null, 1, 3, 4),
      weight: fc.nat(20_000),
      buyNum: fc.integer({ min: 1, max: 99 }),
      amount: fc.nat(100_000).map(fen),
    })
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), lines => {
        const templates = [template(), province, elsewhere]
        const result = calculateFreight(lines, templates, SHANGHAI)
        if (typeof result === 'string') throw new Error(result)
        expect(result.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(result.amount)
        expect(result.parts.reduce((sum, part) => sum + part.weight, 0)).toBe(
          lines.reduce((sum, each) => sum + each.weight * each.buyNum, 0),
        )
        expect(amountOf(lines.toReversed(), templates)).toBe(result.amount)
      }),
    )
  })
})

describe('freight by the piece', () => {
  const byPiece = template({ unit: 'piece', firstWeight: 2, firstPrice: fen(600), stepWeight: 3, stepPrice: fen(100) })

  it.each([
    [1, 600],
    [2, 600],
    [3, 700],
    [5, 700],
    [6, 800],
  ])('%d pieces cost %d fen, whatever they weigh', (buyNum, amount) => {
    expect(amountOf([line({ buyNum, weight: 90_000 })], [byPiece])).toBe(amount)
  })

  it('counts the pieces of all lines of the template together, those of another template apart', () => {
    const other = template({ id: 2, isDefault: false, firstPrice: fen(300) })
    const lines = [
      line({ buyNum: 2 }),
      line({ buyNum: 1 }),
      line({ mode: 'custom', freightId: 2, buyNum: 9, weight: 1 }),
    ]
    expect(amountOf(lines, [byPiece, other])).toBe(700 + 300)
  })
})

describe('free above a sum', () => {
  const rule = template({ freeFrom: fen(9_900) })

  it.each([
    [9_899, 800],
    [9_900, 0],
    [9_901, 0],
  ])('goods for %d fen cost %d', (amount, freight) => {
    expect(amountOf([line({ amount: fen(amount) })], [rule])).toBe(freight)
  })

  it('adds up the goods of the template, and of no other one', () => {
    const own = template({ id: 2, isDefault: false, firstPrice: fen(300) })
    const half = line({ amount: fen(4_950) })
    const others = line({ mode: 'custom', freightId: 2, amount: fen(50_000) })
    expect(amountOf([half, half], [rule, own])).toBe(0)
    expect(amountOf([half, others], [rule, own])).toBe(800 + 300)
    expect(amountOf([half, line({ mode: 'free', amount: fen(50_000) })], [rule, own])).toBe(800)
  })
})

describe('areas without delivery', () => {
  const NINGBO = { provinceId: 330_000, cityId: 330_200 }
  const HANGZHOU = { provinceId: 330_000, cityId: 330_100 }
  const at = (templates: FreightTemplate[], area: typeof NINGBO, change: Partial<FreightLine> = {}) =>
    amountOf([line(change)], templates, area)

  it('refuse a province, and a city of a province that is served', () => {
    expect(at([template({ excludedIds: [330_000] })], NINGBO)).toBe('freight.not_delivered')
    expect(at([template({ excludedIds: [330_000] })], SHANGHAI)).toBe(800)
    const near = template({ id: 2, isDefault: false, firstPrice: fen(1), areaIds: [330_000], excludedIds: [330_200] })
    expect(at([template(), near], NINGBO)).toBe('freight.not_delivered')
    expect(at([template(), near], HANGZHOU)).toBe(1)
  })

  it('leave out a city that a template names within them', () => {
    const city = template({ id: 2, isDefault: false, firstPrice: fen(1), areaIds: [330_100] })
    const templates = [template({ excludedIds: [330_000] }), city]
    expect(at(templates, HANGZHOU)).toBe(1)
    expect(at(templates, NINGBO)).toBe('freight.not_delivered')
  })

  it('count for goods with a template of their own and for free goods too', () => {
    const own = template({ id: 2, isDefault: false, firstPrice: fen(1) })
    const templates = [template({ excludedIds: [330_200] }), own]
    expect(at(templates, NINGBO, { mode: 'custom', freightId: 2 })).toBe('freight.not_delivered')
    expect(at(templates, HANGZHOU, { mode: 'custom', freightId: 2 })).toBe(1)
    expect(at(templates, NINGBO, { mode: 'free' })).toBe('freight.not_delivered')
    expect(at(templates, HANGZHOU, { mode: 'free' })).toBe(0)
  })

  it('refuse the whole parcel when one of its lines cannot go there', () => {
    const city = template({ id: 2, isDefault: false, firstPrice: fen(1), areaIds: [330_200] })
    const templates = [template({ excludedIds: [330_000] }), city, template({ id: 3, isDefault: false })]
    expect(amountOf([line(), line({ mode: 'custom', freightId: 3 })], templates, NINGBO)).toBe('freight.not_delivered')
  })

  it('refuse nothing before an address is known', () => {
    expect(amountOf([line()], [template({ excludedIds: [330_000] })], 'nowhere')).toBe(800)
  })
})
