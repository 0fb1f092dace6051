import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRichText, richTextSeparator, tidyHtml, writeRichText } from './rich-text.ts'

describe('stored rich text (§3)', () => {
  it('is html, separator, JSON', () => {
    expect(writeRichText('<p>hi</p>', { ops: [{ insert: 'hi\n' }] })).toBe(
      '<p>hi</p>##qingwuit##{"ops":[{"insert":"hi\\n"}]}',
    )
  })

  it('is nothing when nothing was written', () => {
    expect(writeRichText('', { ops: [] })).toBe('')
  })

  it('is split again, even if the text contains the separator', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.jsonValue(), (html, json) => {
        const text = `${html}${richTextSeparator}`
        const read = readRichText(writeRichText(text, json))
        expect(read.html).toBe(text)
        expect(JSON.stringify(read.json)).toBe(JSON.stringify(json))
      }),
    )
  })

  it('survives old texts without JSON and broken JSON', () => {
    expect(readRichText('<p>old</p>')).toEqual({ html: '<p>old</p>', json: undefined })
    expect(readRichText('<p>x</p>##qingwuit##{oops')).toEqual({ html: '<p>x</p>', json: undefined })
  })

  it.each(['<p><br></p>', '<p></p>', '', '<p>&nbsp;</p><p><br></p>'])('treats %o as an empty page', html => {
    expect(tidyHtml(html)).toBe('')
  })

  it('lets lines break', () => {
    expect(tidyHtml('<p>a&nbsp;b&nbsp;c</p>')).toBe('<p>a b c</p>')
  })
})
