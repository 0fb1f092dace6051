import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLink, readPath } from './link.ts'

describe('a link', () => {
  it.each([
    ['a page of the shop', '/goods/5?from=home#top', '/goods/5?from=home#top'],
    ['another site over https', 'https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['nowhere', '  ', ''],
    ['a path with dots, as a browser would go', '/goods/../stores', '/stores'],
  ])('may be %s', (_name, typed, read) => expect(readLink(typed)).toBe(read))

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals behind a blank', ' JavaScript:alert(1)'],
    ['a document in the address', 'data:text/html,<b>x</b>'],
    ['another site without its scheme', '//example.com/x'],
    ['another site behind a backslash', '/\\example.com'],
    ['another site behind a line break', '/\n/example.com'],
    ['another site behind a dot', '/.//evil.example'],
    ['another site behind two dots', '/a/..//evil.example'],
    ['another site behind an encoded dot', '/%2e//evil.example'],
    ['another site behind a dot and a backslash', '/.\\\\evil.example'],
    ['plain http', 'http://example.com'],
    ['a mail where none is asked for', 'mailto:a@example.com'],
    ['a name with a password', 'https://shiji:1@example.com'],
    ['a name alone', 'https://shiji@example.com'],
    ['a word', 'goods'],
    ['no address at all', 'https://'],
  ])('is never %s', (_name, typed) => expect(readLink(typed)).toBeUndefined())

  it('accepts more schemes where they are allowed', () => {
    expect(readLink('http://example.com/a', ['https', 'http'])).toBe('http://example.com/a')
    expect(readLink('mailto:a@example.com', ['mailto'])).toBe('mailto:a@example.com')
    expect(readLink('https://example.com', ['mailto'])).toBeUndefined()
  })

  it('never leads a browser to another site by a path, and reads the same twice', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '\t',
      '\n',
      ' ',
      'evil.example',
      '@',
      ':',
      '?',
      '#',
      'a',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 9 }), words => {
        const read = readLink(`/${words.join('')}`)
        if (read === undefined) return
        expect(new URL(read, 'https://shop.example').origin).toBe('https://shop.example')
        expect(readLink(read)).toBe(read)
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('a path of this site', () => {
  it('is neither another site nor empty', () => {
    expect(readPath('/orders?page=2')).toBe('/orders?page=2')
    for (const typed of ['', 'https://example.com', '//example.com', '/.//example.com', 'orders'])
      expect(readPath(typed)).toBeUndefined()
  })
})
