import { describe, expect, it } from 'vitest'
import { faultAt, idOfMark, markOf, wholeOf } from './sheet-row.ts'

describe('cells of a sheet', () => {
  it('are whole numbers with or without separators of thousands', () => {
    expect(['12', '1,200', '0'].map(wholeOf)).toEqual([12, 1_200, 0])
    expect(['', '-1', '1.5', '1e3', 'ten', '1234567890123456'].map(wholeOf)).toEqual(Array(6).fill(undefined))
  })

  it('name records by a number of their own, else by id', () => {
    expect(markOf(7, 'A-1', true)).toBe('A-1')
    expect(markOf(7, 'A-1', false)).toBe('#7')
    expect(markOf(7, '', true)).toBe('#7')
    // A number that looks like an id would name another record.
    expect(markOf(7, '#8', true)).toBe('#7')
    expect([idOfMark('#7'), idOfMark('7'), idOfMark('#x')]).toEqual([7, undefined, undefined])
  })

  it('say what is wrong in them, with the start of a long text', () => {
    const row = { row: 3, cells: { price: 'x'.repeat(80) } }
    expect(faultAt(row, 'price', 'error.money')).toEqual({
      row: 3,
      column: 'price',
      value: 'x'.repeat(60),
      key: 'error.money',
    })
    expect(faultAt(row, 'stock', 'error.maximum', { limit: 9 })).toMatchObject({ value: '', params: { limit: 9 } })
  })
})
