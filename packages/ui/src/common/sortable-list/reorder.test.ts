import { describe, expect, it } from 'vitest'
import { reorder } from './reorder.ts'

describe('reorder', () => {
  it('moves one item and keeps the order of the others', () => {
    expect(reorder(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(reorder(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  })

  it('stops at the ends and does not change a list without such an index', () => {
    expect(reorder(['a', 'b'], 0, 9)).toEqual(['b', 'a'])
    expect(reorder(['a', 'b'], 1, -4)).toEqual(['b', 'a'])
    expect(reorder(['a', 'b'], 7, 0)).toEqual(['a', 'b'])
  })
})
