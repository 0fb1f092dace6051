import { createRequire } from 'node:module'

/** Prefix of tokens that are spellings, so that they never mix with words that were typed in Latin letters. */
export const SPELLED = '~'
export const INITIALS = '^'

const SYLLABLES = 8

let tables: typeof import('pinyin-pro') | undefined

/**
 * The pronunciation tables take 12 MB and 60 ms, so they are loaded when the first text is spelled; synchronously,
 * since search documents are made inside of transactions.
 */
export function soundTables(): typeof import('pinyin-pro') {
  tables ??= createRequire(import.meta.url)('pinyin-pro')
  if (tables === undefined) throw new Error('pinyin-pro is not installed')
  return tables
}

/** Pronunciations that were needed lately; names share most of their words. */
const known = new Map<string, readonly string[]>()
const KNOWN = 20_000

/** The syllables of a Han text without tones; characters without a known pronunciation are empty. */
export function syllablesOf(han: string): readonly string[] {
  const before = known.get(han)
  if (before !== undefined) return before
  const syllables = soundTables()
    .pinyin(han, { toneType: 'none', type: 'array', v: true })
    .map(syllable => (/^[a-z]+$/.test(syllable) ? syllable : ''))
  if (known.size >= KNOWN) known.clear()
  known.set(han, syllables)
  return syllables
}

/**
 * Spellings that find a Han run from any of its characters on: "lianyiqun" and "lyq" for 连衣裙, at any position in the
 * run. Queries match them as prefixes.
 */
export function spellingTokens(han: string): string[] {
  const syllables = syllablesOf(han)
  return syllables.flatMap((_, start) => {
    const part = syllables.slice(start, start + SYLLABLES)
    const silent = part.indexOf('')
    const spoken = silent < 0 ? part : part.slice(0, silent)
    if (spoken.length === 0) return []
    return [`${SPELLED}${spoken.join('')}`, `${INITIALS}${spoken.map(syllable => syllable.charAt(0)).join('')}`]
  })
}
