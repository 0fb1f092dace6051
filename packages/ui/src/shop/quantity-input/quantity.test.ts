import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostOf, readQuantity } from './quantity.ts'

const bounds = { min: 1, stock: 86, limit: 5 }

describe('readQuantity', () => {
  it.each([
    ['3', { value: 3 }],
    [' 5 ', { value: 5 }],
    ['', { value: 1, refusal: 'nonsense' }],
    ['1.5', { value: 1, refusal: 'nonsense' }],
    ['two', { value: 1, refusal: 'nonsense' }],
    ['1e3', { value: 1, refusal: 'nonsense' }],
    ['0', { value: 1, refusal: 'below_minimum' }],
    ['-4', { value: 1, refusal: 'below_minimum' }],
    ['6', { value: 5, refusal: 'over_limit' }],
    ['87', { value: 5, refusal: 'over_stock' }],
  ])('reads %o as %o', (text, reading) => {
    expect(readQuantity(text, bounds)).toEqual(reading)
  })

  it('never returns a quantity that cannot be bought, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 500 }),
        fc.option(fc.integer({ min: 1, max: 50 })),
        (text, stock, limit) => {
          const range = { min: 1, stock, limit: limit ?? undefined }
          const { value } = readQuantity(text, range)
          expect(Number.isInteger(value) && value >= 1 && value <= mostOf(range)).toBe(true)
        },
      ),
    )
  })
})
