import Delta from 'quill-delta'
import { describe, expect, it } from 'vitest'
import { htmlWithoutOrigin, withOrigin, withoutOrigin } from './editor-files.ts'
import { pasteRules } from './editor-paste.ts'

const ORIGIN = 'https://files.example'
const stored = new Delta().insert('A mug').insert({ image: '/files/a.webp' }, { alt: 'mug' }).insert('\n')

describe('pictures in the editor of a page whose files have their own origin', () => {
  it('are shown from there and stored with the address of the wire', () => {
    const shown = withOrigin(stored, ORIGIN)
    expect(shown.ops[1]).toEqual({ insert: { image: `${ORIGIN}/files/a.webp` }, attributes: { alt: 'mug' } })
    expect(withoutOrigin(shown, ORIGIN)).toEqual(stored)
    expect(htmlWithoutOrigin(`<p><img src="${ORIGIN}/files/a.webp"></p>`, ORIGIN)).toBe(
      '<p><img src="/files/a.webp"></p>',
    )
  })

  it.each(['/files/a.webp', `${ORIGIN}/files/a.webp`])('stay when %s is pasted or read from html', source => {
    const image = document.createElement('img')
    image.setAttribute('src', source)
    const rule = pasteRules(() => undefined, ORIGIN).find(([tag]) => tag === 'img')?.[1]
    expect(rule?.(image, new Delta().insert({ image: source }))).toEqual(
      new Delta().insert({ image: `${ORIGIN}/files/a.webp` }),
    )
  })

  it('are left alone where files come from the page', () => {
    expect(withoutOrigin(withOrigin(stored, ''), '')).toEqual(stored)
    expect(htmlWithoutOrigin('<img src="/files/a.webp">', '')).toBe('<img src="/files/a.webp">')
  })
})
