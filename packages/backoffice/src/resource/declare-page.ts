import type { FormBody } from '@shiji/api/base/form.ts'
import { pagePath, type ResourceCall, type ResourceWire } from '@shiji/contract/resource-call.ts'
import type { ImportColumn } from '@shiji/ui/data-table/import/row-importer.ts'
import type { InlineEdit } from '@shiji/ui/data-table/inline-edit/inline-edit.ts'
import type { RowMenuItem } from '@shiji/ui/data-table/row-menu-item.ts'
import type { SearchField } from '@shiji/ui/data-table/search-field.ts'
import type { BulkAction } from '@shiji/ui/data-table/selection/table-selection.ts'
import type { TableColumn } from '@shiji/ui/data-table/table-column.ts'
import type { FormField, FormValues } from '@shiji/ui/form/form-field.ts'
import type { ReactNode } from 'react'
import type { DeclareResource, ResourceDeclaration, ResourceTools } from './resource-declaration.ts'

type Name<T> = keyof T & string

/** A column of rows of that kind: it shows a field of the row, and sorts only by what its list can sort by. */
export type PageColumn<Row extends object, S extends string> = Omit<TableColumn<Row>, 'id' | 'sortable'> &
  ({ readonly id: S; readonly sortable?: boolean } | { readonly id: Name<Row>; readonly sortable?: false })

/** Members of a declaration that know rows or name fields; `PageDeclaration` types them by the call. */
type Typed =
  | 'path'
  | 'noun'
  | 'columns'
  | 'details'
  | 'inline'
  | 'search'
  | 'searchDefaults'
  | 'form'
  | 'editForm'
  | 'initial'
  | 'onEdit'
  | 'toValues'
  | 'toBody'
  | 'allows'
  | 'rowActions'
  | 'rowMenu'
  | 'bulkActions'
  | 'importer'

/** An ordinary page over declared calls: every name in it is a field of the row, of a body, or a filter of the list. */
export interface PageDeclaration<T extends ResourceWire, F extends string, S extends string>
  extends Omit<ResourceDeclaration, Typed> {
  readonly columns: readonly PageColumn<T['row'], S>[]
  readonly details?: readonly PageColumn<T['row'], S>[]
  readonly inline?: Readonly<Partial<Record<Name<T['row']> & Name<T['update']>, Omit<InlineEdit<T['row']>, 'save'>>>>
  readonly search?: readonly (SearchField & { readonly name: F })[]
  readonly searchDefaults?: Readonly<Partial<Record<F, string>>>
  readonly form?: readonly (FormField & { readonly name: Name<T['create']> })[]
  readonly editForm?: readonly (FormField & { readonly name: Name<T['update']> })[]
  readonly initial?: Partial<Record<Name<T['create']>, unknown>>
  readonly onEdit?: (row: T['row']) => void
  readonly toValues?: (row: T['row']) => FormValues
  readonly toBody?: (values: FormValues) => FormBody
  readonly allows?: (row: T['row'], action: 'show' | 'update' | 'deletes') => boolean
  readonly rowActions?: (row: T['row']) => ReactNode
  readonly rowMenu?: (row: T['row']) => readonly RowMenuItem[]
  readonly bulkActions?: readonly BulkAction<T['row']>[]
  /** Columns of a file that the server takes in as a whole; the button Import shows with them. */
  readonly imports?: readonly (ImportColumn & { readonly name: Name<T['create']> })[]
}

/**
 * Writes a page over the calls that the contract declares; stands at module level. Path and permissions come from the call. A field that
 * the contract renames does not compile here until it is renamed here too.
 */
export function declarePage<T extends ResourceWire, F extends string, S extends string>(
  call: ResourceCall<T, F, S>,
  declare: (tools: ResourceTools) => PageDeclaration<T, NoInfer<F>, NoInfer<S>>,
): DeclareResource {
  const path = pagePath(call)
  return tools => {
    // Rows come from the wire, where the server's schema holds them to this type; here it is joined with the rows of the engine.
    const { imports, ...page } = declare(tools) as unknown as AnyPage
    return {
      ...page,
      path,
      noun: call.noun,
      ...(imports === undefined
        ? {}
        : { buttons: { ...page.buttons, import: true }, importer: tools.serverImporter(path, imports) }),
    }
  }
}

type AnyPage = Omit<ResourceDeclaration, 'path' | 'noun'> & { readonly imports?: readonly ImportColumn[] }
