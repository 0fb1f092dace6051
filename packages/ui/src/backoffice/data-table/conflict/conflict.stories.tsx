import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ConflictDialog } from './conflict-dialog.tsx'

const meta: Meta<typeof ConflictDialog> = {
  title: 'Table/Conflict of two editors',
  component: ConflictDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  globals: { area: 'admin', language: 'en' },
  args: {
    open: true,
    changedBy: 'Lin',
    changedAt: '2026-11-21T08:00:00Z',
    fields: [{ name: 'price', label: 'Price', mine: '¥19.90', theirs: '¥21.00' }],
    busy: false,
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
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Someone else changed this record' }))
    await expect(dialog.getByText('Changed by Lin at 2026-11-21 16:00:00.')).toBeInTheDocument()
    await expect(dialog.getByRole('row', { name: 'Price ¥21.00 ¥19.90' })).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Overwrite' }))
    await expect(args.onOverwrite).toHaveBeenCalledOnce()
  },
}

/** While it is being overwritten, further clicks are ignored. */
export const Busy: Story = {
  args: { busy: true, onOverwrite: fn() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: 'Reload' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Overwrite' }))
    await expect(args.onOverwrite).not.toHaveBeenCalled()
  },
}

/** Without the person and the differences, the question remains. */
export const LittleKnown: Story = {
  args: { changedBy: undefined, fields: [] },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.queryByRole('table')).toBeNull()
    await expect(dialog.getByText(/2026-11-21 16:00:00/)).toBeInTheDocument()
  },
}

/** In Chinese; many and long differences scroll within the dialog. */
export const ManyLong: Story = {
  globals: { language: 'zh-cn' },
  args: {
    fields: Array.from({ length: 30 }, (_, at) => ({
      name: `field${at}`,
      label: `字段 ${at + 1}`,
      mine: '手工拉坯，一杯一色，'.repeat(6),
      theirs: 'https-example-com-'.repeat(8),
    })),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
