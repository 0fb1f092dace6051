import { type RefObject, useLayoutEffect } from 'react'

const widthOf = (element: Element): number => element.getBoundingClientRect().width

const offsets = (frame: HTMLElement, side: 'start' | 'end'): void => {
  const heads = [...frame.querySelectorAll(`thead th[data-pin=${side}]`)]
  let sum = 0
  for (const head of side === 'start' ? heads : heads.toReversed()) {
    frame.style.setProperty(`--pin-${side}-${head.getAttribute('data-nth') ?? '0'}`, `${Math.floor(sum)}px`)
    sum += widthOf(head)
  }
}

// Row buttons take what they need, also in a table whose columns have fixed widths.
const actionsWidth = (frame: HTMLElement): void => {
  const most = [...frame.querySelectorAll('tbody [data-actions]')].slice(0, 10).reduce((width, group) => {
    const first = group.firstElementChild?.getBoundingClientRect()
    const last = group.lastElementChild?.getBoundingClientRect()
    return first && last ? Math.max(width, Math.abs(last.right - first.left)) : width
  }, 0)
  if (most > 0) frame.style.setProperty('--actions-width', `${Math.ceil(most) + 25}px`)
}

/** Tells how far each pinned column lies from its edge, since browsers do not stack sticky cells by themselves. */
export function usePinOffsets(
  frameRef: RefObject<HTMLElement | null>,
  /** Columns as they stand. */
  placed: unknown,
  /** Changes when row buttons may have. */
  rows: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are other heads, and other rows other buttons
  useLayoutEffect(() => {
    const frame = frameRef.current
    if (!frame) return
    const place = (): void => {
      actionsWidth(frame)
      offsets(frame, 'start')
      offsets(frame, 'end')
    }
    place()
    const observer = new ResizeObserver(place)
    for (const head of frame.querySelectorAll('thead th[data-pin]')) observer.observe(head)
    return () => observer.disconnect()
  }, [placed, rows])
}
