import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { Drawer, type DrawerProps } from './drawer.tsx'

const Held = ({ placement = 'end', title }: Pick<DrawerProps, 'placement' | 'title'>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        placement={placement}
        footer={<Button look="solid">查看 128 件</Button>}
      >
        <Field label="最低价">
          <Input inputMode="decimal" />
        </Field>
      </Drawer>
    </>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Feedback/Drawer',
  component: Held,
  subcomponents: { Drawer },
  args: { title: '筛选', placement: 'end' },
  argTypes: { placement: { control: 'inline-radio', options: ['start', 'end', 'bottom'] } },
}
export default meta
type Story = StoryObj<typeof Held>

/** Takes the focus in, closes by Esc, and gives the focus back. */
export const FromTheSide: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '打开' })
    await userEvent.click(opener)
    const sheet = await screen.findByRole('dialog', { name: '筛选' })
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
export const FromBelow: Story = { args: { placement: 'bottom' } }
