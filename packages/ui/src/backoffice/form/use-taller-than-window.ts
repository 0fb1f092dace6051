import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is taller than the window. */
export function useTallerThanWindow(element: RefObject<HTMLElement | null>): boolean {
  const [taller, setTaller] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current || typeof ResizeObserver === 'undefined') return
    const measure = (): void => setTaller(current.offsetHeight > window.innerHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [element])
  return taller
}
