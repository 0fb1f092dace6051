import type { Locator, Page } from 'playwright-core'

/** The dialog that holds the page; a list that opens inside it is a dialog too, but not a modal one. */
export function modal(page: Page): Locator {
  return page.locator('[role=dialog][aria-modal=true]')
}
