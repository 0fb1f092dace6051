import { useSyncExternalStore } from 'react'

const watch = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the device reports a network connection. */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine)
