import { read, utils } from 'sheetjs-style'
import { describe, expect, it } from 'vitest'
import { fileName, harmless, sheetName } from './sheet-data.ts'
import { writeSheet } from './write-sheet.ts'

describe('a written sheet', () => {
  const book = read(
    writeSheet('订单/列表', {
      columns: [{ title: '订单号' }, { title: '金额', format: '0.00' }, { title: '备注' }],
      rows: [
        ['202611210041000', 1290.5, '=HYPERLINK("http://x")'],
        ['0012', 0, null],
      ],
    }),
    { type: 'array' },
  )
  const sheet = book.Sheets[book.SheetNames[0] ?? '']

  it('is named after the list', () => {
    expect(book.SheetNames).toEqual(['订单 列表'])
  })

  it('keeps long numbers and leading zeros as text, amounts as numbers, and disarms formulas', () => {
    expect(sheet && utils.sheet_to_json(sheet, { header: 1 })).toEqual([
      ['订单号', '金额', '备注'],
      ['202611210041000', 1290.5, '\'=HYPERLINK("http://x")'],
      ['0012', 0],
    ])
  })
})

describe('names', () => {
  it.each([
    ['a/b:c?', 'a-b-c-'],
    ['', 'table'],
    ['订单列表', '订单列表'],
  ])('file %o becomes %o', (name, safe) => {
    expect(fileName(name)).toBe(safe)
  })

  it('of a sheet fit its 31 signs', () => {
    expect(sheetName('x'.repeat(40))).toHaveLength(31)
    expect(sheetName('[?]')).toBe('Sheet1')
  })
})

describe('harmless', () => {
  it.each(['=1+1', '+1', '-1', '@x', '\t=1'])('disarms %o', text => {
    expect(harmless(text)).toBe(`'${text}`)
  })

  it('leaves other text alone', () => {
    expect(harmless('a=b')).toBe('a=b')
  })
})
