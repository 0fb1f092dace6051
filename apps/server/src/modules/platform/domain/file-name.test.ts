import { expect, it } from 'vitest'
import { shownFileName } from './file-name.ts'

const URL = '/files/2026/06/abc.webp'

it.each([
  ['夏季 连衣裙.png', '夏季 连衣裙.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\pictures\\lamp.jpg', 'lamp.jpg'],
  ['a\u0000b\u202egpj.png', 'abgpj.png'],
  ['x'.repeat(300), 'x'.repeat(100)],
  ['', 'abc.webp'],
  [' \u200b', 'abc.webp'],
])('a file sent as %j is shown as %j', (sent, shown) => {
  expect(shownFileName(sent, URL)).toBe(shown)
})
