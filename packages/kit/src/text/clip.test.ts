import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clip, firstCharacter } from './clip.ts'

describe('a clipped text', () => {
  it('keeps its beginning, without half a character', () => {
    expect(clip('market', 4)).toBe('mark')
    expect(clip('market', 9)).toBe('market')
    expect(clip('a😀b', 2)).toBe('a')
    expect(clip('a😀b', 3)).toBe('a😀')
  })

  it('has whole characters only, at most one unit shorter than asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, length) => {
        const kept = clip(text, length)
        expect(text.startsWith(kept)).toBe(true)
        expect(kept.isWellFormed()).toBe(true)
        expect(kept.length).toBeGreaterThanOrEqual(Math.min(text.length, length - 1))
        expect(kept.length).toBeLessThanOrEqual(length)
      }),
    )
  })

  it('returns the whole first character', () => {
    expect(firstCharacter('😀 Island')).toBe('😀')
    expect(firstCharacter('')).toBe('')
  })
})
