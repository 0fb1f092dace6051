import fc from 'fast-check'
import qs from 'qs'
import { describe, expect, it } from 'vitest'
import { queryText, urlEncoded } from './form.ts'

const sent = (body: Record<string, unknown>) => urlEncoded(body).toString()

describe('forms on the wire', () => {
  it('an empty is_type is set to 0 and an empty is_sort is set to 0 (spec §5)', () => {
    expect(sent({ is_type: '', is_sort: null })).toBe('is_type=0&is_sort=0')
    expect(sent({ is_type: undefined, is_sort: Number.NaN })).toBe('is_type=0&is_sort=0')
    expect(sent({ is_type: 2, is_sort: '5' })).toBe('is_type=2&is_sort=5')
  })

  it('leaves out fields that the form does not have, so that an update does not overwrite them', () => {
    expect(sent({ name: 'x' })).toBe('name=x')
  })

  it('writes empty text and null as x=, an empty list as x=[], booleans as 0 and 1, and leaves undefined out', () => {
    expect(decodeURIComponent(sent({ a: '', b: null, c: [], d: true, e: false, f: undefined, g: {} }))).toBe(
      'a=&b=&c=[]&d=1&e=0&g=',
    )
  })

  it('refuses a file instead of sending its name', () => {
    expect(() => sent({ file: new Blob(['x']) })).toThrow('multipart')
  })

  it('nested lists and records with any text survive a round trip through qs', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 })
    const leaf = fc.oneof(text, fc.integer().map(String))
    const sku = fc.record({ price: leaf, specs: fc.array(leaf, { minLength: 1, maxLength: 3 }) })
    fc.assert(
      fc.property(fc.record({ title: leaf, skuList: fc.array(sku, { minLength: 1, maxLength: 5 }) }), body => {
        expect(qs.parse(sent(body), { depth: 6 })).toEqual(body)
      }),
    )
  })

  it('a list of 200 SKUs keeps every row', () => {
    const skuList = Array.from({ length: 200 }, (_, index) => ({ code: `S${index}`, price: String(index) }))
    expect(qs.parse(sent({ skuList }), { arrayLimit: 1000, parameterLimit: 20_000 })).toEqual({ skuList })
  })

  it('a query has the same shape, without the is_type default', () => {
    expect(decodeURIComponent(queryText({ is_type: '', ids: [1, 2], open: true }))).toBe(
      'is_type=&ids[0]=1&ids[1]=2&open=1',
    )
  })
})
