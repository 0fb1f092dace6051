import { useAuthInfoQuery } from '@shiji/api/identity/identity.api.ts'
import { useTableDeskQuery } from '@shiji/api/platform/table-desk.api.ts'
import type { TableLayout } from '@shiji/ui/backoffice/data-table/layout/table-layout.ts'
import type { TableQuery } from '@shiji/ui/backoffice/data-table/table-query.ts'
import {
  type SavedView,
  stateOf,
  type TableViews,
  type ViewState,
} from '@shiji/ui/backoffice/data-table/views/saved-view.ts'
import { useEffect, useMemo, useState } from 'react'
import { useBackoffice } from '../../core/running/backoffice.ts'
import type { ResourceDeclaration } from '../declaration/resource-declaration.ts'
import { type TableName, tableName } from '../declaration/table-name.ts'
import { useKeptLayout } from './kept-layout.ts'
import { savedViews } from './saved-views.ts'
import { useTableQuery } from './use-table-query.ts'
import { useTableViews } from './use-table-views.ts'

/** A person's stored table settings, and the table's resulting state. */
export interface TableDesk {
  readonly table: TableName
  readonly query: TableQuery
  readonly ask: (query: TableQuery) => void
  readonly layout: TableLayout
  readonly keepLayout: (layout: TableLayout) => void
  /** Missing if the server could not load them. */
  readonly views: TableViews | undefined
}

/** Address parameter for the table without a view, where a default view would open. */
const PLAIN = '0'

/**
 * The state of a table from its address, its saved views and its stored columns (reference ux 13, 17, 18). An address
 * without parameters opens the default view. Column changes while a view is open belong to the view, which is marked as
 * changed.
 */
export function useTableDesk(resource: ResourceDeclaration): TableDesk {
  const { area } = useBackoffice()
  const { path, columns, search } = resource
  const table = useMemo(() => tableName(area, path), [area, path])
  const { query: asked, view, bare, go } = useTableQuery(resource)
  const { data: account } = useAuthInfoQuery(area)
  const { currentData: desk, isError } = useTableDeskQuery(table)
  const list = useMemo(() => savedViews(desk?.views ?? [], { columns, search }), [desk, columns, search])
  const byItself = list.find(each => each.isDefault)
  const open = list.find(each => each.id === view) ?? (bare && view === undefined ? byItself : undefined)
  // State that the address leaves to the view; written out below.
  const left = bare ? open : undefined
  const query = useMemo(() => (left === undefined ? asked : firstOf(left)), [left, asked])

  const [own, keepOwn] = useKeptLayout(table, columns, { person: account?.id, layout: desk?.layout })
  const [changed, setChanged] = useState<ViewColumns & { readonly view: string }>()
  const layout = useMemo(
    () => (open === undefined ? own : { ...own, ...columnsOf(changed?.view === open.id ? changed : open) }),
    [own, open, changed],
  )
  const keepLayout = (next: TableLayout) => {
    if (open === undefined) return keepOwn(next)
    setChanged({ view: open.id, ...stateOf(query, next) })
    const { searchExpanded, shortcuts, refreshEvery } = next
    const isSame =
      searchExpanded === own.searchExpanded && shortcuts === own.shortcuts && refreshEvery === own.refreshEvery
    if (!isSame) keepOwn({ ...own, searchExpanded, shortcuts, refreshEvery })
  }

  useEffect(() => {
    // Written out, so that the link shows the same to a person without that view.
    if (left !== undefined) go(left.id, firstOf(left), { replace: true })
  }, [left, go])
  const views = useTableViews({
    table,
    desk,
    list,
    current: open?.id,
    onOpen: next => {
      setChanged(undefined)
      if (next !== undefined) go(next.id, firstOf(next))
      else go(byItself === undefined ? undefined : PLAIN, undefined)
    },
    onMade: id => go(id, query),
  })
  return {
    table,
    query,
    ask: next => go(view ?? (byItself === undefined ? undefined : PLAIN), next),
    layout,
    keepLayout,
    views: isError && desk === undefined ? undefined : views,
  }
}

type ViewColumns = Pick<ViewState, 'columns' | 'density'>

const columnsOf = ({ columns, density }: ViewColumns) => ({ ...columns, density })

const firstOf = (view: SavedView): TableQuery => ({ ...view.query, page: 1 })
