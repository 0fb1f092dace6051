import { useSyncExternalStore } from 'react'

/** Below this width a table with cards is a list of them. */
const PHONE = '(max-width: 559px)'

const watch = (changed: () => void): (() => void) => {
  const media = matchMedia(PHONE)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window is as narrow as a phone. */
export const usePhone = (): boolean => useSyncExternalStore(watch, () => matchMedia(PHONE).matches)
