import { type RefObject, useEffect, useEffectEvent } from 'react'

/** While something is open, calls back on a click elsewhere and when the focus leaves. */
export function useLeaving(holder: RefObject<HTMLElement | null>, open: boolean, onLeave: () => void): void {
  const left = useEffectEvent(onLeave)
  useEffect(() => {
    if (!open) return
    const look = (event: Event) => {
      if (event.target instanceof Node && !holder.current?.contains(event.target)) left()
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
    }
  }, [holder, open])
}
