import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { arrivesOnPhone, isPhone } from './arrival.ts'

/**
 * Parts of a long page: on phones one after the other, each in a frame of its own, so that a tap between two of them is
 * answered at once. All of them together on wide screens, and where a scroll position is restored, which needs the whole height.
 */
export function OneByOne({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children)
  const way = useNavigationType()
  const [shown, setShown] = useState(() =>
    isPhone() && (way !== NavigationType.Pop || arrivesOnPhone()) ? 1 : parts.length,
  )
  useEffect(() => {
    if (shown >= parts.length) return
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + 1)))
    return () => cancelAnimationFrame(frame)
  }, [shown, parts.length])
  return parts.slice(0, shown)
}
