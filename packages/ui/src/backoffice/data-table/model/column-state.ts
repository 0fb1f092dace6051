import type {
  ColumnOrderState,
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
} from '@tanstack/react-table'
import type { ColumnLayout, PinSide } from '../layout/table-layout.ts'

/** The part of the table's state that concerns columns. */
export interface ColumnState {
  readonly columnOrder: ColumnOrderState
  readonly columnVisibility: ColumnVisibilityState
  readonly columnPinning: ColumnPinningState
  readonly columnSizing: ColumnSizingState
}

/** The state of a layout: pinned columns are at their edge, in the order of all columns. */
export const columnStateOf = ({ order, hidden, pinned, widths }: ColumnLayout): ColumnState => {
  const at = (side: PinSide): string[] => order.filter(id => pinned[id] === side)
  return {
    columnOrder: [...order],
    columnVisibility: Object.fromEntries(hidden.map(id => [id, false])),
    columnPinning: { start: at('start'), end: at('end') },
    columnSizing: { ...widths },
  }
}

/** The hidden columns of a visibility state, in the order in which they were hidden. */
export const hiddenIn = (visibility: ColumnVisibilityState): readonly string[] =>
  Object.keys(visibility).filter(id => visibility[id] === false)

/** The edges of a pinning state, by column. */
export const pinnedIn = ({ start, end }: ColumnPinningState): ColumnLayout['pinned'] =>
  Object.fromEntries([...start.map(id => [id, 'start'] as const), ...end.map(id => [id, 'end'] as const)])
