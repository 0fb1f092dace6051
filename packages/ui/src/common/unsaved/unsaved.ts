import { useEffect } from 'react'

const holders = new Set<symbol>()

/** Whether something typed on this page would be lost by leaving it; what routes ask before they change. */
export const anythingUnsaved = (): boolean => holders.size > 0

const askBrowser = (event: BeforeUnloadEvent): void => event.preventDefault()

/** While `dirty`, the browser asks before the tab closes, and `anythingUnsaved` says so to routes. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const holder = Symbol('unsaved')
    holders.add(holder)
    window.addEventListener('beforeunload', askBrowser)
    return () => {
      holders.delete(holder)
      // The same function is registered once for all holders.
      if (holders.size === 0) window.removeEventListener('beforeunload', askBrowser)
    }
  }, [dirty])
}
