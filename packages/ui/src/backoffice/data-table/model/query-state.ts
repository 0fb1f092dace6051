import type { PaginationState, SortingState } from '@tanstack/react-table'
import type { TableQuery, TableSort } from '../table-query.ts'

/** The state of a query's order. */
export const sortingOf = (sort: readonly TableSort[]): SortingState =>
  sort.map(({ column, direction }) => ({ id: column, desc: direction === 'desc' }))

/** The order of a state, as it is asked for. */
export const sortOf = (sorting: SortingState): readonly TableSort[] =>
  sorting.map(({ id, desc }) => ({ column: id, direction: desc ? 'desc' : 'asc' }))

/** The state of a query's page; pages are counted from 0 there. */
export const paginationOf = ({ page, perPage }: Pick<TableQuery, 'page' | 'perPage'>): PaginationState => ({
  pageIndex: page - 1,
  pageSize: perPage,
})

/** The page of a state, as it is asked for. */
export const pageOf = ({ pageIndex, pageSize }: PaginationState): Pick<TableQuery, 'page' | 'perPage'> => ({
  page: pageIndex + 1,
  perPage: pageSize,
})
