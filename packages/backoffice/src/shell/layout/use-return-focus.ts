import { useEffect } from 'react'

/**
 * Returns the focus to where it was before something opened, once that has closed and nothing else has taken the focus.
 */
export function useReturnFocus(open: unknown): void {
  useEffect(() => {
    const before = document.activeElement
    if (open === undefined || !(before instanceof HTMLElement)) return
    return () => {
      // Later, since elements below a dialog cannot take the focus until the dialog has closed.
      setTimeout(() => {
        if (document.activeElement === null || document.activeElement === document.body) before.focus()
      })
    }
  }, [open])
}
