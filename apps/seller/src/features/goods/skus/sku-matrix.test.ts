import { describe, expect, it } from 'vitest'
import {
  addAxis,
  addValues,
  asNew,
  changeAxis,
  changeCell,
  changeValue,
  countWith,
  fillColumn,
  isTooMany,
  leadWith,
  lostRows,
  newMatrix,
  orderValues,
  rebase,
  removeAxis,
  removeValue,
  rowName,
  type SkuMatrix,
  skuRows,
  toMatrix,
} from './sku-matrix.ts'

const value = (name: string, name_en = '') => ({ name, name_en, image: '' })
const sku = (id: number, value_index: number[], change: object = {}) => ({
  id,
  value_index,
  name: '',
  name_en: '',
  image: '',
  price: id * 100,
  market_price: 0,
  stock: id,
  reserved: 0,
  weight: 0,
  code: `C${id}`,
  ...change,
})
const colours = { name: '颜色', name_en: 'Colour', values: [value('红', 'Red'), value('蓝')] }
const sizes = { name: '尺码', name_en: '', values: [value('S'), value('M')] }
const shirts = toMatrix({
  market_price: 0,
  axes: [colours, sizes],
  skus: [sku(1, [0, 0]), sku(2, [0, 1]), sku(3, [1, 0]), sku(4, [1, 1])],
})

const axisKey = (matrix: SkuMatrix, at: number) => matrix.axes[at]?.key ?? ''
const valueKey = (matrix: SkuMatrix, axis: number, name: string) =>
  matrix.axes[axis]?.values.find(each => each.name === name)?.key ?? ''
const told = (matrix: SkuMatrix) => skuRows(matrix).map(row => [rowName(row, 'zh-cn'), row.cell.id, row.cell.price])
const withAxis = (matrix: SkuMatrix, name: string, values: readonly string[]) => {
  const added = addAxis(matrix)
  const key = added.axes.at(-1)?.key ?? ''
  return addValues(changeAxis(added, key, { name }), key, values)
}
const typedPrice = (matrix: SkuMatrix, name: string, price: number) =>
  changeCell(matrix, skuRows(matrix).find(row => rowName(row, 'zh-cn') === name)?.key ?? '', { price })

describe('SKUs of goods', () => {
  it('are one without axes', () => {
    expect(skuRows(newMatrix).map(row => [row.place, row.cell])).toEqual([[[], { code: '' }]])
  })

  it('are every combination of the values, the last axis changing first', () => {
    const matrix = withAxis(withAxis(newMatrix, '颜色', ['红', '蓝']), '尺码', ['S', 'M'])
    expect(skuRows(matrix).map(row => [rowName(row, 'zh-cn'), row.place])).toEqual([
      ['红 / S', [0, 0]],
      ['红 / M', [0, 1]],
      ['蓝 / S', [1, 0]],
      ['蓝 / M', [1, 1]],
    ])
  })

  it('are two hundred of three axes, each with its own figures', () => {
    const names = (mark: string, count: number) => Array.from({ length: count }, (_, at) => `${mark}${at}`)
    const matrix = withAxis(
      withAxis(withAxis(newMatrix, '颜色', names('c', 5)), '尺码', names('s', 5)),
      '版本',
      names('v', 8),
    )
    const typed = typedPrice(matrix, 'c4 / s4 / v7', 990)
    const rows = skuRows(typed)
    expect([rows.length, rows.at(-1)?.place, rows.at(-1)?.cell.price]).toEqual([200, [4, 4, 7], 990])
    expect(rows.filter(row => row.cell.price !== undefined)).toHaveLength(1)
    expect([isTooMany(rows.length), isTooMany(rows.length + 1)]).toEqual([false, true])
  })

  it('have names in the language of the page, Chinese where English is missing', () => {
    expect(skuRows(shirts).map(row => rowName(row, 'en'))).toEqual(['Red / S', 'Red / M', '蓝 / S', '蓝 / M'])
  })

  it('show the line price of the goods where they have none of their own', () => {
    const matrix = toMatrix({ market_price: 900, axes: [], skus: [sku(1, []), sku(2, [], { market_price: 800 })] })
    expect(skuRows(matrix)[0]?.cell.market_price).toBe(800)
    const single = toMatrix({ market_price: 900, axes: [], skus: [sku(1, [])] })
    expect(skuRows(single)[0]?.cell.market_price).toBe(900)
  })

  it('know beforehand when a value would make too many of them', () => {
    const matrix = withAxis(
      newMatrix,
      'a',
      Array.from({ length: 20 }, (_, at) => `a${at}`),
    )
    const wide = withAxis(
      matrix,
      'b',
      Array.from({ length: 10 }, (_, at) => `b${at}`),
    )
    expect(skuRows(wide)).toHaveLength(200)
    expect(isTooMany(countWith(wide.axes, axisKey(wide, 1), 0))).toBe(false)
    expect(isTooMany(countWith(wide.axes, axisKey(wide, 1), 1))).toBe(true)
  })
})

