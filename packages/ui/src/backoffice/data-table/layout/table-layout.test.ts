import { describe, expect, it } from 'vitest'
import { defaultLayout, moveColumn, readLayout } from './table-layout.ts'

const columns = [
  { id: 'id', title: '编号' },
  { id: 'name', title: '名称' },
  { id: 'price', title: '价格' },
  { id: 'note', title: '备注', hidden: true },
]
const usual = defaultLayout(columns)

describe('a table without stored settings', () => {
  it('has its columns as declared, with the first one pinned', () => {
    expect(usual).toMatchObject({ order: ['id', 'name', 'price', 'note'], hidden: ['note'], pinned: { id: 'start' } })
  })
})

describe('column settings (point 18)', () => {
  it.each([
    [0, ['price', 'id', 'name', 'note']],
    [9, ['id', 'name', 'note', 'price']],
    [1, ['id', 'price', 'name', 'note']],
  ])('move a column to place %i', (to, order) => {
    expect(moveColumn(usual.order, 'price', to)).toEqual(order)
  })
})

describe('a stored layout', () => {
  it('is unchanged after serialisation to JSON', () => {
    const layout = {
      ...usual,
      order: ['price', 'id', 'name', 'note'],
      hidden: ['id'],
      pinned: { price: 'end' } as const,
      widths: { name: 240 },
      density: 'compact' as const,
      searchExpanded: true,
      shortcuts: false,
      refreshEvery: 30 as const,
    }
    expect(readLayout(JSON.parse(JSON.stringify(layout)), columns)).toEqual(layout)
  })

  it.each([
    [undefined],
    [null],
    ['x'],
    [{}],
    [{ order: 3, hidden: 'all', widths: [], density: 'huge', refreshEvery: 7 }],
  ])('falls back to the default if it is invalid: %j', stored => {
    expect({ ...readLayout(stored, columns), hidden: usual.hidden }).toEqual(usual)
  })

  it('puts a new column after its neighbour, and drops a removed one', () => {
    const old = { ...usual, order: ['price', 'gone', 'id'], hidden: ['gone'], widths: { gone: 90 } }
    expect(readLayout(old, columns)).toMatchObject({
      order: ['price', 'note', 'id', 'name'],
      hidden: ['note'],
      widths: {},
    })
  })

  it('never hides everything, and keeps widths within their limits', () => {
    const stored = { hidden: ['id', 'name', 'price', 'note'], widths: { id: 3, name: 9000 } }
    expect(readLayout(stored, columns)).toMatchObject({ hidden: ['note'], widths: { id: 56, name: 800 } })
  })
})
