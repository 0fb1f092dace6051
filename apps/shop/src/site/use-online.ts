import { useSyncExternalStore } from 'react'

const watch = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the device believes to have a network. */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine)
