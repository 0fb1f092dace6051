/** Elements that tell the user where they are; a wrapper without a role would be read out whole. */
const places = 'ul, ol, table, form, section, nav, aside, main, [role=region], [role=dialog]'

const placesAround = (element: Element): HTMLElement[] => {
  const around: HTMLElement[] = []
  let at = element.parentElement?.closest<HTMLElement>(places)
  while (at) {
    around.push(at)
    at = at.parentElement?.closest<HTMLElement>(places)
  }
  return around
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * Keeps the position of keyboard users: when the focused element is removed and nothing else takes the focus, its
 * nearest remaining ancestor gets it. Returns the stop function.
 */
export function keepFocus(): () => void {
  let last: Element | undefined
  let around: readonly HTMLElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return
    last = target
    around = placesAround(target)
  }
  const forget = (): void => {
    // A click on something that cannot be focused leaves the focus on purpose.
    if (isLost() && last?.isConnected) last = undefined
  }
  const hold = (): void => {
    const place = around.find(each => each.isConnected)
    if (last === undefined || last.isConnected || !isLost() || place === undefined) return
    last = undefined
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  // Later than code that returns the focus itself, such as a closing dialog.
  const observer = new MutationObserver(() => {
    if (last === undefined || last.isConnected || !isLost()) return
    clearTimeout(timer)
    timer = setTimeout(hold, 50)
  })
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerup', forget)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerup', forget)
    observer.disconnect()
  }
}
