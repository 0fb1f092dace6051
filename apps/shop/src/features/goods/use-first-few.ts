import { startTransition, useEffect, useState } from 'react'
import { arrivesOnPhone, hasArrived } from '../../site/page/arrival.ts'

/**
 * The first few of a list for the very first render of the shop on a phone, all of it right after: the first screen is
 * painted before the cards below it are rendered. Everywhere else all of it at once.
 */
export function useFirstFew<Item>(all: readonly Item[], few: number): readonly Item[] {
  const [whole, setWhole] = useState(() => few === 0 || all.length <= few || !arrivesOnPhone())
  useEffect(() => {
    hasArrived()
    if (whole) return
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)))
    return () => cancelAnimationFrame(frame)
  }, [whole])
  return whole ? all : all.slice(0, few)
}
