import { useEffect, useRef } from 'react'
import { leaveToasts } from './toast.ts'

/**
 * Ends the messages of a page when the next one stands there. `page` is the path, `leaving` says that a navigation is under
 * way: what was said from a second before it on belongs to the page that comes.
 */
export function useToastsOfPage(page: string, leaving: boolean): void {
  const left = useRef<number>(undefined)
  const at = useRef(page)
  useEffect(() => {
    if (leaving) left.current = Date.now()
  }, [leaving])
  useEffect(() => {
    if (at.current === page) return
    at.current = page
    leaveToasts(left.current ?? Date.now())
    left.current = undefined
  }, [page])
}
