import { useEffect, useState } from 'react'

/** Whether the table fills the window; Escape ends it. */
export function useFullScreen() {
  const [on, setOn] = useState(false)
  useEffect(() => {
    if (!on) return
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) setOn(false)
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [on])
  return { on, toggle: (): void => setOn(!on) }
}
