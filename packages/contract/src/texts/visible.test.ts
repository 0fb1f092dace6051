import { describe, expect, it } from 'vitest'
import { VISIBLE, VISIBLE_OR_EMPTY } from './visible.ts'

const isVisibleName = (name: string) => new RegExp(VISIBLE, 'u').test(name)

describe('a name that people can see', () => {
  it.each(['林晚', 'Lin Wan', 'é', 'é', 'Łódź 3', 'علي', 'می‌خواهم', 'क्‍ष', '한글', '👩‍👩‍👧‍👦', '❤️', '·', '-', '𠮷野家'])(
    '%s',
    name => {
      expect(isVisibleName(name)).toBe(true)
    },
  )

  it.each([
    ['nothing', ''],
    ['spaces', '  \u00a0\u2003\u3000'],
    ['zero width', '\u200b\u200c\u200d\u2060\ufeff'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['empty Braille cells', '\u2800\u2800'],
    ['variation selectors', '\ufe0f\ufe0f'],
    ['a mark without a letter', '\u0301'],
    ['a joiner of marks', '\u034f'],
    ['tags', '\u{e0041}\u{e0042}'],
    ['a Mongolian vowel separator', '\u180e'],
    ['a half pair', '\ud800'],
    ['private use', '\ue000'],
    ['direction marks', '\u200e\u200f\u061c'],
    ['a name turned round', '\u202enimda'],
    ['a name that turns what follows', 'Lin\u2067'],
    ['a line of its own', 'Lin\u2028Wan'],
    ['a control character', 'Lin\u0007'],
  ])('%s is refused', (_what, name) => {
    expect(isVisibleName(name)).toBe(false)
  })
})

it('a name in a second language may be empty, but not invisible', () => {
  const fits = (name: string) => new RegExp(VISIBLE_OR_EMPTY, 'u').test(name)
  expect(['', 'Lin', '\u200b', ' '].map(fits)).toEqual([true, true, false, false])
})
