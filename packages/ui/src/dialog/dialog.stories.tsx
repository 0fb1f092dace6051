import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

const Held = ({ width = 'half' }: Pick<DialogProps, 'width'>) => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="编辑快递公司"
        width={width}
        fullScreenToggle
        closeOnOutside={false}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>取消</Button>
            <Button look="solid">保存</Button>
          </>
        }
      >
        <Field label="名称" layout="row" required>
          <Input defaultValue="顺丰速运" />
        </Field>
      </Dialog>
    </>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Feedback/Dialog',
  component: Held,
  subcomponents: { Dialog },
  argTypes: { width: { control: 'inline-radio', options: ['sm', 'md', 'half', 'wide'] } },
}
export default meta

/** The form dialog of §9: half the screen, with a switch to all of it. */
export const Form: StoryObj<typeof Held> = {
  args: { width: 'half' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '编辑快递公司' })
    const before = dialog.offsetWidth
    // Half of the window (§9); below 1360 px that would be too little for two columns.
    await expect(before).toBe(Math.max(window.innerWidth / 2, 680))
    await userEvent.click(screen.getByRole('button', { name: '全屏' }))
    await waitFor(() => expect(dialog.offsetWidth).toBe(window.innerWidth))
    await userEvent.click(screen.getByRole('button', { name: '退出全屏' }))
    await waitFor(() => expect(dialog.offsetWidth).toBe(before))
  },
}

const HeldDrawer = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="筛选"
        footer={<Button look="solid">查看 128 件</Button>}
      >
        <Field label="最低价">
          <Input inputMode="decimal" />
        </Field>
      </Drawer>
    </>
  )
}

/** A sheet from the side. */
export const Sheet: StoryObj = { render: () => <HeldDrawer /> }
