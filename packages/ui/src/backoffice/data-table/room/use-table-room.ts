import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CellWords } from '../cell/cell-content.tsx'
import type { Placed } from '../model/placed-columns.ts'
import type { TableColumn } from '../table-column.ts'
import { columnNeeds, selectionWidth, shareWidths } from './column-widths.ts'
import { beyondDrawn, type MeasuredTable, mergeMeasured, readTable } from './measure-columns.ts'
import { isSameRoom, nextRoom, roomy } from './table-room.ts'

/** This many rows are enough to measure the columns. */
const ENOUGH = 10

type Columns<Row extends object> = readonly Placed<TableColumn<Row>>[]

interface Known<Row extends object> extends MeasuredTable {
  /** Columns that were measured. */
  readonly of: Columns<Row>
  /** Rows that were rendered. */
  readonly drawn: number
  /** The summary line below them. */
  readonly summary: unknown
}

export interface TableRoomInput<Row extends object> {
  readonly frameRef: RefObject<HTMLDivElement | null>
  /** All columns that are not hidden by the person. */
  readonly placed: Columns<Row>
  readonly rows: readonly { readonly original: Row }[]
  /** Rows that are rendered of them. */
  readonly drawn: number
  /** Only visible rows are rendered. */
  readonly virtual: boolean
  /** Manually set, in px. */
  readonly widths: Readonly<Record<string, number>>
  readonly words: CellWords
  /** Values of the summary line, which load later than the rows. */
  readonly summary: unknown
}

const placeOf = ({ scrollTop, scrollLeft }: HTMLElement) => ({ top: scrollTop, left: scrollLeft })

const cut = (frame: HTMLElement): boolean => frame.scrollWidth > frame.clientWidth + 1

/**
 * Fits a table into its frame. Once per set of columns it is rendered at its natural width, measured, and rendered
 * again before the next paint; from then on the widths are known, and another width of the window needs no measuring.
 */
export function useTableRoom<Row extends object>(input: TableRoomInput<Row>) {
  const { frameRef, placed, rows, drawn, virtual, widths, words, summary } = input
  const [known, setKnown] = useState<Known<Row>>()
  const [again, setAgain] = useState(false)
  const [width, setWidth] = useState(0)
  const [room, setRoom] = useState(roomy)
  /** Hidden columns are shown anyway. */
  const [open, setOpen] = useState(false)
  const held = useRef({ top: 0, left: 0 })
  /** It was measured without a width, for example in a hidden element. */
  const unseen = useRef(false)
  const current = known?.of === placed ? known : undefined
  const measuring = rows.length > 0 && (current === undefined || again)

  const needs = useMemo(() => current && columnNeeds(placed, current.columns), [placed, current])
  const next = needs && nextRoom(room, needs, current?.actions, width)
  if (next && !isSameRoom(next, room)) setRoom(next)

  const gone = measuring || open ? '' : room.folded.join()
  const shown = useMemo(
    () => (gone === '' ? placed : placed.filter(({ column }) => !gone.split(',').includes(column.id))),
    [placed, gone],
  )
  const byHand = Object.keys(widths).length > 0
  const fixed = !measuring && current !== undefined && (virtual || byHand)
  // Buttons behind the single one are other elements: meanwhile their widths are kept, or the focus would be lost.
  const look = measuring && !(current && room.look === 'one') ? 'words' : room.look
  const actionsWidth = current?.actions?.[look] ?? 0
  const shares = useMemo(
    () =>
      fixed && needs
        ? shareWidths(
            needs.filter(need => shown.some(({ column }) => column.id === need.id)),
            widths,
            width - selectionWidth - actionsWidth,
          )
        : undefined,
    [fixed, needs, shown, widths, width, actionsWidth],
  )

  useLayoutEffect(() => {
    const frame = frameRef.current
    if (!frame || !measuring) return
    const read = readTable(frame, look === 'one' ? current?.actions : undefined)
    const all = rows.map(row => row.original)
    const columns = placed.map(({ column }) => column)
    const beyond = virtual ? beyondDrawn(columns, all, drawn, words) : new Map<string, number>()
    const measured = {
      ...read,
      columns: new Map([...read.columns].map(([id, wide]) => [id, wide + (beyond.get(id) ?? 0)])),
    }
    setKnown(old => ({ ...(old?.of === placed ? mergeMeasured(old, measured) : measured), of: placed, drawn, summary }))
    unseen.current = frame.clientWidth === 0
    setWidth(frame.clientWidth)
    setAgain(false)
  }, [frameRef, measuring, look, current, placed, rows, drawn, virtual, words, summary])

  // Other rows may be wider than those that were measured.
  const reckoned = (needs ?? []).reduce(
    (sum, need) => sum + (room.folded.includes(need.id) ? 0 : need.least),
    selectionWidth + actionsWidth,
  )
  const fits = !measuring && !fixed && !open && reckoned <= width
  const more =
    current !== undefined &&
    (current.drawn < Math.min(ENOUGH, drawn) || (summary !== undefined && current.summary !== summary))
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once for each set of rows and sums
  useLayoutEffect(() => {
    const frame = frameRef.current
    if (!frame || measuring || current === undefined) return
    if (!more && !(fits && cut(frame))) return
    held.current = placeOf(frame)
    setAgain(true)
  }, [rows, summary])
  useLayoutEffect(() => {
    const frame = frameRef.current
    if (!frame || measuring) return
    const { top, left } = held.current
    if (top > 0) frame.scrollTop = top
    if (left > 0) frame.scrollLeft = left
    held.current = { top: 0, left: 0 }
  }, [frameRef, measuring])

  useEffect(() => {
    const frame = frameRef.current
    if (!frame) return
    const observer = new ResizeObserver(() => {
      setWidth(frame.clientWidth)
      if (!unseen.current || frame.clientWidth === 0) return
      unseen.current = false
      setAgain(true)
    })
    observer.observe(frame)
    // A late web font has other widths.
    const arrived = (): void => {
      held.current = placeOf(frame)
      setAgain(true)
    }
    document.fonts?.addEventListener('loadingdone', arrived)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', arrived)
    }
  }, [frameRef])

  return {
    /** Visible columns. */
    placed: shown,
    narrow: room.narrow,
    look,
    measuring,
    /** Widths of columns that do not follow their content. */
    shares,
    actionsWidth,
    folded: rows.length > 0 ? room.folded.length : 0,
    open,
    toggle: () => setOpen(!open),
  }
}

/** How a table fits into its frame. */
export type FittedTable<Row extends object> = ReturnType<typeof useTableRoom<Row>>
