import { type PointerEvent, useState } from 'react'

export interface Scrub {
  /** Index that the mouse is over, 0 without one. */
  readonly at: number
  readonly handlers: {
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerLeave: () => void
  }
}

/** Lets the mouse leaf through a number of things from left to right over an element. */
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
