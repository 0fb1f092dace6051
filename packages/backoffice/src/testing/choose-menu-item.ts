import { expect, screen, userEvent, waitFor } from 'storybook/test'

/** Opens a list of actions by keyboard and chooses one by name. */
export async function chooseMenuItem(opener: HTMLElement, name: string): Promise<void> {
  opener.focus()
  await userEvent.keyboard('{Enter}')
  const item = await screen.findByRole('button', { name })
  await waitFor(() => expect(item.closest('[popover]')?.contains(document.activeElement)).toBe(true))
  for (let left = 10; left > 0 && document.activeElement !== item; left -= 1) await userEvent.keyboard('{ArrowDown}')
  await expect(item).toHaveFocus()
  await userEvent.keyboard('{Enter}')
}
