import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchTokens } from './document.ts'
import { asHead, exactQuery, inName, matching, queryWords } from './query.ts'
import { isOneLetterApart, termsOf, variantsOf, vocabularyOf } from './vocabulary.ts'
import { partsOf, wordsOf } from './words.ts'

describe('words of a text', () => {
  it.each([
    ['Pro手机', ['pro', '手机']],
    ['ｉＰｈｏｎｅ　15', ['iphone', '15']],
    ['NÜ绿', ['nv', '绿']],
    ['  ——！', []],
    ["茅台's 500ml*2", ['茅台', 's', '500ml', '2']],
  ])('%s', (text, expected) => {
    expect(wordsOf(text).map(word => word.text)).toEqual(expected)
  })

  it('separates letters from digits', () => {
    expect(partsOf('iphone15pro')).toEqual(['iphone', '15', 'pro'])
  })
})

describe('tokens of a record', () => {
  it('are characters, pairs, spellings and initials from any character on', () => {
    const tokens = searchTokens({ named: ['碎花连衣裙'] })
    expect(tokens).toEqual(expect.arrayContaining(['裙', '衣裙', '~lianyiqun', '^lyq', '~qun', '~suihualianyiqun']))
    expect(tokens).toContain('^shlyq')
  })

  it('gives written texts no spelling', () => {
    expect(searchTokens({ named: [], written: ['绿'] })).toEqual(['绿'])
  })
})

describe('query', () => {
  it('uses pairs of Han words, and the last word of letters as a prefix', () => {
    expect(exactQuery(queryWords('连衣裙 dres'))).toBe("('连衣'&'衣裙')&(('dres'|'dre')|'dres':*|'~dres':*|'^dres':*)")
  })

  it('is empty for punctuation only', () => {
    expect(exactQuery(queryWords("%%% ' | & ! <-> \\"))).toBeUndefined()
  })

  it('never lets an operator of the query language through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        const word = queryWords(text).slice(0, 1)
        const alternatives = { words: [word], terms: ['~sheng'], marks: [7] }
        const queries = [
          exactQuery(queryWords(text)),
          matching(alternatives),
          inName(alternatives),
          asHead(alternatives),
        ]
        for (const query of word.length === 0 ? [] : queries)
          expect(query).toMatch(/^(?:\(|\)|&|\||'[~^@]?[\p{L}\p{N}]+'(?::[*A])?)+$/u)
      }),
    )
  })
})

describe('vocabulary', () => {
  it('has class names whole and dictionary words of titles', () => {
    expect(vocabularyOf(['连衣裙', '法式夏季 Floral dress'])).toEqual(
      expect.arrayContaining([
        { word: '连衣裙', pinyin: 'lianyiqun', initials: 'lyq' },
        { word: '夏季', pinyin: 'xiaji', initials: 'xj' },
        { word: 'dress', pinyin: '', initials: '' },
      ]),
    )
  })

  it('corrects to spelling and initials, not to words that are too short', () => {
    expect(termsOf({ word: '夏季', pinyin: 'xiaji', initials: 'xj' })).toEqual(['~xiaji'])
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 8 })
  const edits: readonly ((text: string, at: number, letter: string) => string)[] = [
    (text, at) => text.slice(0, at) + text.slice(at + 1),
    (text, at, letter) => text.slice(0, at) + letter + text.slice(at),
    (text, at, letter) => text.slice(0, at) + letter + text.slice(at + 1),
    (text, at) =>
      text.slice(0, at) +
      text
        .slice(at, at + 2)
        .split('')
        .toReversed()
        .join('') +
      text.slice(at + 2),
  ]

  it('finds every word that is one letter away by a shared variant', () => {
    fc.assert(
      fc.property(word, fc.nat(3), fc.nat(8), fc.constantFrom('a', 'z'), (term, kind, at, letter) => {
        const typed = (edits[kind] ?? String)(term, at % term.length, letter)
        expect(isOneLetterApart(typed, term)).toBe(true)
        if (typed.length < 3) return
        const shared = new Set(variantsOf(term))
        expect(variantsOf(typed).some(variant => shared.has(variant))).toBe(true)
      }),
    )
  })

  it.each([
    ['dress', 'press', true],
    ['lyj', '^lyq', true],
    ['dress', 'stress', false],
    ['abcd', 'badc', false],
    ['ab', 'abcd', false],
  ])('%s and %s: %s', (typed, term, expected) => {
    expect(isOneLetterApart(typed, term)).toBe(expected)
  })
})
