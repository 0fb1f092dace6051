import { fen, fenToYuan, yuanToFen } from '@shiji/kit/money/fen.ts'
import type { ActionOutcome } from '../selection/table-selection.ts'

/** A value edited in its cell, without a dialog (point 26). */
export interface InlineEdit<Row extends object> {
  /** `money` is typed in yuan and stored in fen; a `switch` is 1 and 0. */
  readonly kind: 'text' | 'number' | 'money' | 'switch'
  /** Not editable in rows for which it returns false. @default editable in every row */
  readonly allowed?: (row: Row) => boolean
  /** Error message of a value; undefined if it is valid. */
  readonly check?: (value: InlineValue, row: Row) => string | undefined
  /**
   * Saves the value. The cell shows it immediately and reverts on `false` or on a rejection, whose message is shown.
   * With `undo` an undo is offered for five seconds.
   */
  readonly save: (row: Row, value: InlineValue) => Promise<ActionOutcome>
}

/** A stored value: a text, a whole number, fen, or 1 and 0. */
export type InlineValue = string | number

/** Initial text of the input. */
export function draftOf(kind: InlineEdit<object>['kind'], value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  return kind === 'money' && typeof value === 'number' ? fenToYuan(fen(value)) : String(value)
}

/** The value of the typed text; undefined if it is invalid. */
export function readDraft(kind: InlineEdit<object>['kind'], text: string): InlineValue | undefined {
  const trimmed = text.trim()
  if (kind === 'text') return trimmed
  if (kind === 'money') return yuanToFen(trimmed.replace(/,/g, ''))
  return /^-?\d{1,15}$/.test(trimmed) ? Number(trimmed) : undefined
}
