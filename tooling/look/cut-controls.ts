import type { Page } from 'playwright-core'

const look = (): string[] => {
  const edge = document.documentElement.clientWidth
  const scrolls = (element: Element): boolean =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth
  const isReached = (element: Element): boolean => {
    for (let above = element.parentElement; above; above = above.parentElement) if (scrolls(above)) return true
    return false
  }
  const isCut = (element: Element): boolean => {
    const box = element.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1) return false
    for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
      const frame = above.getBoundingClientRect()
      const clips = getComputedStyle(above).overflowX !== 'visible'
      if (clips && (box.right > frame.right + 1 || box.left < frame.left - 1)) return true
    }
    return box.right > edge + 1 || box.left < -1
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]')
  return [...document.querySelectorAll('a, button, input, textarea, [role="spinbutton"]')]
    .filter(element => isShown(element) && isCut(element) && !isReached(element))
    .map(element => element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.tagName))
}

/** Names of the links, buttons and fields that the edge of the window or of their frame cuts, and no scrolling shows. */
export const findCutControls = (page: Page): Promise<string[]> => page.evaluate(look)
