import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { type CSSProperties, memo, type ReactNode, type RefObject, useState } from 'react'
import { lazyPart } from '../../../common/lazy/lazy-part.tsx'
import { WhenPainted } from '../../../common/lazy/when-painted.tsx'
import type { CellWords } from '../cell/cell-content.tsx'
import { TableHead, type TableHeadProps } from '../head/table-head.tsx'
import type { TableLayout } from '../layout/table-layout.ts'
import { usePinOffsets } from '../layout/use-pin-offsets.ts'
import type { TableRowModel } from '../model/use-table-model.ts'
import { frameEvents, useEdges } from '../reading/frame-events.ts'
import { ownWidths, selectionWidth } from '../room/column-widths.ts'
import type { FittedTable } from '../room/use-table-room.ts'
import { TableRow } from '../row/table-row.tsx'
import { SummaryRow } from '../summary/summary-row.tsx'
import type { TreeLine } from '../tree/tree-lines.ts'
import type { RowWindow } from '../virtual/row-window.ts'
import { TableFrame } from './table-frame.tsx'
import { RefreshBar, SkeletonRows } from './table-states.tsx'

// Not part of the first view of a table.
const ClippedTip = lazyPart(() => import('../reading/clipped-tip.tsx').then(module => module.ClippedTip), {
  quiet: true,
})

export interface TableAreaProps<Row extends object> extends Omit<TableHeadProps<Row>, 'hasActions'> {
  readonly frameRef: RefObject<HTMLDivElement | null>
  readonly name: string
  readonly density: TableLayout['density']
  readonly maxHeight: string
  /** Rows have not loaded yet. */
  readonly waiting: boolean
  readonly loading: boolean
  readonly models: readonly TableRowModel<Row>[]
  readonly window: RowWindow
  /** Only visible rows are rendered. */
  readonly virtual: boolean
  readonly selection: Readonly<Record<string, boolean>>
  readonly flashing: ReadonlySet<string>
  readonly words: CellWords
  readonly actions: ((row: Row, place: number) => ReactNode) | undefined
  /** How it fits into its frame. */
  readonly fit: FittedTable<Row>
  readonly isTree: boolean
  readonly lineOf: ReadonlyMap<string, TreeLine<Row>>
  readonly onBranch: (id: string) => void
  readonly step: (by: number) => void
  readonly focusId: (id: string) => void
  readonly onSaved: (row: Row) => void
  readonly onPicture: (src: string) => void
  readonly summary: Readonly<Record<string, unknown>> | undefined
  readonly summaryNote: string | undefined
  /** Content when there are no rows. */
  readonly children: ReactNode
}

const empty = (span: number, height: number): ReactNode =>
  height > 0 && (
    <tr aria-hidden>
      <td colSpan={span} data-spacer style={{ height }} />
    </tr>
  )

interface TableColumns {
  readonly table: CSSProperties
  readonly widths: readonly (readonly [id: string, width: number | undefined])[]
  readonly actions: number | undefined
}

// What no column takes goes to the row buttons, or without them to the last column.
function tableColumns<Row extends object>(
  placed: TableAreaProps<Row>['placed'],
  { shares, measuring, actionsWidth }: FittedTable<Row>,
  hasActions: boolean,
): TableColumns {
  if (!shares) {
    const own = ownWidths(placed)
    return {
      table: measuring ? { width: 'max-content' } : {},
      widths: placed.map(({ column }) => [column.id, own[column.id]]),
      actions: undefined,
    }
  }
  const { rest } = shares
  const widths = placed.map(
    ({ column }, at) =>
      [column.id, (shares.widths[column.id] ?? 0) + (hasActions || at < placed.length - 1 ? 0 : rest)] as const,
  )
  const actions = hasActions ? actionsWidth + rest : 0
  const width = widths.reduce((sum, [, each]) => sum + each, selectionWidth + actions)
  return { table: { tableLayout: 'fixed', width }, widths, actions: hasActions ? actions : undefined }
}

/** The table itself, in its scrolling frame. */
export function TableArea<Row extends object>(props: TableAreaProps<Row>) {
  const { frameRef, name, placed, widths, models, window, virtual, waiting, loading, words, actions, whole } = props
  const say = useText('table')
  // Created once per table, so that the memo has the type of its rows.
  const [MemoRow] = useState(() => memo(TableRow<Row>))
  const drawn = models.slice(window.first, window.end)
  const { onClick, onKeyDown } = frameEvents({ ...props, say })
  const { shares, measuring, look, narrow } = props.fit
  const fixed = shares !== undefined
  usePinOffsets(frameRef, placed, measuring ? undefined : `${look} ${fixed} ${drawn.length > 0}`)
  useEdges(frameRef, placed)
  const span = placed.length + 1 + (actions ? 1 : 0)
  const columns = tableColumns(placed, props.fit, actions !== undefined)
  return (
    <TableFrame
      ref={frameRef}
      data-stale={loading && !waiting}
      data-density={props.density}
      data-fixed={fixed}
      data-narrow={narrow}
      data-actions-look={look}
      tabIndex={0}
      role="region"
      aria-label={name}
      maxH={props.maxHeight}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div data-edges aria-hidden>
        <span data-edge="start" />
        <span data-edge="end" />
      </div>
      {loading && !waiting && <RefreshBar aria-hidden />}
      <table
        aria-label={name}
        aria-busy={loading}
        {...(props.isTree ? { role: 'treegrid' } : {})}
        {...(virtual ? { 'aria-rowcount': models.length + 1 } : {})}
        style={columns.table}
      >
        <colgroup>
          <col style={{ width: selectionWidth }} />
          {columns.widths.map(([id, width]) => (
            <col key={id} style={{ width }} />
          ))}
          {actions && <col style={{ width: columns.actions }} />}
        </colgroup>
        <TableHead
          placed={placed}
          widths={widths}
          sort={props.sort}
          onSort={props.onSort}
          onDrag={props.onDrag}
          onWidths={props.onWidths}
          allSelected={props.allSelected}
          someSelected={props.someSelected}
          whole={whole}
          onSelectAll={props.onSelectAll}
          hasActions={actions !== undefined}
        />
        {waiting ? (
          <SkeletonRows rows={8} columns={span} />
        ) : (
          <tbody>
            {empty(span, window.before)}
            {drawn.map((row, index) => {
              const place = window.first + index + 1
              const line = props.lineOf.get(row.id)
              return (
                <MemoRow
                  key={row.id}
                  row={row}
                  selected={whole || props.selection[row.id] === true}
                  whole={whole}
                  place={place}
                  placed={placed}
                  words={words}
                  actions={actions}
                  flashing={props.flashing.has(row.id)}
                  level={line?.level}
                  branch={line?.branch}
                  say={say}
                  onSaved={props.onSaved}
                />
              )
            })}
            {empty(span, window.after)}
          </tbody>
        )}
        {props.summary && !waiting && models.length > 0 && (
          <SummaryRow
            placed={placed}
            summary={props.summary}
            note={props.summaryNote}
            words={words}
            hasActions={actions !== undefined}
          />
        )}
      </table>
      {!waiting && models.length === 0 && (
        <chakra.div position="sticky" insetInlineStart="0">
          {props.children}
        </chakra.div>
      )}
      <WhenPainted>
        <ClippedTip frameRef={frameRef} content={drawn} />
      </WhenPainted>
    </TableFrame>
  )
}
