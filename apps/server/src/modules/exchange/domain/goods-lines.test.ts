import { fen } from '@shiji/kit/money/fen.ts'
import { describe, expect, it } from 'vitest'
import { goodsLines, type LineGoods, type LineSku, type SheetRefs, saysTheSame } from './goods-lines.ts'
import { readGoodsLines } from './read-goods-lines.ts'
import { namesOf, wordsOf } from './sheet-words.ts'

const refs: SheetRefs = {
  classes: namesOf([{ id: 5, name: '茶杯', other: 'Cups' }]),
  brands: namesOf([{ id: 6, name: '栖木' }]),
  freights: namesOf([{ id: 7, name: '冷链' }]),
  shelf: wordsOf(['on_shelf', 'off_shelf'] as const, [word => ({ on_shelf: '上架', off_shelf: '下架' })[word]]),
  freight: wordsOf(['default', 'free', 'custom'] as const, [
    word => ({ default: '默认', free: '包邮', custom: '模板' })[word],
  ]),
}
const value = (name: string) => ({ name, name_en: '', image: '' })
const goods: LineGoods = {
  name: '素杯',
  nameEn: 'Plain cup',
  subname: '',
  subnameEn: '',
  classId: 5,
  brandId: 6,
  images: ['/files/a.webp', '/files/b.webp'],
  freightMode: 'custom',
  freightId: 7,
  shipHours: null,
  shelf: 'on_shelf',
  axes: [{ name: '颜色', name_en: 'Colour', values: [value('白'), value('黑')] }],
}
const sku: LineSku = {
  id: 11,
  valueIndex: [0],
  price: fen(1_250),
  marketPrice: fen(0),
  onHand: 4,
  weight: 300,
  code: 'C-W',
  image: '',
}
const skus = [sku, { ...sku, id: 12, valueIndex: [1], price: fen(1_300), code: 'C-B' }]
const lines = goodsLines('A-1', goods, skus, refs)
const rows = (change: object = {}) =>
  lines.map((cells, at) => ({ row: at + 2, cells: at === 1 ? { ...cells, ...change } : cells }))

describe('goods as lines of a sheet', () => {
  it('are one line per SKU, with the facts of the goods in the first', () => {
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatchObject({
      goods: 'A-1',
      name: '素杯',
      class: '茶杯',
      brand: '栖木',
      images: '/files/a.webp /files/b.webp',
      freight: '冷链',
      shelf: '上架',
      axis_1: '颜色',
      value_1: '白',
      price: '12.50',
      stock: '4',
    })
    expect(lines[1]).not.toHaveProperty('name')
    expect(lines[1]).toMatchObject({ goods: 'A-1', value_1: '黑', price: '13.00', code: 'C-B' })
  })

  it('say the same while nothing differs, and something with one other cell', () => {
    expect(saysTheSame(rows(), lines)).toBe(true)
    expect(saysTheSame(rows({ price: '13.01' }), lines)).toBe(false)
    expect(saysTheSame(rows({ value_1: '红' }), lines)).toBe(false)
  })

  it('are read back as the same SKUs', () => {
    const read = readGoodsLines(rows(), { goods, skus }, refs)
    expect(read.faults).toEqual([])
    expect(read.input).toMatchObject({
      class_id: 5,
      brand_id: 6,
      freight_mode: 'custom',
      freight_id: 7,
      ship_hours: null,
      shelf: 'on_shelf',
      skus: [
        { id: 11, value_index: [0], price: 1_250, stock: 4, code: 'C-W' },
        { id: 12, value_index: [1], price: 1_300, stock: 4, code: 'C-B' },
      ],
    })
    expect(read.input).not.toHaveProperty('axes')
  })
})
