import { useEffect } from 'react'

const holders = new Set<symbol>()

/** Whether leaving would lose input on this page; routes ask before they change. */
export const anythingUnsaved = (): boolean => holders.size > 0

const askBrowser = (event: BeforeUnloadEvent): void => event.preventDefault()

/** While `dirty`, the browser asks before the tab closes, and `anythingUnsaved` reports it to routes. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const holder = Symbol('unsaved')
    holders.add(holder)
    window.addEventListener('beforeunload', askBrowser)
    return () => {
      holders.delete(holder)
      // The same function is registered once for all users.
      if (holders.size === 0) window.removeEventListener('beforeunload', askBrowser)
    }
  }, [dirty])
}
