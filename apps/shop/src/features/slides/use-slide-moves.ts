import { type RefObject, startTransition, useEffect, useEffectEvent } from 'react'

const everyMs = 6_000
/** Minimum length of a swipe in px. */
const swipe = 40

export interface SlideMoves {
  readonly holder: RefObject<HTMLElement | null>
  /** Moves one slide forward or back. */
  readonly move: (by: 1 | -1) => void
  readonly running: boolean
  readonly onRunning: (running: boolean) => void
}

/**
 * Moves slides by timer and by swiping. The timer pauses while the slides are hovered or focused, while the page is
 * hidden, and from the start for people who prefer reduced motion.
 */
export function useSlideMoves({ holder, move, running, onRunning }: SlideMoves): void {
  const onMove = useEffectEvent(move)
  const stop = useEffectEvent(() => onRunning(false))
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) stop()
  }, [])
  useEffect(() => {
    const element = holder.current
    if (!running || element === null) return
    const timer = setInterval(() => {
      const rests = element.matches(':hover') || element.contains(document.activeElement)
      if (!rests && !document.hidden) startTransition(() => onMove(1))
    }, everyMs)
    return () => clearInterval(timer)
  }, [holder, running])
  useEffect(() => {
    const element = holder.current
    if (element === null) return
    let from: number | undefined
    const down = (event: PointerEvent) => {
      from = event.pointerType === 'mouse' ? undefined : event.clientX
    }
    const up = (event: PointerEvent) => {
      const way = from === undefined ? 0 : event.clientX - from
      from = undefined
      if (Math.abs(way) < swipe) return
      onMove(way < 0 ? 1 : -1)
      // The swipe ends on a link, which must not open.
      element.addEventListener('click', refuse, { capture: true, once: true })
      setTimeout(() => element.removeEventListener('click', refuse, { capture: true }))
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointerup', up)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointerup', up)
    }
  }, [holder])
}

const refuse = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}
