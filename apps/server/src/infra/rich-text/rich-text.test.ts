import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RICH_TEXT_SEPARATOR } from './delta.ts'
import { cleanRichText, htmlOf } from './rich-text.ts'

const written = (ops: unknown, html = '') => html + RICH_TEXT_SEPARATOR + JSON.stringify({ ops })

describe('rich text', () => {
  it('builds the html from the operations and ignores any html beside them', () => {
    const kept = cleanRichText(
      written([{ insert: 'Linen', attributes: { bold: true } }, { insert: ' shirt\n' }], '<script>steal()</script>'),
    )
    expect(htmlOf(kept)).toBe('<p><strong>Linen</strong> shirt</p>')
    expect(kept).toContain('{"ops":[{"insert":"Linen","attributes":{"bold":true}},{"insert":" shirt\\n"}]}')
  })

  it('writes tables: a row per name, headings in the head, and only names of the editor', () => {
    const cell = (text: string, table: string) => [{ insert: text }, { insert: '\n', attributes: { table } }]
    const kept = cleanRichText(
      written([
        { insert: 'Sizes\n' },
        ...cell('Size', 'head-a1'),
        ...cell('Chest', 'head-a1'),
        ...cell('S', 'row-b2'),
        { insert: '88 < 90', attributes: { bold: true } },
        { insert: '\n', attributes: { table: 'row-b2' } },
        { insert: '\n\n', attributes: { table: 'row-c3' } },
        { insert: 'after' },
        { insert: '\n', attributes: { table: '"><script>' } },
      ]),
    )
    expect(htmlOf(kept)).toBe(
      '<p>Sizes</p><table><thead><tr><th>Size</th><th>Chest</th></tr></thead>' +
        '<tbody><tr><td>S</td><td><strong>88 &lt; 90</strong></td></tr><tr><td><br /></td><td><br /></td></tr></tbody></table>' +
        '<p>after</p>',
    )
    expect(kept).toContain('"table":"head-a1"')
    expect(kept).not.toContain('script')
    expect(cleanRichText(kept)).toBe(kept)
  })

  it('keeps cells of tables that span a few others, and nothing else of them', () => {
    const table = (span: string) => `<table><tbody><tr><td ${span}>a</td></tr></tbody></table>`
    expect(cleanRichText(table('colspan="2" rowspan="12"'))).toBe(table('colspan="2" rowspan="12"'))
    for (const span of [
      'colspan="100"',
      'rowspan="-1"',
      'colspan="1e3"',
      'onclick="x()"',
      'id="a"',
      'data-row="row-1"',
    ])
      expect(cleanRichText(table(span))).toBe('<table><tbody><tr><td>a</td></tr></tbody></table>')
  })

  it('writes headings, lists, code, quotes, pictures and colours', () => {
    const html = htmlOf(
      cleanRichText(
        written([
          { insert: 'Size' },
          { insert: '\n', attributes: { header: 2, align: 'center' } },
          { insert: 'a' },
          { insert: '\n', attributes: { list: 'bullet' } },
          { insert: 'b' },
          { insert: '\n', attributes: { list: 'bullet' } },
          { insert: 'x < y' },
          { insert: '\n', attributes: { 'code-block': true } },
          { insert: 'red', attributes: { color: '#f00', link: 'https://example.com/?a=1&b=2' } },
          { insert: { image: '/files/goods/1.webp' } },
          { insert: '\n' },
        ]),
      ),
    )
    expect(html).toBe(
      '<h2 style="text-align:center">Size</h2><ul><li>a</li><li>b</li></ul><pre>x &lt; y</pre>' +
        '<p><a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer" target="_blank"><span style="color:#f00">red</span></a>' +
        '<img src="/files/goods/1.webp" alt="" /></p>',
    )
  })

  it.each([
    ['a script link', { insert: 'x', attributes: { link: 'javascript:alert(1)' } }, 'javascript'],
    ['a link to another host without scheme', { insert: 'x', attributes: { link: '//evil.example' } }, 'evil'],
    ['a link that turns into one to another host', { insert: 'x', attributes: { link: '/.//evil.example' } }, 'evil'],
    ['a picture on another host', { insert: { image: 'https://evil.example/who-reads.png' } }, 'evil'],
    ['a picture outside the files folder', { insert: { image: '/files/../../evil.png' } }, 'evil'],
    ['a script picture', { insert: { image: 'javascript:alert(1)' } }, 'javascript'],
    ['a vector picture', { insert: { image: 'data:image/svg+xml;base64,PHN2Zz4=' } }, 'svg'],
    ['a frame', { insert: { video: 'https://evil.example/' } }, 'evil'],
    ['a style', { insert: 'x', attributes: { color: 'red;position:fixed' } }, 'position'],
    ['an unknown mark', { insert: 'x', attributes: { onclick: 'alert(1)' } }, 'onclick'],
  ])('drops %s from both parts', (_, op, trace) => {
    expect(cleanRichText(written([op, { insert: 'kept\n' }]))).not.toContain(trace)
  })

  it.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener noreferrer" target="_blank">a</a>'],
    ['<a href="/.//evil.example">a</a>', '<a rel="noopener noreferrer" target="_blank">a</a>'],
    ['<img src="https://evil.example/who-reads.png">', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<p style="position:fixed;color:#fff">a</p>', '<p style="color:#fff">a</p>'],
    [`<p>a</p>${RICH_TEXT_SEPARATOR}not json`, '<p>a</p>'],
  ])('cleans html without operations: %s', (html, expected) => {
    expect(cleanRichText(html)).toBe(expected)
  })

  it('keeps an emptied editor empty', () => {
    expect(cleanRichText(written([{ insert: '\n' }], '<p><br></p>'))).toBe('')
  })

  it('never keeps an active element, and cleaning again changes nothing', () => {
    const op = fc.record({
      insert: fc.oneof(
        fc.string(),
        fc.constantFrom('<script>a</script>', '"><img onerror=x>'),
        fc.record({ image: fc.webUrl() }),
      ),
      attributes: fc.dictionary(
        fc.constantFrom('bold', 'link', 'color', 'header', 'list', 'size', 'evil'),
        fc.oneof(fc.string(), fc.constant(true), fc.nat(9)),
      ),
    })
    fc.assert(
      fc.property(fc.array(op), ops => {
        const kept = cleanRichText(written([...ops, { insert: 'end\n' }]))
        expect(htmlOf(kept)).not.toMatch(/<(script|iframe|svg|style|object|form)|<[^>]+\son\w+=/i)
        expect(cleanRichText(kept)).toBe(kept)
      }),
    )
  })
})
