import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pagerItems, readPage } from './pager.ts'

describe('pagerItems', () => {
  it.each([
    [1, 1, [1]],
    [1, 0, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 41, [1, 2, 3, 4, 5, 'gap-end', 41]],
    [20, 41, [1, 'gap-start', 19, 20, 21, 'gap-end', 41]],
    [40, 41, [1, 'gap-start', 37, 38, 39, 40, 41]],
  ])('on page %i of %i shows %j', (current, last, items) => {
    expect(pagerItems(current, last)).toEqual(items)
  })

  it('always shows first, current and last, in order, in at most seven items', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(5000), (last, at) => {
        const current = 1 + (at % last)
        const items = pagerItems(current, last)
        const pages = items.filter(item => typeof item === 'number')
        expect(items.length).toBeLessThanOrEqual(7)
        expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b))
        expect(pages).toEqual(expect.arrayContaining([1, current, last]))
      }),
    )
  })
})

describe('readPage', () => {
  it.each([
    ['7', 7],
    ['99', 41],
    ['0', 1],
    ['', undefined],
    ['-2', undefined],
    ['1.5', undefined],
  ])('reads %o as %o', (text, page) => {
    expect(readPage(text, 41)).toBe(page)
  })
})
