import { type PointerEvent, useState } from 'react'

/** Position of the lens, in percent of the picture. */
export interface LensPoint {
  readonly x: number
  readonly y: number
}

export interface Lens {
  /** Undefined while nothing is magnified. */
  readonly point: LensPoint | undefined
  readonly handlers: {
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerLeave: () => void
  }
}

/** Follows a mouse over a picture; touch and pens pan and pinch, so they get no lens. */
export function useLens(): Lens {
  const [point, setPoint] = useState<LensPoint>()
  return {
    point,
    handlers: {
      onPointerMove: event => {
        if (event.pointerType !== 'mouse') return
        const frame = event.currentTarget.getBoundingClientRect()
        setPoint({
          x: ((event.clientX - frame.left) / frame.width) * 100,
          y: ((event.clientY - frame.top) / frame.height) * 100,
        })
      },
      onPointerLeave: () => setPoint(undefined),
    },
  }
}