describe('the input', () => {
  it('stays in its rows when values are added, removed and reordered', () => {
    const more = addValues(shirts, axisKey(shirts, 0), ['绿'])
    expect(told(more).filter(([, id]) => id !== undefined)).toEqual(told(shirts))
    const fewer = removeValue(more, axisKey(more, 0), valueKey(more, 0, '红'))
    expect(told(fewer)).toEqual([
      ['蓝 / S', 3, 300],
      ['蓝 / M', 4, 400],
      ['绿 / S', undefined, undefined],
      ['绿 / M', undefined, undefined],
    ])
    const turned = orderValues(shirts, axisKey(shirts, 0), shirts.axes[0]?.values.toReversed() ?? [])
    expect(told(turned).map(([, id]) => id)).toEqual([3, 4, 1, 2])
  })

  it('stays through new names', () => {
    const renamed = changeValue(shirts, axisKey(shirts, 0), valueKey(shirts, 0, '红'), { name: '酒红' })
    expect(told(renamed)[0]).toEqual(['酒红 / S', 1, 100])
  })

  it('stays when the axes change places', () => {
    const turned = leadWith(shirts, axisKey(shirts, 1))
    expect(told(turned)).toEqual([
      ['S / 红', 1, 100],
      ['S / 蓝', 3, 300],
      ['M / 红', 2, 200],
      ['M / 蓝', 4, 400],
    ])
  })

  it('is restored with a value that was removed by mistake', () => {
    const key = axisKey(shirts, 0)
    const back = addValues(removeValue(shirts, key, valueKey(shirts, 0, '红')), key, ['红'])
    expect(told(back).toSorted(([, a], [, b]) => Number(a) - Number(b))).toEqual(told(shirts))
    expect(back.gone).toEqual([])
  })

  it('moves to the first value of the first axis, and back when the axis is removed', () => {
    const single = typedPrice(newMatrix, '', 9_900)
    const coloured = withAxis(single, '颜色', ['红', '蓝'])
    expect(told(coloured)).toEqual([
      ['红', undefined, 9_900],
      ['蓝', undefined, undefined],
    ])
    expect(told(removeAxis(coloured, axisKey(coloured, 0)))).toEqual([['', undefined, 9_900]])
  })

  it('moves to the first value of a second axis with its SKU, so that orders and stock stay with it', () => {
    const thick = withAxis(shirts, '厚度', ['薄', '厚'])
    expect(told(thick).filter(([, id]) => id !== undefined)).toEqual([
      ['红 / S / 薄', 1, 100],
      ['红 / M / 薄', 2, 200],
      ['蓝 / S / 薄', 3, 300],
      ['蓝 / M / 薄', 4, 400],
    ])
  })

  it('is taken from the first value when one of two axes is removed', () => {
    expect(told(removeAxis(shirts, axisKey(shirts, 1)))).toEqual([
      ['红', 1, 100],
      ['蓝', 3, 300],
    ])
  })

  it('is not lost on an axis whose only value is replaced', () => {
    const matrix = withAxis(newMatrix, '颜色', ['红'])
    const typed = typedPrice(matrix, '红', 500)
    const key = axisKey(typed, 0)
    const none = removeValue(typed, key, valueKey(typed, 0, '红'))
    expect(told(none)).toEqual([['', undefined, 500]])
    expect(told(addValues(none, key, ['橙']))).toEqual([['橙', undefined, 500]])
  })

  it('never gives one SKU to two rows, whatever is done', () => {
    const key = axisKey(shirts, 0)
    const steps = [
      (m: SkuMatrix) => removeValue(m, key, valueKey(m, 0, '红')),
      (m: SkuMatrix) => withAxis(m, '厚度', ['薄', '厚']),
      (m: SkuMatrix) => addValues(m, key, ['红', '绿']),
      (m: SkuMatrix) => removeAxis(m, axisKey(m, 1)),
      (m: SkuMatrix) => leadWith(m, axisKey(m, 1)),
      (m: SkuMatrix) => removeAxis(m, axisKey(m, 0)),
    ]
    steps.reduce((matrix, next) => {
      const after = next(matrix)
      const ids = skuRows(after).flatMap(row => row.cell.id ?? [])
      expect(new Set(ids).size).toBe(ids.length)
      return after
    }, shirts)
  })
})

