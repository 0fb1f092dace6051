import type { Locator, Page } from 'playwright-core'

/** The field with this label; a mark of what is required may follow the words. */
export const fieldOf = (within: Page | Locator, label: string): Locator =>
  within.getByLabel(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`))
