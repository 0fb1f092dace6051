import { type RefObject, useLayoutEffect } from 'react'

/** Tells the frame on which side something lies below its pinned columns, for their shadow. */
export function useEdges(frameRef: RefObject<HTMLElement | null>, content: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is of another width
  useLayoutEffect(() => {
    const frame = frameRef.current
    if (!frame) return
    const look = (): void => {
      const past = Math.abs(frame.scrollLeft)
      frame.dataset.belowStart = String(past > 1)
      frame.dataset.belowEnd = String(past < frame.scrollWidth - frame.clientWidth - 1)
    }
    frame.addEventListener('scroll', look, { passive: true })
    // It looks at once, but only when the page is laid out anyway.
    const observer = new ResizeObserver(look)
    observer.observe(frame)
    // Other widths of columns too.
    const table = frame.querySelector('table')
    if (table) observer.observe(table)
    return () => {
      frame.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [frameRef, content])
}
