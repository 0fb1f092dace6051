import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the new page after each change of route, so that keyboards and screen readers start there; the
 * router scrolls to the top. A page that has taken the focus itself keeps it.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}
