import { useEffect, useRef } from 'react'
import { leaveToasts } from './toast.ts'

/**
 * Closes the messages of a page when the next one is shown. `page` is the path, `leaving` marks a running navigation: messages from one second before
 * it on belong to the next page.
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
