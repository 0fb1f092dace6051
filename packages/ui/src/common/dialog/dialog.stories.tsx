import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

const closed = fn()

const twoFrames = (): Promise<void> =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

const Held = ({
  open: first,
  lines = 0,
  ...props
}: Omit<DialogProps, 'onClose' | 'children' | 'footer'> & {
  /** Lines of text instead of a form. @default 0 */
  readonly lines?: number
}) => {
  const [open, setOpen] = useState(first)
  const close = (): void => {
    closed()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>取消</Button>
            <Button look="solid">保存</Button>
          </>
        }
      >
        {lines > 0 ? (
          Array.from({ length: lines }, (_, at) => <p key={`line${at + 1}`}>第 {at + 1} 条 服务约定</p>)
        ) : (
          <Field label="名称" layout="row" required>
            <Input defaultValue="顺丰速运" />
          </Field>
        )}
      </Dialog>
    </>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Feedback/Dialog',
  component: Held,
  subcomponents: { Dialog },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    title: '编辑快递公司',
    description: '',
    width: 'half',
    role: 'dialog',
    fullScreenToggle: true,
    fullScreen: false,
    closeOnOutside: false,
    lines: 0,
  },
  argTypes: {
    width: { control: 'inline-radio', options: ['sm', 'md', 'half', 'wide'] },
    role: { control: 'inline-radio', options: ['dialog', 'alertdialog'] },
  },
  beforeEach: () => void closed.mockReset(),
}
export default meta
type Story = StoryObj<typeof Held>

/** The form dialog of §9: half the window, with a full-screen button. */
export const Form: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '编辑快递公司' })
    const before = dialog.offsetWidth
    // Half of the window (§9).
    await expect(before).toBe(window.innerWidth / 2)
    // Above the page from 3000 on (§9).
    await expect(Number(getComputedStyle(dialog.parentElement ?? dialog).zIndex)).toBeGreaterThanOrEqual(3000)
    await userEvent.click(screen.getByRole('button', { name: said('common.fullscreen') }))
    await waitFor(() => expect(dialog.offsetWidth).toBe(window.innerWidth))
    await userEvent.click(screen.getByRole('button', { name: said('common.fullscreen_exit') }))
    await waitFor(() => expect(dialog.offsetWidth).toBe(before))
  },
}

const ofWidth = (width: number) => ({
  parameters: {
    viewport: { options: { own: { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } } } },
  },
  globals: { viewport: { value: 'own' } },
})

/** Half of the window from 1,200 px on. */
export const Wide: Story = {
  ...ofWidth(1440),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '编辑快递公司' })
    await expect(dialog.offsetWidth).toBe(720)
  },
}

/** Below 1,200 px half of the window would be too narrow for two columns. */
export const Tablet: Story = {
  ...ofWidth(1000),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '编辑快递公司' })
    await expect(dialog.offsetWidth).toBe(680)
  },
}

/** Small, with a description that is announced with the title. */
export const Described: Story = {
  args: { width: 'sm', fullScreenToggle: false, description: '名称会显示在买家的物流信息里。' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '编辑快递公司' })
    await waitFor(() => expect(dialog).toHaveAccessibleDescription('名称会显示在买家的物流信息里。'))
  },
}

/** Full screen from the start. */
export const FullScreen: Story = {
  args: { fullScreen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '编辑快递公司' })
    await waitFor(() => expect(dialog.offsetWidth).toBe(window.innerWidth))
  },
}

/** A title that is too long for its line wraps, and the buttons beside it stay visible. */
export const LongTitle: Story = {
  args: { width: 'sm', title: '编辑“润玉护肤旗舰店 周年庆 护肤彩妆全品类 满减叠加券 限量发放”的适用范围' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^编辑“润玉/ })
    const edge = dialog.getBoundingClientRect().right
    for (const name of [said('common.fullscreen'), said('common.close')])
      await expect(within(dialog).getByRole('button', { name }).getBoundingClientRect().right).toBeLessThan(edge)
  },
}

/** Long content scrolls, by keyboard too, between the title and the buttons. */
export const LongText: Story = {
  args: { width: 'sm', lines: 40 },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    const body = dialog.querySelector<HTMLElement>('[data-part=body]')
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'))
  },
}

/**
 * The page behind does not scroll while a dialog is open, and does again afterwards. Its root, from which all elements
 * inherit, is not changed.
 */
export const PageBehindStays: Story = {
  play: async () => {
    const root = document.documentElement.getAttribute('style')
    await screen.findByRole('dialog')
    await waitFor(() => expect(getComputedStyle(document.body).overflowY).toBe('hidden'))
    await expect(document.documentElement.getAttribute('style')).toBe(root)
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(getComputedStyle(document.body).overflowY).not.toBe('hidden')
    await expect(document.documentElement.getAttribute('style')).toBe(root)
  },
}

/** Where a click outside would lose input it does nothing; Esc asks to close. */
export const PressOutside: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await fireEvent.pointerDown(document.body, { clientX: 4, clientY: 4 })
    await fireEvent.pointerUp(document.body, { clientX: 4, clientY: 4 })
    await twoFrames()
    await expect(closed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(closed).toHaveBeenCalledTimes(1)
  },
}
