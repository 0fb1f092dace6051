import { type ListCall, type PageWire, pagePath } from '@shiji/contract/lists/list-call.ts'
import type { ImportColumn } from '@shiji/ui/backoffice/data-table/import/row-importer.ts'
import type { InlineEdit } from '@shiji/ui/backoffice/data-table/inline-edit/inline-edit.ts'
import type { RowMenuItem } from '@shiji/ui/backoffice/data-table/row/row-menu-item.ts'
import type { SearchField } from '@shiji/ui/backoffice/data-table/search/search-field.ts'
import type { BulkAction } from '@shiji/ui/backoffice/data-table/selection/table-selection.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import type { ReactNode } from 'react'
import type { Name, PageColumn, PageField } from './page-parts.ts'
import type { DeclareResource, Queue, ResourceDeclaration, ResourceTools } from './resource-declaration.ts'

/** Members of a declaration that refer to rows or fields; `PageDeclaration` types them by the call. */
type Typed =
  | 'path'
  | 'noun'
  | 'columns'
  | 'details'
  | 'sums'
  | 'inline'
  | 'search'
  | 'searchDefaults'
  | 'fixed'
  | 'below'
  | 'card'
  | 'queues'
  | 'finds'
  | 'firstSort'
  | 'onView'
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

type Body<T extends PageWire> = Readonly<Partial<Record<Name<T['create']> | Name<T['update']>, unknown>>>

/** A page over declared calls: every name in it is a field of the row, of a body, or a filter of the list. */
export interface PageDeclaration<T extends PageWire, F extends string, S extends string, M extends string>
  extends Omit<ResourceDeclaration, Typed> {
  readonly columns: readonly PageColumn<T['row'], S>[]
  readonly details?: readonly PageColumn<T['view'], S>[]
  /** Columns with sums over the whole filter below the rows. */
  readonly sums?: readonly M[]
  readonly inline?: Readonly<Partial<Record<Name<T['row']> & Name<T['update']>, Omit<InlineEdit<T['row']>, 'save'>>>>
  readonly search?: readonly (SearchField & { readonly name: F })[]
  readonly searchDefaults?: Readonly<Partial<Record<F, string>>>
  /** Parameters that every list call carries. */
  readonly fixed?: Readonly<Partial<Record<F, string>>>
  readonly below?: (row: T['row']) => ReactNode
  readonly card?: (row: T['row']) => ReactNode
  readonly queues?: readonly (Omit<Queue, 'search' | 'sort'> & {
    readonly search: Readonly<Partial<Record<F, string>>>
    readonly sort?: { readonly column: S; readonly direction: 'asc' | 'desc' }
  })[]
  readonly finds?: { readonly name: F; readonly label: string }
  readonly firstSort?: `${S}|${'asc' | 'desc'}`
  readonly form?: readonly PageField<T['create']>[]
  readonly editForm?: readonly PageField<T['update']>[]
  readonly initial?: Readonly<Partial<Record<Name<T['create']>, unknown>>>
  /** Initial values of the form's own fields. */
  readonly ownInitial?: FormValues
  readonly onEdit?: (row: T['row']) => void
  readonly onView?: (row: T['row']) => void
  readonly toValues?: (record: T['view']) => FormValues
  readonly toBody?: (values: FormValues) => Body<T>
  readonly allows?: (row: T['row'], action: 'show' | 'update' | 'deletes') => boolean
  readonly rowActions?: (row: T['row']) => ReactNode
  readonly rowMenu?: (row: T['row']) => readonly RowMenuItem[]
  readonly bulkActions?: readonly BulkAction<T['row']>[]
  /** Columns of a file to import; with it, the Import button is shown. */
  readonly imports?: readonly (ImportColumn & { readonly name: Name<T['create']> })[]
}

/**
 * Declares a page over the calls of the contract. Path and permissions come from the call. A field, filter or move that
 * the contract renames does not compile here until it is renamed here too.
 */
export function declarePage<T extends PageWire, F extends string, S extends string, M extends string>(
  call: ListCall<T, F, S, M>,
  declare: (tools: ResourceTools) => PageDeclaration<T, NoInfer<F>, NoInfer<S>, NoInfer<M>>,
): DeclareResource {
  const path = pagePath(call)
  return tools => {
    // Rows come from the wire and were checked against the server's schema; this joins the type with the rows of the
    // engine.
    const { imports, initial, ownInitial, ...page } = declare(tools) as unknown as AnyPage
    return {
      ...page,
      path,
      noun: call.noun,
      ...(initial === undefined && ownInitial === undefined ? {} : { initial: { ...initial, ...ownInitial } }),
      ...(imports === undefined
        ? {}
        : { buttons: { ...page.buttons, import: true }, importer: tools.serverImporter(path, imports) }),
    }
  }
}

interface AnyPage extends Omit<ResourceDeclaration, 'path' | 'noun'> {
  readonly imports?: readonly ImportColumn[]
  readonly ownInitial?: FormValues
}
