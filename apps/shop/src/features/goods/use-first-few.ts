import { startTransition, useEffect, useState } from 'react'

/** Below this width, in px, a screen shows few cards, and a slow processor renders them. */
const PHONE = 768

let isArriving = true

const arrivesOnPhone = (): boolean => {
  if (!isArriving || innerWidth >= PHONE) return false
  const [arrival] = performance.getEntriesByType('navigation')
  // A page that is shown again restores its scroll position, and needs its whole height for that.
  return arrival === undefined || Reflect.get(arrival, 'type') === 'navigate'
}

/**
 * The first few of a list for the very first render of the shop on a phone, all of it right after: the first screen is
 * painted before the cards below it are rendered. Everywhere else all of it at once.
 */
export function useFirstFew<Item>(all: readonly Item[], few: number): readonly Item[] {
  const [whole, setWhole] = useState(() => few === 0 || all.length <= few || !arrivesOnPhone())
  useEffect(() => {
    isArriving = false
    if (whole) return
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)))
    return () => cancelAnimationFrame(frame)
  }, [whole])
  return whole ? all : all.slice(0, few)
}
