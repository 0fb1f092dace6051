import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inScenes } from './scenes.ts'

const picture = (at: number) => `<p><img src="/files/${at}.webp" alt=""></p>`
const claim = (at: number) => `<h3>第${at}点</h3><p>说明${at}</p>`

const shapes = (html: string): string[] => {
  const page = new DOMParser().parseFromString(inScenes(html), 'text/html')
  return [...page.body.children].map(scene => scene.getAttribute('data-scene') ?? '')
}

/** Words in their order, and pictures in theirs. */
const content = (html: string): readonly string[] => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const pictures = [...page.querySelectorAll('img')].map(image => image.getAttribute('src') ?? '')
  return [page.body.textContent.replaceAll(/\s+/g, ''), ...pictures]
}

describe('scenes of a detail page', () => {
  it('put a heading, its text and the next picture together, and change sides', () => {
    const html = `<h2>茶</h2><p>头采。</p>${picture(0)}${claim(1)}${picture(1)}${claim(2)}${picture(2)}${claim(3)}${picture(3)}`
    expect(shapes(html)).toEqual(['lead', 'picture-last', 'picture-first', 'picture-last'])
  })

  it('keep text that follows a picture in its place', () => {
    expect(shapes(`${picture(1)}<p>这是一只杯子。</p>${picture(2)}<p>这是它的底。</p>`)).toEqual([
      'picture',
      'text',
      'picture',
      'text',
    ])
    expect(shapes(`<h2>杯</h2>${picture(1)}<p>上面是正面。</p>`)).toEqual(['lead'])
  })

  it('leave long text, tables and lists in one column', () => {
    expect(shapes(`<h3>工艺</h3><p>${'一窑一色。'.repeat(80)}</p>${picture(1)}`)).toEqual(['text', 'picture'])
    expect(shapes('<table><tbody><tr><td>产地</td></tr></tbody></table>')).toEqual(['text'])
  })

  it('put pictures in a row, and short words without pictures beside each other', () => {
    expect(shapes(`${picture(1)}<figure><img src="/files/2.webp"><figcaption>底</figcaption></figure>`)).toEqual([
      'pictures',
    ])
    expect(shapes(`${claim(1)}${claim(2)}`)).toEqual(['notes'])
  })

  it('keep a picture before later words that have pictures themselves', () => {
    const html = `<h2>杯</h2>${picture(1)}<p><img src="/files/a.webp"><img src="/files/b.webp"></p>`
    expect(content(inScenes(html))).toEqual(content(html))
  })

  it('drop nothing, add nothing and keep the order of words and of pictures, whatever a seller writes', () => {
    const block = fc.oneof(
      fc.nat(9).map(picture),
      fc.nat(9).map(claim),
      fc.constantFrom(
        '<p>正文</p>',
        '裸文字',
        '<ul><li>一</li></ul>',
        '<h2>标题</h2>',
        '<p>图文<img src="/files/x.webp"></p>',
        '<p><img src="/files/a.webp"><img src="/files/b.webp"></p>',
        '<div><h3>里面</h3><p>文字</p></div>',
      ),
    )
    fc.assert(
      fc.property(fc.array(block, { maxLength: 12 }), blocks => {
        const html = blocks.join('')
        expect(content(inScenes(html))).toEqual(content(html))
      }),
    )
  })
})
