import type { PaginationState, SortingState } from '@tanstack/react-table'
import type { TableQuery, TableSort } from '../table-query.ts'

/** The sorting state of a query. */
export const sortingOf = (sort: readonly TableSort[]): SortingState =>
  sort.map(({ column, direction }) => ({ id: column, desc: direction === 'desc' }))

/** The order of a query from a sorting state. */
export const sortOf = (sorting: SortingState): readonly TableSort[] =>
  sorting.map(({ id, desc }) => ({ column: id, direction: desc ? 'desc' : 'asc' }))

/** The pagination state of a query; its pages are counted from 0. */
export const paginationOf = ({ page, perPage }: Pick<TableQuery, 'page' | 'perPage'>): PaginationState => ({
  pageIndex: page - 1,
  pageSize: perPage,
})

/** The page of a query from a pagination state. */
export const pageOf = ({ pageIndex, pageSize }: PaginationState): Pick<TableQuery, 'page' | 'perPage'> => ({
  page: pageIndex + 1,
  perPage: pageSize,
})
