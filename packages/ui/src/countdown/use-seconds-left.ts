import { useEffect, useState } from 'react'

/**
 * Seconds that somebody still has to wait, turning by the second, and the way to start such a wait. By the time that has passed on
 * this page, since the answer that asks for a wait names no moment.
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

/** Seconds as a clock shows them: 1:05. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
