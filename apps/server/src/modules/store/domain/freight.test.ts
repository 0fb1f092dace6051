import { describe, expect, it } from 'vitest'
import { overlap } from './freight.ts'

describe('areas of templates', () => {
  it('do not overlap, or the two that overlap are reported', () => {
    expect(overlap([[], [1, 2], [3]])).toBeUndefined()
    expect(overlap([[], [1, 2], [3], [2]])).toEqual({ first: 1, second: 3 })
    expect(overlap([[1, 1]])).toBeUndefined()
  })
})
