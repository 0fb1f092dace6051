import { describe, expect, it } from 'vitest'
import { isBlock, pastedLines, placedTexts, plainFigure } from './pasted-block.ts'

describe('a block of a spreadsheet', () => {
  it('is several cells: a single one is pasted by the browser', () => {
    expect(['12', '12\n', '1\t2', '1\r\n2'].map(isBlock)).toEqual([false, false, true, true])
  })

  it('keeps its empty cells, and ends without an empty row', () => {
    expect(pastedLines('1\t\t 2 \r\n3\r\n')).toEqual([['1', '', '2'], ['3']])
  })

  it('is placed to the right and down, and counts what lies beyond', () => {
    expect(placedTexts(pastedLines('1\t2\n3\t4\n5\t6'), [1, 3], { rows: 3, columns: 4 })).toEqual({
      texts: [
        [1, 3, '1'],
        [2, 3, '3'],
      ],
      beyond: 4,
    })
  })

  it.each([
    ['¥1,234.50', '1234.50'],
    ['￥１２，０００', '12000'],
    [' 99 元', '99'],
    ['abc', 'abc'],
  ])('has figures as people write them: %s', (text, plain) => expect(plainFigure(text)).toBe(plain))
})