describe('values', () => {
  it('that are there already, or blank, are not added', () => {
    const key = axisKey(shirts, 0)
    expect(addValues(shirts, key, ['红', ' ', '蓝'])).toBe(shirts)
    expect(addValues(shirts, key, ['绿', ' 绿 ']).axes[0]?.values.map(each => each.name)).toEqual(['红', '蓝', '绿'])
  })

  it('show which SKUs would be deleted with them', () => {
    const fewer = removeValue(shirts, axisKey(shirts, 1), valueKey(shirts, 1, 'M'))
    expect(lostRows(shirts, fewer).map(row => rowName(row, 'zh-cn'))).toEqual(['红 / M', '蓝 / M'])
    expect(lostRows(shirts, addValues(shirts, axisKey(shirts, 1), ['L']))).toEqual([])
  })
})

describe('a column', () => {
  it('is filled at once', () => {
    expect(told(fillColumn(shirts, { price: 5 })).map(([, , price]) => price)).toEqual([5, 5, 5, 5])
  })

  it('is filled where it is empty, and a zero is not empty', () => {
    const more = addValues(typedPrice(shirts, '红 / S', 0), axisKey(shirts, 0), ['绿'])
    const filled = fillColumn(more, { price: 5 }, { onlyEmpty: true })
    expect(told(filled).map(([, , price]) => price)).toEqual([0, 200, 300, 400, 5, 5])
  })
})

describe('a copy', () => {
  it('has prices and weights, but neither SKUs nor stock nor codes of the other goods', () => {
    expect(skuRows(asNew(shirts))[1]?.cell).toEqual({
      price: 200,
      market_price: undefined,
      weight: undefined,
      code: '',
    })
  })
})

describe('after a look at the server', () => {
  const stockOf = (matrix: SkuMatrix) => skuRows(matrix).map(row => [row.cell.id, row.cell.stock, row.cell.stock_was])
  const first = skuRows(shirts)[0]?.key ?? ''
  const fresh = (stocks: readonly number[]) => ({
    axes: [colours, sizes],
    skus: [sku(1, [0, 0]), sku(2, [0, 1]), sku(3, [1, 0]), sku(4, [1, 1])].map((each, at) => ({
      ...each,
      stock: stocks[at] ?? 0,
    })),
  })

  it('untyped stock follows it, typed stock stays and is counted from there', () => {
    const typed = changeCell(shirts, first, { stock: 50 })
    expect(stockOf(rebase(typed, fresh([7, 1, 3, 4])))).toEqual([
      [1, 50, 7],
      [2, 1, 1],
      [3, 3, 3],
      [4, 4, 4],
    ])
  })

  it('saved stock follows it too, unless it was typed again meanwhile', () => {
    const sent = changeCell(shirts, first, { stock: 50 })
    expect(stockOf(rebase(sent, fresh([49, 2, 3, 4]), sent))[0]).toEqual([1, 49, 49])
    const again = changeCell(sent, first, { stock: 60 })
    expect(stockOf(rebase(again, fresh([49, 2, 3, 4]), sent))[0]).toEqual([1, 60, 49])
  })

  it('new rows know the SKU that was made of them, by the names of their values', () => {
    const sent = addValues(shirts, axisKey(shirts, 0), ['绿'])
    const there = {
      axes: [{ ...colours, values: [...colours.values, value('绿')] }, sizes],
      skus: [...fresh([1, 2, 3, 4]).skus, sku(8, [2, 0]), sku(9, [2, 1])],
    }
    expect(stockOf(rebase(sent, there, sent)).map(([id]) => id)).toEqual([1, 2, 3, 4, 8, 9])
  })
})
