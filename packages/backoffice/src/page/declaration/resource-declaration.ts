import type { FormBody } from '@shiji/api/base/transport/form.ts'
import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import type { Permission } from '@shiji/contract/permissions.ts'
import type { AuditRecord } from '@shiji/contract/platform/audit.words.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { ImportColumn, RowImporter } from '@shiji/ui/backoffice/data-table/import/row-importer.ts'
import type { InlineEdit } from '@shiji/ui/backoffice/data-table/inline-edit/inline-edit.ts'
import type { DialogHandle } from '@shiji/ui/backoffice/data-table/record/table-dialogs.tsx'
import type { RowMenuItem } from '@shiji/ui/backoffice/data-table/row/row-menu-item.ts'
import type { SearchField } from '@shiji/ui/backoffice/data-table/search/search-field.ts'
import type { BulkAction } from '@shiji/ui/backoffice/data-table/selection/table-selection.ts'
import type { TableColumn } from '@shiji/ui/backoffice/data-table/table-column.ts'
import type { TableSort } from '@shiji/ui/backoffice/data-table/table-query.ts'
import type { TableButtons } from '@shiji/ui/backoffice/data-table/toolbar/table-buttons.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import type { UploadFile } from '@shiji/ui/common/upload/upload-file.ts'
import type { ComponentType, ReactNode } from 'react'
import type * as yup from 'yup'
import type { AnyObjectSchema } from 'yup'

/** Resources with the four verbs as permissions: `express` for `express.create` and so on. */
export type ResourceNoun = Permission extends infer P ? (P extends `${infer Noun}.view` ? Noun : never) : never

/** Arguments of a declaration function. */
export interface ResourceTools {
  readonly say: SayText
  readonly locale: Locale
  /** Uploads the files of image fields and editors. */
  readonly upload: UploadFile
  /** Creates the `importer` for a path whose calls import many rows at once. */
  readonly serverImporter: ServerImporter
}

/** An import that the server checks and applies as a whole, for the columns of a file: `POST {page path}/import`. */
export type ServerImporter = (path: string, columns: readonly ImportColumn[]) => RowImporter

/** Props of a custom form: the dialog around it, and the record to change; none to add one. */
export interface OwnFormProps {
  readonly handle: DialogHandle
  readonly id?: number
}

/** A queue of a list: rows that wait for the same work. */
export interface Queue {
  readonly id: string
  readonly label: string
  /** Its filters; a list without them shows all rows. */
  readonly search: Readonly<Record<string, string>>
  /** Its order, the first by default. */
  readonly sort?: TableSort
  /** Name of its number in the `count` of the list call. */
  readonly count?: string
  /** A queue that should be empty: its number stands out. */
  readonly urgent?: boolean
}

/** Declaration of an ordinary page: a table with forms (product §7). */
export interface ResourceDeclaration {
  /** Path of the calls, with the area's prefix: `/Admin/expresses`. */
  readonly path: string
  /** Resource whose permissions decide on the buttons; without it, only the page's switches do. */
  readonly noun?: ResourceNoun
  /** What the audit log calls its records, whose history a view shows. @default the noun */
  readonly audited?: AuditRecord
  /** Rows form a lazy tree by `pid` (spec §3, §7). Search results are shown as a plain list. @default false */
  readonly tree?: boolean
  readonly columns: readonly TableColumn<ResourceRow>[]
  /**
   * Ids of columns that people with permission can edit in their cells. Sends the whole record as the edit form would,
   * with that one field changed. For calls that take single fields use `useInlineSave`.
   */
  readonly inline?: Readonly<Record<string, Omit<InlineEdit<ResourceRow>, 'save'>>>
  /** Columns with sums over the whole filter; the server declares them too. */
  readonly sums?: readonly string[]
  readonly search?: readonly SearchField[]
  /** Initial search values, also used by Reset. */
  readonly searchDefaults?: Readonly<Record<string, string>>
  /** Details below a row, opened by a button in its first cell. */
  readonly below?: (row: ResourceRow) => ReactNode
  /** A row as a card: on a phone they replace the table. */
  readonly card?: (row: ResourceRow) => ReactNode
  /** Queues of the list as tabs, each with a search of its own and the number that the list call counts. */
  readonly queues?: readonly Queue[]
  /** Filter behind one search box above the table, and what it finds. */
  readonly finds?: { readonly name: string; readonly label: string }
  /** Order until the person chooses another: `prop|asc`. */
  readonly firstSort?: string
  /** Parameters that every list call carries. */
  readonly fixed?: Readonly<Record<string, string>>
  /** Fields of the add and edit forms; the body sends exactly these. */
  readonly form?: readonly FormField[]
  /** Fields of the edit form, if they differ. */
  readonly editForm?: readonly FormField[]
  /** Custom add and edit form, for cases that fields cannot express; best loaded lazily. */
  readonly ownForm?: ComponentType<OwnFormProps>
  /** Replace Add and Edit, for a page with separate form pages. */
  readonly onAdd?: () => void
  readonly onEdit?: (row: ResourceRow) => void
  /** Replaces the view dialog, for a page with an address per record. */
  readonly onView?: (row: ResourceRow) => void
  /** Rules of both forms, by field name (spec §5). As a function, the rules' library loads with the first form only. */
  readonly schema?: AnyObjectSchema | ((rules: typeof yup) => AnyObjectSchema)
  /** Initial values of the add form. */
  readonly initial?: FormValues
  /** Maps a record to form values, if fields are not simply those of the record. */
  readonly toValues?: (row: ResourceRow) => FormValues
  /** Maps form values to the body, if they are not sent unchanged. */
  readonly toBody?: (values: FormValues) => FormBody
  /** Content of the view dialog. @default the columns */
  readonly details?: readonly TableColumn<ResourceRow>[]
  /** Switches of the buttons (spec §6). */
  readonly buttons?: Partial<TableButtons>
  /** Which buttons a row allows, for example by its `actions`. */
  readonly allows?: (row: ResourceRow, action: 'show' | 'update' | 'deletes') => boolean
  /** More buttons of a row, as plain `button` elements. */
  readonly rowActions?: (row: ResourceRow) => ReactNode
  /** Items of the "more" menu of a row. */
  readonly rowMenu?: (row: ResourceRow) => readonly RowMenuItem[]
  /** Actions on the selected rows. */
  readonly bulkActions?: readonly BulkAction<ResourceRow>[]
  /** Imports rows from a file; `buttons.import` shows it. */
  readonly importer?: RowImporter
  /** More buttons in the toolbar. */
  readonly toolbar?: (selected: readonly string[]) => ReactNode
}

/** Creates a declaration in the language of the page; define it at module level. */
export type DeclareResource = (tools: ResourceTools) => ResourceDeclaration
