import { useEffect, useState } from 'react'

/** How long a saved row is highlighted, in ms. */
const flashTime = 1200

const none: ReadonlySet<string> = new Set()

/**
 * Rows that were just saved: each flashes once, as soon as it shows its new values, and scrolls into view (point 41).
 */
export function useFlash(ids: readonly string[], loading: boolean, reveal: (index: number) => void) {
  const [waiting, setWaiting] = useState(none)
  const [flashing, setFlashing] = useState(none)
  const due = waiting.size > 0 && !loading ? ids.filter(id => waiting.has(id)) : []
  useEffect(() => {
    if (due.length === 0) return
    // The list reloads a moment after a save.
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
