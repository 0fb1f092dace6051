import { describe, expect, it } from 'vitest'
import { shellHead } from './page-shell.ts'

describe('the part of the head that belongs to the build', () => {
  it('is all of the head but what is written for each page', () => {
    const document = `<html><head>
      <script src="/first.js"></script>
      <!--page-->
      <meta charset="utf-8"><title>x</title>
      <!--/page-->
      <link rel="icon" href="/favicon.ico">
    </head><body></body></html>`
    expect(shellHead(document)).toBe('<script src="/first.js"></script>\n      <link rel="icon" href="/favicon.ico">')
  })

  it.each(['<html></html>', '<head><title>x</title></head>'])('is missing in %s, which ends the build', document => {
    expect(() => shellHead(document)).toThrow('index.html')
  })
})
