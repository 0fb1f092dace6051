import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CopyButton } from './copy-button.tsx'

const meta: Meta<typeof CopyButton> = {
  title: 'Common/Copy button',
  component: CopyButton,
  args: { text: '2026112700000117', label: '复制订单号' },
}
export default meta
type Story = StoryObj<typeof CopyButton>

/** Says that the text was copied, or shows it where the browser does not allow copying. */
export const Copies: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制订单号' }))
    await waitFor(() =>
      expect(screen.queryByText(said('common.copied')) ?? screen.queryByText('2026112700000117')).not.toBeNull(),
    )
  },
}
export const InTheDark: Story = { globals: { theme: 'dark', language: 'en' } }
