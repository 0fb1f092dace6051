import { type PointerEvent, useState } from 'react'

export interface Scrub {
  /** Index under the mouse, 0 without one. */
  readonly at: number
  readonly handlers: {
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerLeave: () => void
  }
}

/** Maps the horizontal mouse position over an element to an index. */
export function useScrub(count: number): Scrub {
  const [at, setAt] = useState(0)
  return {
    at: Math.min(at, Math.max(0, count - 1)),
    handlers: {
      onPointerMove: event => {
        if (event.pointerType !== 'mouse' || count < 2) return
        const frame = event.currentTarget.getBoundingClientRect()
        const share = (event.clientX - frame.left) / frame.width
        setAt(Math.max(0, Math.min(count - 1, Math.floor(share * count))))
      },
      onPointerLeave: () => setAt(0),
    },
  }
}
