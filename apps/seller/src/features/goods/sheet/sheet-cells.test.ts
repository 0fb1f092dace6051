import { describe, expect, it } from 'vitest'
import { adjusted, changesOf, copiedText, type Edits, figureOf, pastedTexts, rowsOf, withTexts } from './sheet-cells.ts'

const sku = { name: '', name_en: '', code: '', reserved: 0 }
const red = { ...sku, id: 1, price: 1_000, market_price: 0, stock: 5 }
const blue = { ...sku, id: 2, price: 2_050, market_price: 2_500, stock: 8 }
const rows = [red, blue]
const skus = new Map(rows.map(each => [each.id, each]))
const goods = [{ goods_id: 9, skus: rows }]
const none: Edits = new Map()

describe('the text of a cell', () => {
  it.each([
    ['price', '12.5', 1_250],
    ['price', ' ¥1,234.00 ', 123_400],
    ['price', '0', 0],
    ['price', '', undefined],
    ['price', '1.234', undefined],
    ['price', '-1', undefined],
    ['price', '100000001', undefined],
    ['market_price', '', 0],
    ['stock', '12', 12],
    ['stock', '12.0', 12],
    ['stock', '1.5', undefined],
    ['stock', '-3', undefined],
    ['stock', '10000000', undefined],
    ['stock', 'ten', undefined],
  ] as const)('%s %j is %s', (field, text, figure) => {
    expect(figureOf(field, text)).toBe(figure)
  })

  it('that means what is stored is no change, and leaves the cell unchanged again', () => {
    const once = withTexts(none, skus, [[1, 'price', '11']])
    expect([...once]).toEqual([['1:price', '11']])
    expect([...withTexts(once, skus, [[1, 'price', '10.00']])]).toEqual([])
  })
})

describe('blocks of cells', () => {
  const all = { from: [0, 0], to: [1, 2] } as const

  it('are copied with tabs and lines, as they are typed', () => {
    expect(copiedText(rows, new Map([['2:stock', '9']]), all)).toBe('10.00\t0.00\t5\n20.50\t25.00\t9')
  })

  it('are pasted from the upper left cell on, and say how much lies beyond', () => {
    const block = { from: [1, 2], to: [1, 2] } as const
    expect(pastedTexts(rows, { from: [0, 0], to: [0, 0] }, '11\t12\r\n13\t14\r\n')).toEqual({
      texts: [
        [1, 'price', '11'],
        [1, 'market_price', '12'],
        [2, 'price', '13'],
        [2, 'market_price', '14'],
      ],
      beyond: 0,
    })
    expect(pastedTexts(rows, block, '1\t2\n3\t4')).toEqual({ texts: [[2, 'stock', '1']], beyond: 3 })
  })

  it('are filled by a single cell', () => {
    expect(pastedTexts(rows, { from: [1, 0], to: [0, 0] }, '7').texts).toEqual([
      [1, 'price', '7'],
      [2, 'price', '7'],
    ])
  })
})

describe('an adjustment', () => {
  it.each([
    ['10 % less', 'price', 1_999, { kind: 'percent', percent: -10 }, 'fen', 1_799],
    ['a third more, to 0.1', 'price', 1_000, { kind: 'percent', percent: 33.33 }, 'jiao', 1_330],
    ['10 % more, to whole yuan', 'price', 1_250, { kind: 'percent', percent: 10 }, 'yuan', 1_400],
    ['10 % more, ending with .99', 'price', 1_250, { kind: 'percent', percent: 10 }, 'ninety_nine', 1_399],
    ['an amount less than is there', 'price', 300, { kind: 'add', amount: -500 }, 'fen', 0],
    ['one value', 'price', 300, { kind: 'set', amount: 990 }, 'fen', 990],
    ['pieces', 'stock', 7, { kind: 'percent', percent: 50 }, 'yuan', 11],
  ] as const)('by %s', (_name, field, value, how, rounding, expected) => {
    expect(adjusted(field, value, how, rounding)).toBe(expected)
  })
})

describe('the changes of a sheet', () => {
  const edits = new Map([
    ['1:price', '9'],
    ['1:stock', '4'],
    ['2:price', 'x'],
  ])

  it('name old and new figures, and the cells whose text is no figure', () => {
    const { changes, wrong } = changesOf(goods, edits)
    expect(changes.map(({ sku, goodsId, field, from, to }) => [sku.id, goodsId, field, from, to])).toEqual([
      [1, 9, 'price', 1_000, 900],
      [1, 9, 'stock', 5, 4],
    ])
    expect(wrong).toEqual(['2:price'])
  })

  it('are one row per SKU with what the sheet showed, and can be undone', () => {
    const { changes } = changesOf(goods, edits)
    expect(rowsOf(changes)).toEqual([{ sku_id: 1, price: 900, price_was: 1_000, stock: 4, stock_was: 5 }])
    expect(rowsOf(changes, { back: true })).toEqual([
      { sku_id: 1, price: 1_000, price_was: 900, stock: 5, stock_was: 4 },
    ])
  })
})
