import { describe, expect, it } from 'vitest'
import { formatDistance } from './distance.ts'

describe('a distance', () => {
  it.each([
    [0, '100 m', '100米'],
    [349, '300 m', '300米'],
    [949, '900 m', '900米'],
    [950, '1 km', '1公里'],
    [1_249, '1.2 km', '1.2公里'],
    [9_949, '9.9 km', '9.9公里'],
    [9_950, '10 km', '10公里'],
    [164_700, '165 km', '165公里'],
    [1_067_300, '1,067 km', '1,067公里'],
  ])('of %i metres is %s', (metres, en, zh) => {
    expect(formatDistance(metres, 'en')).toBe(en)
    expect(formatDistance(metres, 'zh-cn')).toBe(zh)
  })
})
