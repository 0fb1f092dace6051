import { fen } from '@shiji/kit/money/fen.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FreightTemplate } from '../../store/index.ts'
import { calculateFreight, type FreightLine, freightOfWeight } from './freight.ts'

const template = (change: Partial<FreightTemplate> = {}): FreightTemplate => ({
  id: 1,
  name: 'default',
  isDefault: true,
  firstWeight: 1_000,
  firstPrice: fen(800),
  stepWeight: 500,
  stepPrice: fen(200),
  areaIds: [],
  ...change,
})
const line = (change: Partial<FreightLine> = {}): FreightLine => ({
  mode: 'default',
  freightId: null,
  weight: 400,
  buyNum: 1,
  ...change,
})
const SHANGHAI = { provinceId: 310_000, cityId: 310_100 }
const amountOf = (lines: FreightLine[], templates: FreightTemplate[], area: typeof SHANGHAI | 'nowhere' = SHANGHAI) => {
  const result = calculateFreight(lines, templates, area === 'nowhere' ? undefined : area)
  return typeof result === 'string' ? result : result.amount
}

describe('freight of a weight', () => {
  it.each([
    [0, 800],
    [1, 800],
    [1_000, 800],
    [1_001, 1_000],
    [1_500, 1_000],
    [1_501, 1_200],
  ])('%d g cost %d fen', (weight, amount) => {
    expect(freightOfWeight(template(), weight)).toBe(amount)
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
          const [light, heavy] = [freightOfWeight(rule, Math.min(a, b)), freightOfWeight(rule, Math.max(a, b))]
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
        { templateId: 1, name: 'default', mode: 'default', weight: 1_100, amount: 1_000 },
        { templateId: null, name: '', mode: 'free', weight: 9_000, amount: 0 },
      ],
    })
  })

  it('sums its parts and is independent of the order of lines', () => {
    const anyLine = fc.record({
      mode: fc.constantFrom('default' as const, 'free' as const, 'custom' as const),
      freightId: fc.constantFrom(null, 1, 3, 4),
      weight: fc.nat(20_000),
      buyNum: fc.integer({ min: 1, max: 99 }),
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
