import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far below the screen, in px, a part begins to load. */
const AHEAD = 600

/**
 * Whether an element has come close to the screen, once: for parts below the first view that load their own data.
 * Browsers that cannot tell load it at once.
 */
export function useNear<E extends HTMLElement = HTMLDivElement>(): readonly [RefObject<E | null>, boolean] {
  const place = useRef<E>(null)
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = place.current
    if (near || element === null) return
    const watch = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: `${AHEAD}px 0px` },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [near])
  return [place, near]
}
