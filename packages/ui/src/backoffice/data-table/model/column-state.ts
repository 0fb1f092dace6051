import type {
  ColumnOrderState,
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
} from '@tanstack/react-table'
import type { ColumnLayout, PinSide } from '../layout/table-layout.ts'

/** What the table's state holds about its columns. */
export interface ColumnState {
  readonly columnOrder: ColumnOrderState
  readonly columnVisibility: ColumnVisibilityState
  readonly columnPinning: ColumnPinningState
  readonly columnSizing: ColumnSizingState
}

/** The state of a layout: pinned columns stand at their edge in the order of all. */
export const columnStateOf = ({ order, hidden, pinned, widths }: ColumnLayout): ColumnState => {
  const at = (side: PinSide): string[] => order.filter(id => pinned[id] === side)
  return {
    columnOrder: [...order],
    columnVisibility: Object.fromEntries(hidden.map(id => [id, false])),
    columnPinning: { start: at('start'), end: at('end') },
    columnSizing: { ...widths },
  }
}

/** The columns that a visibility hides, in the order in which they were hidden. */
export const hiddenIn = (visibility: ColumnVisibilityState): readonly string[] =>
  Object.keys(visibility).filter(id => visibility[id] === false)

/** The edges that a pinning names, by column. */
export const pinnedIn = ({ start, end }: ColumnPinningState): ColumnLayout['pinned'] =>
  Object.fromEntries([...start.map(id => [id, 'start'] as const), ...end.map(id => [id, 'end'] as const)])
