import { describe, expect, it } from 'vitest'
import { defaultLayout } from '../layout/table-layout.ts'
import { firstQuery } from '../table-query.ts'
import { isDirty, stateOf } from './saved-view.ts'

const layout = defaultLayout([
  { id: 'id', title: '编号' },
  { id: 'name', title: '名称' },
])
const view = stateOf({ ...firstQuery, search: { a: '1', b: '2' } }, layout)
const now = (query: object, part: object = {}) =>
  isDirty(view, stateOf({ ...firstQuery, search: { b: '2', a: '1' }, ...query }, { ...layout, ...part }))

describe('a saved view (point 17)', () => {
  it('is unchanged on another page, and whatever the order of its filters', () => {
    expect(now({ page: 7 })).toBe(false)
  })

  it.each([
    ['another filter', { search: { a: '1' } }, {}],
    ['another sort', { sort: [{ column: 'id', direction: 'asc' }] }, {}],
    ['another size of the page', { perPage: 100 }, {}],
    ['another order of columns', {}, { order: ['name', 'id'] }],
    ['a column less', {}, { hidden: ['name'] }],
    ['another width', {}, { widths: { id: 90 } }],
    ['another edge', {}, { pinned: {} }],
    ['another density', {}, { density: 'compact' }],
  ])('is marked as changed with %s', (_what, query, part) => {
    expect(now(query, part)).toBe(true)
  })

  it('ignores settings of the person that are not part of the view', () => {
    expect(now({}, { searchExpanded: true, shortcuts: false, refreshEvery: 30 })).toBe(false)
  })
})
