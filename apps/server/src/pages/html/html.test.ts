import { describe, expect, it } from 'vitest'
import { cutText, html, paragraphsOf, scriptJson } from './html.ts'

const HOSTILE = `</script><!--# include virtual="/x" --><img src=x onerror=alert(1)>"'&`

describe('a template', () => {
  it('escapes every text, in elements and in attributes', () => {
    const { text } = html`<p title="${HOSTILE}">${HOSTILE}</p>`
    expect(text).not.toMatch(/<script|<\/script|<img|<!--/)
    expect(text).toBe(
      '<p title="&lt;/script&gt;&lt;!--# include virtual=&quot;/x&quot; --&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;">&lt;/script&gt;&lt;!--# include virtual=&quot;/x&quot; --&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;</p>',
    )
  })

  it('keeps other templates, joins lists and leaves out what is absent', () => {
    expect(html`<ul>${[1, 2].map(n => html`<li>${n}</li>`)}</ul>${undefined}${false}`.text).toBe(
      '<ul><li>1</li><li>2</li></ul>',
    )
  })
})

it('JSON in a script neither ends it nor begins a comment, and reads as before', () => {
  const { text } = scriptJson(JSON.stringify({ name: HOSTILE }))
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: HOSTILE })
})

it('the paragraphs of a rich text have no marks, and its entities are signs', () => {
  expect(
    paragraphsOf('<h2>A &amp; B</h2><p>one<br>two&nbsp;three</p><p><img src="x"></p><p>&lt;b&gt; &#x4E2D;</p>'),
  ).toEqual(['A & B', 'one', 'two three', '<b> 中'])
})

it.each([
  ['市集市集', 4, '市集市集'],
  ['市集市集', 3, '市集…'],
  ['👍👍👍', 2, '👍…'],
])('%s cut to %i is %s', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
})
