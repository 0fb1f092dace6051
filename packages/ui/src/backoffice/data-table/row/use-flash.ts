import { useEffect, useState } from 'react'

/** How long a saved row stands out, in ms. */
const flashTime = 1200

const none: ReadonlySet<string> = new Set()

/**
 * Rows that were just saved: each flashes once, as soon as it is there with its new values, and is brought into sight
 * (point 41).
 */
export function useFlash(ids: readonly string[], loading: boolean, reveal: (index: number) => void) {
  const [waiting, setWaiting] = useState(none)
  const [flashing, setFlashing] = useState(none)
  const due = waiting.size > 0 && !loading ? ids.filter(id => waiting.has(id)) : []
  useEffect(() => {
    if (due.length === 0) return
    // The list that is asked for again after a save is on its way a moment later.
    const timer = setTimeout(() => {
      setWaiting(none)
      setFlashing(new Set(due))
      reveal(ids.indexOf(due[0] ?? ''))
    }, 60)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    if (flashing.size === 0) return
    const timer = setTimeout(() => setFlashing(none), flashTime)
    return () => clearTimeout(timer)
  }, [flashing])
  return { flashing, flash: (saved: readonly string[]): void => setWaiting(new Set(saved)) }
}
