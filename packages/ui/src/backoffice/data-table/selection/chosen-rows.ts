import type { RowSelectionState } from '@tanstack/react-table'

/** Selected rows over all pages, as they were when selected, by id. */
export type ChosenRows = ReadonlyMap<string, object>

/** The table's selection state for these rows. */
export const marksOf = (chosen: ChosenRows): Record<string, true> =>
  Object.fromEntries([...chosen.keys()].map(id => [id, true as const]))

/** The rows of a selection state: those of other pages are remembered, since other rows replace them. */
export const chosenAfter = (
  old: ChosenRows,
  marks: RowSelectionState,
  rowOf: (id: string) => object | undefined,
): ChosenRows =>
  new Map(
    Object.entries(marks).flatMap(([id, on]) => {
      const row = old.get(id) ?? rowOf(id)
      return on && row ? [[id, row] as const] : []
    }),
  )
