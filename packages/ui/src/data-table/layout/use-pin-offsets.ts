import { type RefObject, useLayoutEffect } from 'react'
import { selectionWidth } from './column-widths.ts'

/** Where pinned columns mostly turn out to lie, so that a table need not be styled a second time for it. */
export const usualOffsets: Readonly<Record<string, string>> = {
  '--pin-start-0': '0px',
  '--pin-start-1': `${selectionWidth}px`,
  '--pin-end-0': '0px',
}

const widthOf = (element: Element): number => element.getBoundingClientRect().width

const offsets = (frame: HTMLElement, side: 'start' | 'end'): [string, string][] => {
  const heads = [...frame.querySelectorAll(`thead th[data-pin=${side}]`)]
  let sum = 0
  return (side === 'start' ? heads : heads.toReversed()).map(head => {
    const offset = sum
    sum += widthOf(head)
    return [`--pin-${side}-${head.getAttribute('data-nth') ?? '0'}`, `${Math.floor(offset)}px`]
  })
}

// Row buttons take what they need, also in a table whose columns have fixed widths.
const actionsWidthOf = (frame: HTMLElement): number | undefined => {
  const most = [...frame.querySelectorAll('tbody [data-actions]')].slice(0, 10).reduce((width, group) => {
    const first = group.firstElementChild?.getBoundingClientRect()
    const last = group.lastElementChild?.getBoundingClientRect()
    return first && last ? Math.max(width, Math.abs(last.right - first.left)) : width
  }, 0)
  return most > 0 ? Math.ceil(most) + 25 : undefined
}

// Everything is read before anything is written, and nothing that stands already: a write between two readings makes the
// browser lay out the whole table for the second one. A head that changes by what is written tells its observer.
const place = (frame: HTMLElement): void => {
  const actionsWidth = actionsWidthOf(frame)
  for (const [name, value] of [...offsets(frame, 'start'), ...offsets(frame, 'end')]) {
    if ((frame.style.getPropertyValue(name) || usualOffsets[name]) !== value) frame.style.setProperty(name, value)
  }
  const column = frame.querySelector<HTMLElement>('col[data-actions-column=true]')
  if (column && actionsWidth !== undefined) column.style.width = `${actionsWidth}px`
}

/**
 * Tells how far each pinned column lies from its edge, since browsers do not stack sticky cells by themselves, and gives the
 * row buttons the width that they need. It writes past React: a second drawing would cost more than the first rows.
 */
export function usePinOffsets(
  frameRef: RefObject<HTMLElement | null>,
  /** Columns as they stand. */
  placed: unknown,
  /** Changes when row buttons may have. */
  rows: unknown,
  /** Columns do not follow their content. */
  fixed: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are other heads, and other rows other buttons
  useLayoutEffect(() => {
    const frame = frameRef.current
    if (!frame) return
    place(frame)
    const observer = new ResizeObserver(() => place(frame))
    for (const head of frame.querySelectorAll('thead th[data-pin]')) observer.observe(head)
    return () => observer.disconnect()
  }, [placed, rows, fixed])
}
