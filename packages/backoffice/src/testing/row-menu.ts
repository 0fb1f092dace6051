import { within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'

// The test's browser does not render and has no popovers: an opened one is simply present, a closed one reports it.
HTMLElement.prototype.showPopover ??= () => undefined
HTMLElement.prototype.hidePopover ??= function close(this: HTMLElement) {
  this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }))
}

interface Page {
  readonly user: ReturnType<typeof userEvent.setup>
  readonly findByRole: (role: string) => Promise<HTMLElement>
}

/** Opens the "more" menu of a row. */
export async function openRowMenu(page: Page, more: HTMLElement) {
  await page.user.click(more)
  return within(await page.findByRole('menu'))
}
