import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvLine, csvReader, csvSeparator, openCell, shutCell } from './csv.ts'

const read = (text: string, at: readonly number[] = []): (readonly string[])[] => {
  const reader = csvReader()
  const cuts = [0, ...at.map(cut => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length]
  const lines = cuts.slice(1).flatMap((end, index) => reader.push(text.slice(cuts[index], end)))
  return [...lines, ...reader.end()].map(({ cells }) => cells)
}

it('reads quotes, line breaks inside of cells, and every kind of line end', () => {
  expect(read('a,"b ""x"", c"\r\n"1\n2",\r3,4\n5')).toEqual([['a', 'b "x", c'], ['1\n2', ''], ['3', '4'], ['5']])
})

it('says where a line begins in the file', () => {
  const reader = csvReader()
  expect(reader.push('a\n"b\nc"\nd\n').map(({ line }) => line)).toEqual([1, 2, 4])
})

it('reads back what it wrote, wherever the pieces are cut', () => {
  const cell = fc.stringMatching(/^[a,;"'=\r\n\t 中-]{0,6}$/)
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 }),
      fc.array(fc.nat(200), { maxLength: 5 }),
      (lines, cuts) => {
        expect(read(lines.map(csvLine).join(''), cuts)).toEqual(lines)
      },
    ),
  )
})

it('makes formulas harmless, and finds what was there', () => {
  expect(['=1+1', '+1', '-1', '@a', "'=1", 'plain'].map(shutCell)).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@a",
    "''=1",
    'plain',
  ])
  fc.assert(
    fc.property(fc.stringMatching(/^[=+\-@'\ta]{0,5}$/), text => {
      expect(openCell(shutCell(text))).toBe(text)
    }),
  )
})

it('knows the separator by the heading', () => {
  expect(['a,b;c,d\n;;;;', 'a;b;c', 'a\tb', 'a'].map(csvSeparator)).toEqual([',', ';', '\t', ','])
})
