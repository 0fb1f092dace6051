import { chakra } from '@chakra-ui/react/styled-system'
import { useTableContext } from '../context/table-context.ts'
import { TableHead } from '../head/table-head.tsx'
import { usePinOffsets } from '../layout/use-pin-offsets.ts'
import { selectionWidth } from '../room/column-widths.ts'
import { TableRows } from '../row/table-rows.tsx'
import { tablePlugins } from '../table-plugins.ts'
import { frameEvents } from './frame-events.ts'
import { tableColumns } from './table-columns.ts'
import { TableFrame } from './table-frame.tsx'
import { NoRows, RefreshBar, SkeletonRows } from './table-states.tsx'
import { useEdges } from './use-edges.ts'

/** The table itself, in its scrolling frame. */
export function TableArea() {
  const table = useTableContext()
  const { page, frameRef, fit, rows, waiting, loading, window, layout } = table
  const { placed, measuring, look } = fit
  const hasActions = table.rowButtons.draw !== undefined
  const fixed = fit.shares !== undefined
  usePinOffsets(frameRef, placed, measuring ? undefined : `${look} ${fixed} ${window.end > window.first}`)
  useEdges(frameRef, placed)
  const { onClick, onKeyDown } = frameEvents(table, tablePlugins)
  const columns = tableColumns(fit, hasActions)
  const span = placed.length + 1 + (hasActions ? 1 : 0)
  const stale = loading && !waiting
  const height = table.fullScreen.on ? 'calc(100dvh - 150px)' : (page.maxHeight ?? 'max(320px, calc(100dvh - 270px))')
  return (
    <TableFrame
      ref={frameRef}
      data-stale={stale}
      data-density={layout.layout.density}
      data-fixed={fixed}
      data-narrow={fit.narrow}
      data-actions-look={look}
      tabIndex={0}
      role="region"
      aria-label={page.name}
      maxH={height}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div data-edges aria-hidden>
        <span data-edge="start" />
        <span data-edge="end" />
      </div>
      {stale && <RefreshBar aria-hidden />}
      <table
        aria-label={page.name}
        aria-busy={loading}
        {...(page.tree ? { role: 'treegrid' } : {})}
        {...(table.virtual ? { 'aria-rowcount': rows.length + 1 } : {})}
        style={columns.table}
      >
        <colgroup>
          <col style={{ width: selectionWidth }} />
          {columns.widths.map(([id, width]) => (
            <col key={id} style={{ width }} />
          ))}
          {hasActions && <col style={{ width: columns.actions }} />}
        </colgroup>
        <TableHead />
        {waiting ? <SkeletonRows rows={8} columns={span} /> : <TableRows span={span} />}
        {tablePlugins.map(({ name, foot: Part }) => Part && <Part key={name} />)}
      </table>
      {!waiting && rows.length === 0 && (
        <chakra.div position="sticky" insetInlineStart="0">
          <NoRows />
        </chakra.div>
      )}
      {tablePlugins.map(({ name, frame: Part }) => Part && <Part key={name} />)}
    </TableFrame>
  )
}
