import { useEffect, useEffectEvent, useState } from 'react'

/** Time of the last load, in ms since 1970: as given, else when the rows last changed. */
export function useLoadedAt(rows: unknown, given: number | undefined): number | undefined {
  const [noted, setNoted] = useState<{ readonly rows: unknown; readonly at: number }>()
  useEffect(() => {
    if (rows !== undefined) setNoted({ rows, at: Date.now() })
  }, [rows])
  return given ?? noted?.at
}

/** Reloads at this interval in seconds while the page is visible and nothing is open above it; 0 is off (point 35). */
export function useAutoRefresh(seconds: number, onRefresh: (() => void) | undefined, busy: boolean): void {
  const refresh = useEffectEvent(() => {
    if (!busy && document.visibilityState === 'visible') onRefresh?.()
  })
  useEffect(() => {
    if (seconds === 0) return
    const timer = setInterval(refresh, seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds])
}
