import { describe, expect, it } from 'vitest'
import { checkPlainWords, findPhrases } from './plain-words.ts'

const find = (text: string, path = 'a.ts') => findPhrases({ path, text })

describe('findPhrases', () => {
  it.each([
    ['a comment', '/** What is no number stays. */'],
    ['a comment at the end of a line', 'const a = 1 // as it stands'],
    ['a phrase over two lines of a comment', '/**\n * What\n * is no number\n */'],
  ])('finds %s', (_what, text) => {
    expect(find(text)).toHaveLength(1)
  })

  it('names the line, the phrase and what to write instead', () => {
    expect(find('const a = 1\n\n/**\n * Run\n * whoever asks\n */')).toEqual([
      expect.stringMatching(/^a\.ts:5: not "whoever", but such as: the person who/),
    ])
  })

  it('reads test names, documents, style sheets and SQL', () => {
    expect(find("it('hears of it', () => {})", 'a.test.ts')).toHaveLength(1)
    expect(find('# A deed', 'a.md')).toHaveLength(1)
    expect(find('/* let it go */', 'a.css')).toHaveLength(1)
    expect(find("select 'whoever' -- as it\n-- stands", 'a.sql')).toHaveLength(1)
  })

  it.each([
    'const deed = whoever',
    "const text = 'as it stands'",
    '// `whoever` is a field',
    '// there is none',
    '// the',
  ])('leaves identifiers, texts and code alone: %s', text => {
    expect(find(text)).toEqual([])
  })
})

it('the whole repository uses none of these phrases', () => {
  expect(checkPlainWords()).toEqual([])
})
