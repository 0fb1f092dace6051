import { type RefCallback, useCallback, useState } from 'react'

/**
 * Attributes of a scrollable element: while it overflows it is a Tab stop, since it could not be scrolled by keyboard
 * if nothing in it can be focused.
 */
export function useScrolls(): { readonly ref: RefCallback<HTMLElement>; readonly tabIndex?: 0 } {
  const [scrolls, setScrolls] = useState(false)
  const ref = useCallback((part: HTMLElement | null) => {
    if (!part) return
    const observer = new ResizeObserver(() => setScrolls(part.scrollHeight > part.clientHeight))
    for (const each of [part, ...part.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [])
  return scrolls ? { ref, tabIndex: 0 } : { ref }
}
