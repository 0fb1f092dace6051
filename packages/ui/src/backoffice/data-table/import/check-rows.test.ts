import { describe, expect, it } from 'vitest'
import { checkRows, MissingColumns, withoutProblems } from './check-rows.ts'
import type { ImportColumn } from './row-importer.ts'

const columns: readonly ImportColumn[] = [
  { name: 'name', title: '名称', required: true },
  {
    name: 'price',
    title: 'Price',
    read: text => (/^\d+$/.test(text) ? { value: Number(text) * 100 } : { problem: '请填写数字。' }),
  },
  { name: 'note', title: '备注' },
]
const check = (head: string[], ...cells: string[][]) =>
  checkRows({ head, rows: cells.map((row, at) => ({ line: at + 2, cells: row })) }, columns, '不能为空。')

describe('a file to be imported', () => {
  it('is read by the titles of its columns, whatever their order and case; others are left alone', () => {
    expect(check([' price ', '__proto__', '名称*'], ['12', 'x', ' 碗 ']).rows).toEqual([
      { line: 2, values: { name: '碗', price: 1200, note: null } },
    ])
  })

  it('has a problem per cell, at its line and column', () => {
    const file = check(['名称', 'Price'], ['碗', '9'], ['', 'x'], ['杯', 'y'])
    expect(file.rows.map(row => row.line)).toEqual([2])
    expect(file.problems).toEqual([
      { line: 3, column: 'name', message: '不能为空。' },
      { line: 3, column: 'price', message: '请填写数字。' },
      { line: 4, column: 'price', message: '请填写数字。' },
    ])
  })

  it('is refused when a required column is missing', () => {
    expect(() => check(['Price'], ['1'])).toThrow(MissingColumns)
  })

  it('loses the quote that disarmed a formula in a file of ours', () => {
    expect(check(['名称', 'Price'], ["'=1+1", '3']).rows[0]?.values.name).toBe('=1+1')
  })

  it('leaves out the rows that the server rejected', () => {
    const { rows } = check(['名称', 'Price'], ['碗', '9'], ['杯', '3'])
    expect(withoutProblems(rows, [{ line: 3, message: '重复' }]).map(row => row.line)).toEqual([2])
  })
})
