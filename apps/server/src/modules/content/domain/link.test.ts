import { describe, expect, it } from 'vitest'
import { readLink } from './link.ts'

describe('where an advert leads to', () => {
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
    ['plain http', 'http://example.com'],
    ['a name with a password', 'https://shiji:1@example.com'],
    ['a word', 'goods'],
    ['no address at all', 'https://'],
  ])('is never %s', (_name, typed) => expect(readLink(typed)).toBeUndefined())
})
