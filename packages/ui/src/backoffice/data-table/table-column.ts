import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import type { ReactNode } from 'react'
import type { InlineEdit } from './inline-edit/inline-edit.ts'

/** How the values of a column are shown. Amounts are fen, times are ISO 8601. */
export type ColumnKind = 'text' | 'number' | 'float' | 'money' | 'time' | 'date' | 'tag' | 'status' | 'image' | 'icon'

/** A column as declared by a page. */
export interface TableColumn<Row extends object> {
  /** Field of the row, and its name in the server's sort order. */
  readonly id: string
  readonly title: string
  /** @default 'text' */
  readonly kind?: ColumnKind
  /** Vocabulary of a `status` column: order, review, shelf … */
  readonly vocabulary?: string
  /** Renders the cell instead of its kind; nothing rendered shows as '-'. */
  readonly render?: (row: Row) => ReactNode
  /** In px. @default 165 for created_at and updated_at (§9), else its natural width */
  readonly width?: number
  /** Of a text that `render` draws: in px, what it needs to be readable. @default 144, two lines of text */
  readonly minWidth?: number
  /** A `low` one is hidden when a table is narrow; people can show it again with one click. */
  readonly priority?: 'low'
  /** @default false */
  readonly sortable?: boolean
  /** Hidden by default. @default false */
  readonly hidden?: boolean
  /** A button copies the value. @default true for `id` and names that end in `_no` or `_sn` */
  readonly copy?: boolean
  /** The value can be edited in its cell. */
  readonly edit?: InlineEdit<Row>
}

/** Value of a field, whatever type the row has. */
export const fieldValue = (row: object, id: string): unknown => Reflect.get(row, id)

/** Width of a column in px, if it has one (§9). */
export const widthOf = (column: { readonly id: string; readonly width?: number }): number | undefined =>
  column.width ?? (/^(created|updated)_at$/.test(column.id) ? SPEC_LIMITS.ui.createdAtWidthPx : undefined)

/** Alignment of a column's cells: numbers right-aligned, times and short values without line breaks, text normal. */
export type CellShape = 'figure' | 'time' | 'fixed' | 'text'

/** The shape of the cells of a kind. */
export const shapeOf = (kind: ColumnKind | undefined): CellShape => {
  if (kind === 'number' || kind === 'float' || kind === 'money') return 'figure'
  if (kind === 'time') return 'time'
  return kind === undefined || kind === 'text' ? 'text' : 'fixed'
}

/** Whether a column has copy buttons: ids and numbers that people pass on (point 30). */
export const copies = (column: { readonly id: string; readonly copy?: boolean }): boolean =>
  column.copy ?? (column.id === 'id' || /_(no|sn)$/.test(column.id))
