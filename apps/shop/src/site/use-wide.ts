import { breakpoints } from '@shiji/ui/common/tokens/space.ts'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the page is at least as wide as a breakpoint. For parts that narrow pages never show: hidden by style alone,
 * phones would still render them.
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
