import type { CellWords } from '../cell/cell-content.tsx'
import { copies, widthOf as declaredWidth, fieldValue, shapeOf, type TableColumn } from '../table-column.ts'
import type { ActionsNeed } from './table-room.ts'

/** Content widths of a table, in px. */
export interface MeasuredTable {
  readonly columns: ReadonlyMap<string, number>
  readonly actions: ActionsNeed | undefined
}

/**
 * Width of a row button as an icon, and the gaps between and around them, in px; sheets.test.ts checks them against the
 * sheet.
 */
export const actionSizes = { icon: 28, gap: 4, around: 25 } as const

const { icon, gap, around } = actionSizes

const widthOf = (element: Element): number => element.getBoundingClientRect().width

const wordsWidth = (element: Element): number => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().width
}

const inRow = (buttons: readonly Element[], read: (button: Element) => number): number =>
  buttons.reduce((sum, button) => sum + read(button) + gap, -gap)

const readActions = (frame: HTMLElement): ActionsNeed | undefined => {
  const head = frame.querySelector('thead [data-actions-head]')
  if (!head) return undefined
  const groups = [...frame.querySelectorAll('tbody [data-actions]')].slice(0, 10).map(group => [...group.children])
  const most = (read: (button: Element) => number): number =>
    Math.ceil(Math.max(wordsWidth(head), ...groups.map(buttons => inRow(buttons, read)))) + around
  return {
    words: most(widthOf),
    icons: most(button => (button.hasAttribute('data-act') ? icon : widthOf(button))),
    one: Math.ceil(Math.max(icon, wordsWidth(head))) + around,
    several: groups.some(buttons => buttons.length > 1),
  }
}

/** Measures a table at its natural width, with all columns, and with text buttons unless their widths are known. */
export const readTable = (frame: HTMLElement, actions: ActionsNeed | undefined): MeasuredTable => ({
  columns: new Map(
    [...frame.querySelectorAll<HTMLElement>('thead th[data-column]')].map(
      head => [head.dataset.column ?? '', Math.ceil(widthOf(head))] as const,
    ),
  ),
  actions: actions ?? readActions(frame),
})

const larger = (one: number, other: number | undefined): number => Math.max(one, other ?? 0)

/** Two measurements of the same columns combined: nothing becomes narrower, so that a table does not alternate. */
export const mergeMeasured = (old: MeasuredTable, next: MeasuredTable): MeasuredTable => ({
  columns: new Map([...next.columns].map(([id, width]) => [id, larger(width, old.columns.get(id))])),
  actions: next.actions && {
    words: larger(next.actions.words, old.actions?.words),
    icons: larger(next.actions.icons, old.actions?.icons),
    one: larger(next.actions.one, old.actions?.one),
    several: next.actions.several || (old.actions?.several ?? false),
  },
})

// Chinese characters are as wide as two Latin letters.
const lengthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0)

const lengthIn = <Row extends object>(column: TableColumn<Row>, row: Row, words: CellWords): number => {
  const value = fieldValue(row, column.id)
  if (value === undefined || value === null) return 0
  if (column.kind === 'status') return lengthOf(words.status(column.vocabulary ?? column.id, String(value)))
  return lengthOf(String(value))
}

/** Width of a Latin letter or a figure with its share of separators, in px. */
const LETTER = 10

/**
 * For a virtualised page: extra width in px by column that amounts and states need beyond the rendered rows, since they are single lines that would
 * be truncated.
 */
export function beyondDrawn<Row extends object>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  drawn: number,
  words: CellWords,
): ReadonlyMap<string, number> {
  const most = (column: TableColumn<Row>, some: readonly Row[]): number =>
    some.reduce((length, row) => Math.max(length, lengthIn(column, row, words)), 0)
  const unbroken = columns.filter(
    column =>
      declaredWidth(column) === undefined &&
      (shapeOf(column.kind) === 'figure' || column.kind === 'status' || column.kind === 'tag' || copies(column)),
  )
  return new Map(
    unbroken.map(column => [column.id, LETTER * (most(column, rows) - most(column, rows.slice(0, drawn)))] as const),
  )
}
