import { describe, expect, it } from 'vitest'
import { isWide, sized } from './picture-width.ts'

describe('smaller versions of pictures', () => {
  it.each([
    ['/files/demo/800/lamp-1.webp', '/files/demo/400/lamp-1.webp'],
    ['/files/demo/400/lamp-1.webp', '/files/demo/400/lamp-1.webp'],
    ['/files/2026/11/0123abcd.webp', '/files/2026/11/0123abcd_400.webp'],
    ['https://cdn.example/files/2026/11/0123abcd.webp', 'https://cdn.example/files/2026/11/0123abcd.webp'],
    ['/files/demo/800/../secret.webp', '/files/demo/800/../secret.webp'],
    ['', ''],
  ])('%s in 400 is %s', (path, small) => {
    expect(sized(path, 400)).toBe(small)
  })
})

describe('wide pictures', () => {
  it("are the demo's campaign pictures, which have no smaller squares", () => {
    expect(isWide('/files/demo/campaign/trail.webp')).toBe(true)
    expect(sized('/files/demo/campaign/trail.webp', 400)).toBe('/files/demo/campaign/trail.webp')
    expect(isWide('/files/demo/800/tent-5.webp')).toBe(false)
    expect(isWide('/files/2026/06/0a1b.webp')).toBe(false)
  })
})
