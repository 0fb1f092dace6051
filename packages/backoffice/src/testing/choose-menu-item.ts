import { expect, screen, userEvent, waitFor } from 'storybook/test'

/** Opens a menu and chooses one of its items by keyboard, as people without a mouse do. */
export async function chooseMenuItem(
  opener: HTMLElement,
  name: string,
  role: 'menuitem' | 'menuitemradio' = 'menuitem',
): Promise<void> {
  opener.focus()
  await userEvent.keyboard('{Enter}')
  const item = await screen.findByRole(role, { name })
  const menu = screen.getByRole('menu')
  await waitFor(() => expect(menu).toHaveFocus())
  for (let left = 10; left > 0 && menu.getAttribute('aria-activedescendant') !== item.id; left -= 1) {
    await userEvent.keyboard('{ArrowDown}')
  }
  await expect(menu).toHaveAttribute('aria-activedescendant', item.id)
  await userEvent.keyboard('{Enter}')
}
