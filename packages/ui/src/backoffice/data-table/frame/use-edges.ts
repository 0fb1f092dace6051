import { type RefObject, useLayoutEffect } from 'react'

/** Sets on which sides content is hidden below the pinned columns, for their shadow. */
export function useEdges(frameRef: RefObject<HTMLElement | null>, content: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another width
  useLayoutEffect(() => {
    const frame = frameRef.current
    if (!frame) return
    const look = (): void => {
      const past = Math.abs(frame.scrollLeft)
      frame.dataset.belowStart = String(past > 1)
      frame.dataset.belowEnd = String(past < frame.scrollWidth - frame.clientWidth - 1)
    }
    frame.addEventListener('scroll', look, { passive: true })
    // Runs immediately, but only when the page is laid out anyway.
    const observer = new ResizeObserver(look)
    observer.observe(frame)
    // Also when column widths change.
    const table = frame.querySelector('table')
    if (table) observer.observe(table)
    return () => {
      frame.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [frameRef, content])
}
