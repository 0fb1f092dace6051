import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offsetOf, rowWindow } from './row-window.ts'

const plain = { count: 400, usual: 44, measured: new Map<number, number>() }

describe('rows of a long page', () => {
  it('are rendered where they are visible, with a few around them', () => {
    expect(rowWindow(plain, 4400, 440)).toEqual({ first: 92, end: 118, before: 92 * 44, after: 282 * 44 })
  })

  it('that are taller than usual push the others down', () => {
    const tall = { ...plain, measured: new Map([[0, 144]]) }
    expect(offsetOf(tall, 10)).toBe(540)
    expect(rowWindow(tall, 0, 144).end).toBe(9)
  })

  it('always fill the view, and rendered and omitted rows together are as high as all of them', () => {
    const heights = fc.dictionary(fc.nat(399).map(String), fc.integer({ min: 20, max: 300 }))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        heights,
        fc.nat(20_000),
        fc.integer({ min: 1, max: 2000 }),
        (count, given, at, view) => {
          const measured = new Map(Object.entries(given).map(([index, height]) => [Number(index), height] as const))
          const rows = { count, usual: 44, measured: new Map([...measured].filter(([index]) => index < count)) }
          const all = offsetOf(rows, count)
          const scrolled = Math.min(at, Math.max(0, all - view))
          const { first, end, before, after } = rowWindow(rows, scrolled, view)
          expect(before).toBeLessThanOrEqual(scrolled)
          expect(all - after).toBeGreaterThanOrEqual(Math.min(all, scrolled + view))
          expect(before + offsetOf(rows, end) - offsetOf(rows, first) + after).toBe(all)
        },
      ),
    )
  })
})
