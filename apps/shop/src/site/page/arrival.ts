/** Below this width, in px, a screen shows little of a page, and a slow processor renders it. */
const PHONE = 768

let isArriving = true

export const isPhone = (): boolean => innerWidth < PHONE

/** Whether this is the very first render of the shop on a phone, and not of a page that is shown again. */
export const arrivesOnPhone = (): boolean => {
  if (!isArriving || !isPhone()) return false
  const [arrival] = performance.getEntriesByType('navigation')
  // A page that is shown again restores its scroll position, and needs its whole height for that.
  return arrival === undefined || Reflect.get(arrival, 'type') === 'navigate'
}

/** The first content of the shop is rendered. */
export const hasArrived = (): void => {
  isArriving = false
}
