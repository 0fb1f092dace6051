import { useText } from '@shiji/i18n/react.ts'
import { type CellWords, cellContent } from '../cell/cell-content.tsx'
import { pinnedPlace } from '../head/pinned-place.ts'
import type { Placed } from '../model/placed-columns.ts'
import { shapeOf, type TableColumn } from '../table-column.ts'

export interface SummaryRowProps<Row extends object> {
  readonly placed: readonly Placed<TableColumn<Row>>[]
  readonly summary: Readonly<Record<string, unknown>>
  readonly words: CellWords
  readonly hasActions: boolean
  /** Why values are missing. */
  readonly note?: string | undefined
}

/**
 * Values of the whole filter, below the rows of the page (point 39). A column without one stays empty; null shows as
 * '-', and the note gives the reason.
 */
export function SummaryRow<Row extends object>({ placed, summary, words, hasActions, note }: SummaryRowProps<Row>) {
  const say = useText('table')
  return (
    <tfoot>
      <tr>
        <th scope="row" data-pin="start">
          {say('table.summary')}
        </th>
        {placed.map(each => {
          const { id, title, kind } = each.column
          return (
            <td key={id} data-shape={shapeOf(kind)} {...pinnedPlace(each)}>
              {summary[id] === undefined
                ? null
                : cellContent({ id, title, ...(kind ? { kind } : {}), copy: false }, summary, words)}
            </td>
          )
        })}
        {hasActions && <td data-pin="end" data-nth={0} />}
      </tr>
      {note && (
        <tr>
          <td colSpan={placed.length + (hasActions ? 2 : 1)} data-note>
            <span>{note}</span>
          </td>
        </tr>
      )}
    </tfoot>
  )
}
