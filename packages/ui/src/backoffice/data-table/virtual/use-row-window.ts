import { type RefObject, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { drawAllUpTo, offsetOf, type RowWindow, rowWindow, spareRows } from './row-window.ts'

/** Height of a frame before it is measured, in px: what a page leaves it. */
const assumed = (): number => Math.max(320, innerHeight - 270)

const noHeights: ReadonlyMap<number, number> = new Map()

/**
 * Renders only the visible rows of a long list. Row heights follow the density; a taller row is remembered. Up to a
 * hundred rows everything is rendered. Rows around the visible ones follow once scrolling stops.
 */
export function useRowWindow(frameRef: RefObject<HTMLElement | null>, count: number, usual: number) {
  const virtual = count > drawAllUpTo
  const [seen, setSeen] = useState(() => ({ scrolled: 0, view: assumed(), spare: 0 }))
  const [noted, setNoted] = useState({ usual, heights: noHeights })
  const measured = noted.usual === usual ? noted.heights : noHeights
  const heights = useMemo(() => ({ count, usual, measured }), [count, usual, measured])
  const rows = useMemo<RowWindow>(
    () =>
      virtual
        ? rowWindow(heights, seen.scrolled, seen.view, seen.spare)
        : { first: 0, end: count, before: 0, after: 0 },
    [virtual, heights, seen, count],
  )
  useEffect(() => {
    const frame = frameRef.current
    if (!frame || !virtual) return
    // During fast scrolling only every few rows start a new window; the rows in between are already rendered.
    const look = (): void => {
      const scrolled = Math.floor(frame.scrollTop / 88) * 88
      const view = (frame.clientHeight || assumed()) + 88
      setSeen(old =>
        old.scrolled === scrolled && old.view === view && old.spare === spareRows
          ? old
          : { scrolled, view, spare: spareRows },
      )
    }
    // Not before the visible rows are painted.
    startTransition(look)
    frame.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(frame)
    return () => {
      frame.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [frameRef, virtual])
  useLayoutEffect(() => {
    if (!virtual) return
    const drawn = frameRef.current?.querySelectorAll<HTMLElement>('tbody > tr[data-row]') ?? []
    const other = [...drawn].flatMap((row, at) => {
      const details = row.nextElementSibling
      const height =
        row.offsetHeight +
        (details instanceof HTMLElement && details.matches('[data-below]') ? details.offsetHeight : 0)
      const index = rows.first + at
      return height > 0 && height !== (measured.get(index) ?? usual) ? [[index, height] as const] : []
    })
    if (other.length > 0) setNoted({ usual, heights: new Map([...measured, ...other]) })
  }, [frameRef, virtual, rows, usual, measured])
  /** Scrolls a row into view. */
  const reveal = (index: number): void => {
    const frame = frameRef.current
    if (!frame) return
    const row = frame.querySelectorAll<HTMLElement>('tbody > tr[data-row]')[index - rows.first]
    if (row) row.scrollIntoView({ block: 'nearest' })
    else frame.scrollTop = Math.max(0, offsetOf(heights, index) - frame.clientHeight / 2)
  }
  return { rows, virtual, reveal }
}
