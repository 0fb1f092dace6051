import { describe, expect, it } from 'vitest'
import { fileOfDataUrl, pastedPicture } from './editor-paste.ts'

const dataUrl = (bytes: number): string => `data:image/png;base64,${btoa('x'.repeat(bytes))}`

describe('pictures in pasted text', () => {
  it('stay when they were uploaded before, so that a stored text keeps its pictures', () => {
    expect(pastedPicture('/files/2026/11/a.webp')).toBe('keep')
  })

  it('stay in the text up to 5 KB and are uploaded above (§9)', () => {
    expect(pastedPicture(dataUrl(5120))).toBe('keep')
    expect(pastedPicture(dataUrl(5124))).toBe('upload')
  })

  it.each([
    'file:///C:/Users/lin/clip_image001.png',
    'https://example.com/a.png',
    'data:image/svg+xml;base64,AAAA',
    'blob:x',
    'javascript:1',
    '',
  ])('do not come along from %o', source => expect(pastedPicture(source)).toBe('drop'))

  it('become the file that their address holds', async () => {
    const file = fileOfDataUrl(dataUrl(3))
    expect(file.type).toBe('image/png')
    expect(await file.text()).toBe('xxx')
  })
})
