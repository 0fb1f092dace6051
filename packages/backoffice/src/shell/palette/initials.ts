/** The first character of each initial in pinyin order, and its letter. No word begins with i, u or v. */
const STARTS = [
  0x5416, 0x516b, 0x5693, 0x5491, 0x59b8, 0x53d1, 0x65ee, 0x54c8, 0x4e0c, 0x5494, 0x5783, 0x5463, 0x62cf, 0x5662,
  0x5991, 0x4e03, 0x5465, 0x4ee8, 0x4ed6, 0x7a75, 0x5915, 0x4e2b, 0x5e00,
].map(point => String.fromCodePoint(point))
const LETTERS = 'abcdefghjklmnopqrstwxyz'
const HAN = /\p{Script=Han}/u

const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin')
// Without the Chinese collation the letters would be wrong, so there are none.
const knowsPinyin = collator.resolvedOptions().locale.startsWith('zh')

/**
 * Pinyin initials of a text, in lower case: the Chinese word for order management is `ddgl`; other characters stay.
 * Uses the browser's collation, so a character with several readings gets the most common one. '' if the browser has no
 * pinyin collation.
 */
export function initialsOf(text: string): string {
  if (!knowsPinyin) return ''
  return [...text].map(character => (HAN.test(character) ? letterOf(character) : character.toLowerCase())).join('')
}

const letterOf = (character: string): string =>
  LETTERS[STARTS.findLastIndex(start => collator.compare(start, character) <= 0)] ?? ''
