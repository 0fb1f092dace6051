import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Below this width, in px, a table is as narrow as on a phone: only boxes and buttons stay in sight. */
const NARROW = 560
/** From this width on, in px, row buttons never have to step back. */
const ROOMY = 720

export interface TableRoom {
  /** No column of the page's own is pinned. */
  readonly narrow: boolean
  /** One button stands for all of a row. */
  readonly tight: boolean
}

const roomy: TableRoom = { narrow: false, tight: false }

const widthOf = (cell: Element): number => cell.getBoundingClientRect().width

// What stays in sight of a row: its box, its buttons and, where there is room, the columns that are pinned.
const stillWidth = (frame: HTMLElement, narrow: boolean): number =>
  [...(frame.querySelector('tbody tr[data-row]')?.querySelectorAll(':scope > td[data-pin]') ?? [])]
    .filter(cell => !narrow || (cell.getAttribute('data-nth') ?? '0') === '0')
    .reduce((sum, cell) => sum + widthOf(cell), 0)

const hasSeveral = (frame: HTMLElement): boolean =>
  [...frame.querySelectorAll('tbody [data-actions]')].slice(0, 10).some(group => group.childElementCount > 1)

/**
 * How a table makes do with little room: at least half of its width is left to what scrolls. The buttons of the rows step back
 * behind one as soon as they would leave less, and come back when there is room for them.
 */
export function useTableRoom(frameRef: RefObject<HTMLElement | null>, placed: unknown, rows: unknown): TableRoom {
  const [room, setRoom] = useState(roomy)
  // Width that stays in sight with all buttons, in px.
  const needed = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns and other rows are of another width
  useLayoutEffect(() => {
    const frame = frameRef.current
    if (!frame) return
    const look = (): void => {
      const width = frame.clientWidth
      if (width === 0) return
      const narrow = width < NARROW
      if (!room.tight && width < ROOMY && hasSeveral(frame)) needed.current = stillWidth(frame, narrow)
      const tight = width < ROOMY && needed.current * 2 > width
      if (narrow !== room.narrow || tight !== room.tight) setRoom(narrow || tight ? { narrow, tight } : roomy)
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [frameRef, placed, rows, room])
  return room
}
