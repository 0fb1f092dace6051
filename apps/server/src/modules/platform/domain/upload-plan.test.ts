import { describe, expect, it } from 'vitest'
import { fileKindOf, picturePlan, thumbOf } from './upload-plan.ts'

describe('the plan of a picture', () => {
  it('crops avatars, fits everything else and makes thumbs of it, also of pictures of the editor', () => {
    expect(picturePlan('avatar', undefined)).toEqual({ width: 150, height: 150, cut: true, thumbs: [] })
    expect(picturePlan('editor', undefined)).toEqual({ width: 1_600, height: 1_600, cut: false, thumbs: [400, 160] })
    expect(picturePlan('goods', undefined)).toMatchObject({ cut: false, thumbs: [400, 160] })
  })

  it('limits a requested size', () => {
    expect(picturePlan('goods', { width: 99_999, height: 1 })).toMatchObject({ width: 1_600, height: 16 })
    expect(picturePlan('avatar', { width: 200.7, height: 200 })).toMatchObject({ width: 200, height: 200, cut: true })
  })

  it('names a thumb beside its picture', () => {
    expect(thumbOf('/files/2026/06/a.webp', 400)).toBe('/files/2026/06/a_400.webp')
  })
})

describe('a file other than a picture', () => {
  it.each([
    ['%PDF-1.7', 'pdf'],
    ['PK\u0003\u0004', 'zip'],
    ['\0\0\0\u0018ftypisom', 'mp4'],
  ])('beginning with %j is stored as %s', (start, extension) => {
    expect(fileKindOf(Buffer.from(start, 'latin1'))?.extension).toBe(extension)
  })

  it.each(['<script>', 'MZ', '', 'ftyp'])('beginning with %j is refused', start => {
    expect(fileKindOf(Buffer.from(start, 'latin1'))).toBeUndefined()
  })
})
