import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ConflictDialog } from './conflict-dialog.tsx'

const meta: Meta<typeof ConflictDialog> = {
  title: 'Table/Conflict of two editors',
  component: ConflictDialog,
  globals: { area: 'admin', language: 'en' },
  args: {
    open: true,
    changedBy: 'Lin',
    changedAt: '2026-11-21T08:00:00Z',
    fields: [{ name: 'price', label: 'Price', mine: '¥19.90', theirs: '¥21.00' }],
    onReload: fn(),
    onOverwrite: fn(),
    onCancel: fn(),
  },
}
export default meta
type Story = StoryObj<typeof ConflictDialog>

/** Changed by whom and when, both values side by side; reload or overwrite. */
export const Difference: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Somebody else changed this record' }))
    await expect(dialog.getByText('Changed by Lin at 2026-11-21 16:00:00.')).toBeInTheDocument()
    await expect(dialog.getByRole('row', { name: 'Price ¥21.00 ¥19.90' })).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Overwrite' }))
    await expect(args.onOverwrite).toHaveBeenCalledOnce()
  },
}
