import type { TableView } from '@shiji/contract/platform/table-view.ts'
import { readLayout } from '@shiji/ui/backoffice/data-table/layout/table-layout.ts'
import type { SavedView } from '@shiji/ui/backoffice/data-table/views/saved-view.ts'
import type { ResourceDeclaration } from '../declaration/resource-declaration.ts'
import { namesOf, readAddress, writeAddress } from './table-address.ts'

interface Page extends Pick<ResourceDeclaration, 'columns'> {
  readonly search: ResourceDeclaration['search'] | undefined
}

/**
 * Saved views for the tabs of a table: the person's own in their order, then shared ones. Columns and fields that the
 * page no longer has are left out.
 */
export const savedViews = (views: readonly TableView[], page: Page): readonly SavedView[] => [
  ...views.filter(view => view.mine).map(view => savedView(view, page)),
  ...views.filter(view => !view.mine).map(view => savedView(view, page)),
]

function savedView(view: TableView, page: Page): SavedView {
  const { order, hidden, pinned, widths, density } = readLayout(
    { ...recordOf(view.state.columns), density: view.state.density },
    page.columns,
  )
  return {
    id: String(view.id),
    name: view.name,
    shared: view.shared,
    roles: view.role_ids,
    isDefault: view.is_default,
    foreign: !view.mine,
    query: queryOf(view.state.query, page),
    columns: { order, hidden, pinned, widths },
    density,
  }
}

/** The search of a view, by the rules of an address: only fields that the page sorts and searches by. */
function queryOf(state: unknown, page: Page): SavedView['query'] {
  const { search, sort, perPage } = recordOf(state)
  const address = writeAddress({
    page: 1,
    perPage: Number(perPage),
    sort: (Array.isArray(sort) ? sort : []).map(recordOf).map(({ column, direction }) => ({
      column: String(column),
      direction: direction === 'desc' ? 'desc' : 'asc',
    })),
    search: Object.fromEntries(Object.entries(recordOf(search)).map(([name, text]) => [name, String(text)])),
  })
  const { page: _first, ...query } = readAddress(address, namesOf(page))
  return query
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
