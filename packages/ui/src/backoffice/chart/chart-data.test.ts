import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartCsv } from './chart-csv.ts'
import { isCrowded, labelEvery, scaleOf, shareOn, spread } from './chart-data.ts'

describe('the scale of a chart', () => {
  it('has round ticks', () => {
    expect(scaleOf([3, 97], true).marks).toEqual([0, 25, 50, 75, 100])
    expect(scaleOf([0.1, 0.37], true).marks).toEqual([0, 0.1, 0.2, 0.3, 0.4])
    expect(scaleOf([], true).marks).toEqual([0, 1])
    expect(scaleOf([0, 0, null], false).marks).toEqual([0, 1])
  })

  it('has whole ticks for whole values', () => {
    expect(scaleOf([1, 10], true).marks).toEqual([0, 5, 10])
    expect(scaleOf([1], true).marks).toEqual([0, 1])
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1 }), values => {
        for (const mark of scaleOf(values, true).marks) expect(Number.isInteger(mark)).toBe(true)
      }),
    )
  })

  it('starts at zero for bars, whatever the values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), values => {
        const scale = scaleOf(values, true)
        expect(scale.marks).toContain(0)
      }),
    )
  })

  it('covers every value, with few ticks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), fc.boolean(), (values, zero) => {
        const scale = scaleOf(values, zero)
        for (const value of values) {
          expect(shareOn(scale, value)).toBeGreaterThanOrEqual(-1e-9)
          expect(shareOn(scale, value)).toBeLessThanOrEqual(1 + 1e-9)
        }
        expect(scale.marks.length).toBeLessThanOrEqual(8)
      }),
    )
  })
})

describe('labels of a chart', () => {
  it('at the ends of lines do not overlap and keep the order of the lines', () => {
    expect(spread([10, 12, 100], 16, 200)).toEqual([10, 26, 100])
    expect(spread([198, 190], 16, 200)).toEqual([200, 184])
  })

  it('along the axis are as many as fit', () => {
    expect(labelEvery(30, 8)).toBe(4)
    expect(labelEvery(7, 8)).toBe(1)
    expect(labelEvery(0, 0)).toBe(1)
  })

  it('along the axis are a third as many in a narrow chart', () => {
    expect([0, 2, 4, 6].map(at => isCrowded(at, 2))).toEqual([false, true, true, false])
  })
})

describe('chartCsv', () => {
  it('has a column per series, and no cell that is a formula', () => {
    const data = { labels: ['11-20', '=1+1'], series: [{ name: 'A, "B"', values: [1, null] }] }
    expect(chartCsv(data, '日期')).toBe('\uFEFF日期,"A, ""B"""\r\n11-20,1\r\n\'=1+1,\r\n')
  })
})
