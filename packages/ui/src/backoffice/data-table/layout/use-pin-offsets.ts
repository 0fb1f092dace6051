import { type RefObject, useLayoutEffect } from 'react'
import { selectionWidth } from '../room/column-widths.ts'

/** Usual offsets of pinned columns, so that a table rarely has to be restyled. */
export const usualOffsets: Readonly<Record<string, string>> = {
  '--pin-start-0': '0px',
  '--pin-start-1': `${selectionWidth}px`,
  '--pin-end-0': '0px',
}

const widthOf = (element: Element): number => element.getBoundingClientRect().width

const offsets = (frame: HTMLElement, side: 'start' | 'end', narrow: boolean): [string, string][] => {
  const heads = [...frame.querySelectorAll(`thead th[data-pin=${side}]`)]
  let sum = 0
  let still = 0
  const places = (side === 'start' ? heads : heads.toReversed()).map((head): [string, string] => {
    const nth = head.getAttribute('data-nth') ?? '0'
    const offset = sum
    sum += widthOf(head)
    if (!narrow || nth === '0') still = sum
    return [`--pin-${side}-${nth}`, `${Math.floor(offset)}px`]
  })
  return [...places, [`--pinned-${side}`, `${Math.floor(still)}px`]]
}

// Everything is read before anything is written, and nothing that stands already: a write between two readings makes the
// browser lay out the whole table for the second one. A head that changes by what is written tells its observer.
const place = (frame: HTMLElement): void => {
  // On a phone the columns of the page's own are not held.
  const narrow = frame.dataset.narrow === 'true' || matchMedia('(max-width: 767px)').matches
  for (const [name, value] of [...offsets(frame, 'start', narrow), ...offsets(frame, 'end', narrow)]) {
    if ((frame.style.getPropertyValue(name) || usualOffsets[name]) !== value) frame.style.setProperty(name, value)
  }
}

/**
 * Tells how far each pinned column lies from its edge, since browsers do not stack sticky cells by themselves, and how much
 * of the frame they take. It writes past React: a second drawing would cost more than the first rows.
 */
export function usePinOffsets(
  frameRef: RefObject<HTMLElement | null>,
  /** Current columns. */
  placed: unknown,
  /** Changes when widths may have changed; undefined while the table is invisible. */
  state: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are other heads
  useLayoutEffect(() => {
    const frame = frameRef.current
    if (!frame || state === undefined) return
    place(frame)
    const observer = new ResizeObserver(() => place(frame))
    for (const head of frame.querySelectorAll('thead th[data-pin]')) observer.observe(head)
    return () => observer.disconnect()
  }, [placed, state])
}
