import { LIMITS } from '@shiji/contract/limits.ts'
import type { ListQuery } from '@shiji/contract/lists/list.ts'
import { firstQuery, type TableQuery, type TableSort } from '@shiji/ui/backoffice/data-table/table-query.ts'

/** Names by which a table may be sorted and searched; all others in an address are ignored. */
export interface TableNames {
  readonly sortable: readonly string[]
  readonly searchable: readonly string[]
}

/** The names that the columns and search fields of a page allow. */
export const namesOf = ({
  columns,
  search = [],
  queues = [],
  finds,
}: {
  readonly columns: readonly { readonly id: string; readonly sortable?: boolean }[]
  readonly search?: readonly { readonly name: string }[] | undefined
  readonly queues?: readonly { readonly search: Readonly<Record<string, string>> }[] | undefined
  readonly finds?: { readonly name: string } | undefined
}): TableNames => ({
  sortable: columns.filter(column => column.sortable === true).map(column => column.id),
  searchable: [
    ...new Set([
      ...search.map(field => field.name),
      ...queues.flatMap(queue => Object.keys(queue.search)),
      ...(finds === undefined ? [] : [finds.name]),
    ]),
  ],
})

/** Reads the state of a table from its address, so that a shared link shows the same. */
export function readAddress(params: URLSearchParams, names: TableNames): TableQuery {
  const page = Number(params.get('page') ?? 1)
  const perPage = Number(params.get('per_page') ?? LIMITS.list.perPage)
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : firstQuery.page,
    perPage: LIMITS.list.perPageOptions.find(option => option === perPage) ?? firstQuery.perPage,
    sort: readSort(params.get('sort') ?? '').filter(sort => names.sortable.includes(sort.column)),
    search: Object.fromEntries(
      names.searchable.flatMap(name => {
        const text = params.get(name) ?? ''
        return text === '' ? [] : [[name, text]]
      }),
    ),
  }
}

/**
 * Writes the state of a table into its address, without default values. Beside a view the page is always included: an
 * address with only a view shows the view's own state.
 */
export function writeAddress(query: TableQuery, view?: string): URLSearchParams {
  const params = new URLSearchParams(view === undefined ? {} : { view })
  if (query.page !== firstQuery.page || view !== undefined) params.set('page', String(query.page))
  if (query.perPage !== firstQuery.perPage) params.set('per_page', String(query.perPage))
  if (query.sort.length > 0) params.set('sort', writeSort(query.sort))
  for (const [name, text] of Object.entries(query.search)) params.set(name, text)
  return params
}

/**
 * The query of the list call (spec §7); fixed parameters of the page win over the search, and `firstSort` is the order
 * until the person chooses one.
 */
export function toListQuery(
  query: TableQuery,
  fixed: Readonly<Record<string, string>> = {},
  firstSort?: string,
): ListQuery {
  const sort = query.sort.length === 0 ? firstSort : writeSort(query.sort)
  return {
    ...query.search,
    ...fixed,
    per_page: query.perPage,
    page: query.page,
    ...(sort === undefined ? {} : { sort }),
  }
}

const writeSort = (sort: readonly TableSort[]) =>
  sort.map(({ column, direction }) => `${column}|${direction}`).join(',')

function readSort(text: string): TableSort[] {
  return text.split(',').flatMap(part => {
    const [column = '', direction] = part.split('|')
    return column !== '' && (direction === 'asc' || direction === 'desc') ? [{ column, direction }] : []
  })
}
