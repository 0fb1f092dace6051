import { describe, expect, it } from 'vitest'
import { isFileUrl } from './file-url.ts'

describe('the address of a file', () => {
  it.each(['', '/files/2026/11/a.webp', '/files/demo/goods-1.thumb.webp'])('may be %o', url =>
    expect(isFileUrl(url)).toBe(true),
  )

  it.each([
    'https://evil.example/who-reads.png',
    '//evil.example/a.png',
    '/files/../etc/passwd',
    '/files/a/..',
    '/files/a..b',
    '/files/',
    '/file/a.webp',
    '/files/a b.webp',
    '/files/%2e%2e/a.webp',
    'data:image/png;base64,AAAA',
  ])('is never %o', url => expect(isFileUrl(url)).toBe(false))
})
