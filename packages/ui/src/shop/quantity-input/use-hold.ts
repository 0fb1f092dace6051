import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'

const firstAfter = 400
const thenEvery = 90

/** Handlers for a button that acts on press, and repeats while held. */
export interface HoldHandlers {
  readonly onClick: () => void
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerLeave: () => void
  readonly onPointerCancel: () => void
}

/** Acts on each click, and repeats while the pointer is down; a hold that repeated suppresses its click. */
export function useHold(act: () => void): HoldHandlers {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const repeated = useRef(false)
  const latest = useEffectEvent(act)
  const run = useRef(() => {})
  useEffect(() => {
    run.current = () => {
      repeated.current = true
      latest()
      timer.current = setTimeout(run.current, thenEvery)
    }
    return () => clearTimeout(timer.current)
  }, [])
  const stop = (): void => clearTimeout(timer.current)
  return {
    onClick: () => {
      if (!repeated.current) act()
      repeated.current = false
    },
    onPointerDown: event => {
      if (event.button !== 0) return
      repeated.current = false
      stop()
      timer.current = setTimeout(() => run.current(), firstAfter)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  }
}
