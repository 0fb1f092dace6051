import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeParams, encodeParams } from './params.ts'

describe('route parameters (spec §2: base64 of a JSON object)', () => {
  it('round-trips text in any script', () => {
    const scalar = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean())
    fc.assert(
      fc.property(fc.dictionary(fc.string(), scalar), value => {
        expect(decodeParams(encodeParams(value))).toEqual(value)
      }),
    )
  })

  it('is plain base64 that other clients can read, escaped for a path', () => {
    expect(decodeURIComponent(encodeParams({ keywords: '%E8%8C%B6' }))).toBe(btoa('{"keywords":"%E8%8C%B6"}'))
  })

  it.each([undefined, '', '%', 'not base64!', btoa('[1]'), btoa('null')])('returns undefined for %j', text => {
    expect(decodeParams(text)).toBeUndefined()
  })
})
