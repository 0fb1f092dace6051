import { describe, expect, it } from 'vitest'
import type { SheetRefs } from './goods-lines.ts'
import { readGoodsLines } from './read-goods-lines.ts'
import { namesOf, wordsOf } from './sheet-words.ts'

const refs: SheetRefs = {
  classes: namesOf([{ id: 5, name: '茶杯' }]),
  brands: namesOf([]),
  freights: namesOf([]),
  shelf: wordsOf(['on_shelf', 'off_shelf'] as const, [word => word]),
  freight: wordsOf(['default', 'free', 'custom'] as const, [word => word]),
}
const line = { goods: 'A-1', name: '素杯', class: '茶杯', axis_1: '颜色', value_1: '白', price: '12.5', stock: '3' }
const read = (...lines: readonly object[]) =>
  readGoodsLines(
    lines.map((cells, at) => ({ row: at + 2, cells })),
    undefined,
    refs,
  )
const faultsOf = (...lines: readonly object[]) =>
  read(...lines).faults.map(({ row, column, key }) => [row, column, key])

describe('the lines of new goods', () => {
  it('become the input of the form, with the values of an axis in the order of the lines', () => {
    const { input, faults, cellOf } = read(line, { goods: 'A-1', value_1: '黑', price: '13', stock: '1,000' })
    expect(faults).toEqual([])
    expect(input).toMatchObject({
      name: '素杯',
      class_id: 5,
      axes: [{ name: '颜色', values: [{ name: '白' }, { name: '黑' }] }],
      skus: [
        { value_index: [0], price: 1_250, stock: 3 },
        { value_index: [1], price: 1_300, stock: 1_000 },
      ],
    })
    expect(cellOf('skus.1.price')).toMatchObject({ row: { row: 3 }, column: 'price' })
    expect(cellOf('class_id')).toMatchObject({ row: { row: 2 }, column: 'class' })
  })

  it('say in which cell something cannot be read', () => {
    expect(faultsOf({ ...line, class: '茶壶', price: 'cheap', stock: '1.5' })).toEqual([
      [2, 'class', 'refusal.not_a_choice'],
      [2, 'price', 'error.money'],
      [2, 'stock', 'error.whole_number'],
    ])
    expect(faultsOf({ ...line, price: '' })).toEqual([[2, 'price', 'error.required']])
  })

  it('name each SKU once, and the goods in the same words', () => {
    expect(faultsOf(line, { goods: 'A-1', value_1: '白', price: '1', stock: '1' })).toEqual([
      [3, 'value_1', 'refusal.sku_duplicate'],
    ])
    expect(faultsOf(line, { goods: 'A-1', name: '别名', value_1: '黑', price: '1', stock: '1' })).toEqual([
      [3, 'name', 'refusal.sheet_differs'],
    ])
  })
})
