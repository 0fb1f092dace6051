import { describe, expect, it } from 'vitest'
import type { TableColumn } from '../table-column.ts'
import { columnNeeds, ownWidths, shareWidths } from './column-widths.ts'

interface Row {
  readonly id: number
}

const place = (columns: readonly TableColumn<Row>[]) =>
  columns.map(column => ({ column, pin: undefined, nth: 0 }) as const)

const columns: readonly TableColumn<Row>[] = [
  { id: 'order_no', title: 'No.' },
  { id: 'goods', title: 'Goods' },
  { id: 'remark', title: 'Remark' },
  { id: 'amount', title: 'Amount', kind: 'money' },
  { id: 'created_at', title: 'Created', kind: 'time' },
]
const measured = new Map([
  ['order_no', 186],
  ['goods', 324],
  ['remark', 108],
  ['amount', 118],
  ['created_at', 165],
])
const needs = columnNeeds(place(columns), measured)
const of = (room: number, byHand = {}) => shareWidths(needs, byHand, room)

describe('columns that do not follow their content', () => {
  it('have the widths of their content if that fits, and texts share the rest', () => {
    expect(of(901)).toEqual({ widths: Object.fromEntries(measured), rest: 0 })
    const { widths } = of(1333)
    expect(widths).toEqual({ order_no: 186, goods: 648, remark: 216, amount: 118, created_at: 165 })
  })

  it('shrink only texts, and not below a readable width', () => {
    expect(of(801).widths).toEqual({ ...Object.fromEntries(measured), goods: 224 })
    expect(of(300).widths).toEqual({ ...Object.fromEntries(measured), goods: 144 })
  })

  it('shrink to the width that a column names for what it draws', () => {
    const own = columns.map(column => (column.id === 'goods' ? { ...column, minWidth: 232 } : column))
    const { widths } = shareWidths(columnNeeds(place(own), measured), {}, 300)
    expect(widths).toEqual({ ...Object.fromEntries(measured), goods: 232 })
  })

  it('keep manual widths, and no other column grows', () => {
    const byHand = { order_no: 100, goods: 200, remark: 100, amount: 100, created_at: 200 }
    expect(of(1000, byHand)).toEqual({ widths: byHand, rest: 300 })
  })
})

describe('columns that follow their content', () => {
  it('have created_at and updated_at at 165 px', () => {
    const dates = place([...columns, { id: 'updated_at', title: 'Changed', kind: 'time' }])
    expect(ownWidths(dates)).toMatchObject({ created_at: 165, updated_at: 165, goods: undefined })
  })

  it('leave one width open, or the browser would widen fixed ones too', () => {
    const set = place([
      { id: 'picture', title: 'Picture', kind: 'image', width: 64 },
      { id: 'goods', title: 'Goods', width: 200 },
      { id: 'created_at', title: 'Created', kind: 'time' },
    ])
    expect(ownWidths(set)).toEqual({ picture: 64, goods: undefined, created_at: 165 })
  })
})
