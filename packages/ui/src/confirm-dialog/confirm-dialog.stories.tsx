import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DeleteDialog } from './confirm-dialog.tsx'

const destroy = fn()

const Held = () => {
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

const meta: Meta<typeof Held> = { title: 'Feedback/Confirm dialog', component: Held }
export default meta

const english = { globals: { language: 'en' } }

/** Asks in the words of §8; Esc means no and gives the focus back. */
export const Delete: StoryObj = {
  ...english,
  play: async ({ canvasElement }) => {
    destroy.mockClear()
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
