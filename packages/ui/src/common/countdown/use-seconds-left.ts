import { useEffect, useState } from 'react'

/**
 * Remaining seconds of a wait, updated every second, and a function that starts one. Uses the time elapsed on this
 * page, since the server sends a duration, not a time.
 */
export function useSecondsLeft(): readonly [number, (seconds: number) => void] {
  const [wait, setWait] = useState({ end: 0, left: 0 })
  const { end, left } = wait
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setWait({ end, left: secondsUntil(end) }), 1000)
    return () => clearTimeout(timer)
  }, [end, left])
  return [left, seconds => setWait({ end: performance.now() + seconds * 1000, left: Math.ceil(seconds) })]
}

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - performance.now()) / 1000))

/** Seconds in clock format: 1:05. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
