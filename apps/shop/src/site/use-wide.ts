import { breakpoints } from '@shiji/ui/common/tokens/space.ts'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the page is at least as wide as a break point. For parts that narrow pages never show: hiding them by style
 * alone would still cost phones their drawing.
 */
export function useWide(from: keyof typeof breakpoints): boolean {
  const query = `(min-width: ${breakpoints[from]})`
  const watch = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}
