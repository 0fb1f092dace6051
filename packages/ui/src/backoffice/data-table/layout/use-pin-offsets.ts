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

// All reads come before all writes, and unchanged values are not written: a write between two reads makes the browser
// lay out the whole table for the second one. A header whose size changes by a write notifies its observer.
const place = (frame: HTMLElement): void => {
  // On a phone the page's own columns are not pinned.
  const narrow = frame.dataset.narrow === 'true' || matchMedia('(max-width: 767px)').matches
  for (const [name, value] of [...offsets(frame, 'start', narrow), ...offsets(frame, 'end', narrow)]) {
    if ((frame.style.getPropertyValue(name) || usualOffsets[name]) !== value) frame.style.setProperty(name, value)
  }
}

/**
 * Sets the offset of each pinned column from its edge, since browsers do not stack sticky cells by themselves, and the
 * width that they take in total. It writes to the DOM without React: a second render would cost more than the first
 * rows.
 */
export function usePinOffsets(
  frameRef: RefObject<HTMLElement | null>,
  /** Current columns. */
  placed: unknown,
  /** Changes when widths may have changed; undefined while the table is invisible. */
  state: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other headers
  useLayoutEffect(() => {
    const frame = frameRef.current
    if (!frame || state === undefined) return
    place(frame)
    const observer = new ResizeObserver(() => place(frame))
    for (const head of frame.querySelectorAll('thead th[data-pin]')) observer.observe(head)
    return () => observer.disconnect()
  }, [placed, state])
}
