import { useEffect } from 'react'

let holders = 0
let release = (): void => {}

const hold = (): void => {
  holders += 1
  if (holders > 1) return
  const { body, documentElement } = document
  const { overflow, paddingInlineEnd } = body.style
  const scrollbar = window.innerWidth - documentElement.clientWidth
  body.style.overflow = 'hidden'
  // Content beside a scrollbar must not move when the scrollbar disappears.
  if (scrollbar > 0) body.style.paddingInlineEnd = `${scrollbar}px`
  release = () => Object.assign(body.style, { overflow, paddingInlineEnd })
}

const unlock = (): void => {
  holders -= 1
  if (holders === 0) release()
}

/**
 * Keeps the page behind dialogs and sheets from scrolling; several share one lock. Only styles that nothing inherits are
 * touched: a custom property on the root, which Zag's own lock sets, makes every opening and closing restyle the whole page.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return
    hold()
    return unlock
  }, [locked])
}
