import type { FilterOf, ListCall, RowOf, SortOf, ViewOf } from '@shiji/contract/lists/list-call.ts'
import type { SearchField } from '@shiji/ui/backoffice/data-table/search/search-field.ts'
import type { TableColumn } from '@shiji/ui/backoffice/data-table/table-column.ts'
import type {} from '@shiji/ui/backoffice/field-types/register.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { ReactNode } from 'react'

/** Field names of a row or a body. */
export type Name<T> = keyof T & string

interface Drawn<Row> {
  readonly render: (row: Row) => ReactNode
}

/** A column of such rows. It shows one field or renders several, and sorts only by what its list can sort by. */
export type PageColumn<Row extends object, S extends string> = Omit<TableColumn<Row>, 'id' | 'sortable' | 'render'> &
  (
    | ({ readonly id: S; readonly sortable?: boolean } & Partial<Drawn<Row>>)
    | ({ readonly id: Name<Row>; readonly sortable?: false } & Partial<Drawn<Row>>)
    | ({ readonly id: string; readonly sortable?: false } & Drawn<Row>)
  )

/** A column of a declared list. */
export type ColumnOf<C extends ListCall> = PageColumn<RowOf<C>, SortOf<C>>
/** A line of the view dialog of a declared list. */
export type DetailOf<C extends ListCall> = PageColumn<ViewOf<C>, never>
/** A search field of a declared list: each refers to a filter. */
export type SearchOf<C extends ListCall> = SearchField & { readonly name: FilterOf<C> }

/** A form field: the name of a field of the body, or a form's `own` field, which `toBody` maps to one. */
export type PageField<Body extends object> = FormField &
  ({ readonly name: Name<Body>; readonly own?: false } | { readonly own: true })
