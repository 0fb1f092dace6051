import { useCallback, useRef, useSyncExternalStore } from 'react'
import { serverNow, tickedNow, watchSeconds } from './server-clock.ts'

const still = (): (() => void) => () => {}

/** The server time, updated once a second while `running`; all users on a page share one timer. */
export function useServerNow(running = true): number {
  const stopped = useRef(0)
  const read = useCallback(() => {
    if (running) return tickedNow()
    if (stopped.current === 0) stopped.current = serverNow()
    return stopped.current
  }, [running])
  return useSyncExternalStore(running ? watchSeconds : still, read)
}
