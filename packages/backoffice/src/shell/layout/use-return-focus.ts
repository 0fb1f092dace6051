import { useEffect } from 'react'

/** Gives the focus back to what had it before something opened, once that is gone and nothing else has taken it. */
export function useReturnFocus(open: unknown): void {
  useEffect(() => {
    const before = document.activeElement
    if (open === undefined || !(before instanceof HTMLElement)) return
    return () => {
      // Later, since what was below a dialog cannot take the focus before the dialog is gone.
      setTimeout(() => {
        if (document.activeElement === null || document.activeElement === document.body) before.focus()
      })
    }
  }, [open])
}
