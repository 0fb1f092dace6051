import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { aMenu } from '../../testing/a-menu.ts'
import { aPerson, loggedIn } from '../../testing/a-person.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { PaletteBox } from './palette-box.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Command palette/First time',
  component: StoryPage,
  subcomponents: { PaletteBox },
  args: {
    at: '/expresses',
    answers: { 'GET /Admin/load_menu': aMenu, 'POST /Admin/auth/info': aPerson },
    views: {
      './views/expresses.tsx': async () => ({ Component: () => <p>first page</p> }),
      './views/stores.tsx': async () => ({ Component: () => <p>second page</p> }),
    },
    keys: loggedIn('admin'),
  },
  globals: { area: 'admin', language: 'zh-cn' },
  parameters: { layout: 'fullscreen' },
}
export default meta

/**
 * Text and Enter typed before the search code has loaded take effect once it has. In a file of its own, so that no
 * earlier story has loaded that code.
 */
export const TypedAhead: StoryObj<typeof StoryPage> = {
  play: async ({ canvas }) => {
    await canvas.findByText('first page')
    await userEvent.keyboard('{Control>}k{/Control}dplb{Enter}')
    await expect(screen.getByRole('dialog')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const page = await canvas.findByText('second page')
    await waitFor(() => expect(getComputedStyle(page.parentElement ?? page).opacity).toBe('1'))
  },
}
