import type { RefObject } from 'react'

const rowOf = (frame: HTMLElement | null, id: string): HTMLElement | null =>
  frame?.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"]`) ?? null

/** Moves the keyboard focus from row to row. */
export function useRowFocus(
  frameRef: RefObject<HTMLElement | null>,
  ids: readonly string[],
  reveal: (index: number) => void,
) {
  const focusId = (id: string): void => {
    const index = ids.indexOf(id)
    if (index < 0) return
    reveal(index)
    // A row outside the visible part is rendered in one of the next frames.
    const attempt = (left: number): void => {
      const row = rowOf(frameRef.current, id)
      if (row) row.focus({ preventScroll: true })
      else if (left > 0) requestAnimationFrame(() => attempt(left - 1))
    }
    attempt(10)
  }
  /** The focused row. */
  const current = (): string | undefined => {
    const row = document.activeElement?.closest<HTMLElement>('tr[data-row]')
    return row && frameRef.current?.contains(row) ? row.dataset.row : undefined
  }
  return {
    current,
    focusId,
    /** Moves this many rows down, or up; without a focused row, to the first one. */
    step: (by: number): void => {
      const at = ids.indexOf(current() ?? '')
      const next = ids[at < 0 ? 0 : Math.max(0, Math.min(ids.length - 1, at + by))]
      if (next !== undefined) focusId(next)
    },
  }
}
