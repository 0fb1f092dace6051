import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ConfirmDialog, DeleteDialog } from './confirm-dialog.tsx'

const cancel = fn()
const confirm = fn()
const destroy = fn()

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Feedback/Confirm dialog',
  component: ConfirmDialog,
  subcomponents: { DeleteDialog },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    open: true,
    title: '通过审核',
    text: '通过后商品可以上架，确定吗？',
    confirmLabel: '通过',
    danger: false,
    busy: false,
    onConfirm: confirm,
    onCancel: cancel,
  },
  beforeEach: () => {
    cancel.mockReset()
    confirm.mockReset()
    destroy.mockReset()
  },
}
export default meta
type Story = StoryObj<typeof ConfirmDialog>

/** The question is announced with the title; its two answers are buttons. */
export const Question: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: '通过审核' })
    await waitFor(() => expect(dialog).toHaveAccessibleDescription('通过后商品可以上架，确定吗？'))
    await userEvent.click(within(dialog).getByRole('button', { name: '通过' }))
    await expect(confirm).toHaveBeenCalledTimes(1)
    await userEvent.click(within(dialog).getByRole('button', { name: said('common.cancel') }))
    await expect(cancel).toHaveBeenCalledTimes(1)
  },
}

/** The default texts are those of §8. */
export const UsualWords: StoryObj<typeof ConfirmDialog> = {
  render: () => <ConfirmDialog open text="Leave this page?" onConfirm={confirm} onCancel={cancel} />,
  globals: { language: 'en' },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Prompt' }))
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeInTheDocument()
  },
}

/** An irreversible action is red and lists what will be deleted; a long list scrolls within the window. */
export const Danger: Story = {
  args: {
    danger: true,
    title: '作废优惠券',
    text: '已领取的券会立即失效，无法恢复。',
    confirmLabel: '作废',
    children: (
      <ul>
        {Array.from({ length: 40 }, (_, at) => (
          <li key={`coupon${at + 1}`}>周年庆 满减叠加券 第 {at + 1} 批</li>
        ))}
      </ul>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: '作废优惠券' })
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight)
    await expect(within(dialog).getByRole('button', { name: '作废' }).getBoundingClientRect().bottom).toBeLessThan(
      window.innerHeight,
    )
  },
}

/** While the action runs, Esc and a second click are ignored. */
export const Busy: Story = {
  args: { busy: true },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '通过审核' }))
    await expect(dialog.getByRole('button', { name: said('common.cancel') })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: '通过' }))
    await userEvent.keyboard('{Escape}')
    await expect(confirm).not.toHaveBeenCalled()
    await expect(cancel).not.toHaveBeenCalled()
  },
}

const Deleting = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>删除 2 条</Button>
      <DeleteDialog
        open={open}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          destroy()
          setOpen(false)
        }}
      />
    </>
  )
}

/** Asks with the texts of §8; Esc means no and returns the focus. */
export const Delete: StoryObj = {
  render: () => <Deleting />,
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const opener = canvasElement.querySelector('button')
    if (!opener) throw new Error('no opener')
    await userEvent.click(opener)
    const dialog = await screen.findByRole('alertdialog', { name: 'Prompt' })
    await expect(dialog).toHaveTextContent('Are you sure you want to delete the selected data?')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(destroy).not.toHaveBeenCalled()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(destroy).toHaveBeenCalledTimes(1)
  },
}
