import { describe, expect, it } from 'vitest'
import { allowedActions, type BulkAction, countOf, type TableSelection } from './table-selection.ts'

interface Row {
  readonly id: number
  readonly open: boolean
}

const action = (id: string, more: Partial<BulkAction<Row>> = {}): BulkAction<Row> => ({
  id,
  label: id,
  run: async () => true,
  ...more,
})
const some: TableSelection<Row> = {
  scope: 'rows',
  ids: ['1', '2'],
  rows: [
    { id: 1, open: true },
    { id: 2, open: false },
  ],
}
const all: TableSelection<Row> = { scope: 'all', count: 1204, search: { name: 'x|like' } }

describe('what may be done on a selection (point 23)', () => {
  const actions = [
    action('close', { allowed: chosen => chosen.scope === 'all' || chosen.rows.every(row => row.open) }),
    action('export', { whole: true }),
    action('print'),
  ]
  const named = (selection: TableSelection<Row>): string[] => allowedActions(actions, selection).map(each => each.id)

  it('leaves out what one of the rows does not allow', () => {
    expect(named(some)).toEqual(['export', 'print'])
  })

  it('allows on all results only actions that need no single rows', () => {
    expect(named(all)).toEqual(['export'])
  })

  it('counts rows over pages, or all results', () => {
    expect([countOf(some), countOf(all)]).toEqual([2, 1204])
  })
})
