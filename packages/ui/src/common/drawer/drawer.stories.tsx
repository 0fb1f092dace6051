import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { Drawer, type DrawerProps } from './drawer.tsx'

const Held = ({
  lines = 1,
  ...props
}: Pick<DrawerProps, 'placement' | 'title'> & {
  /** Amount of content. @default 1 */
  readonly lines?: number
}) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} footer={<Button look="solid">查看 128 件</Button>}>
        {Array.from({ length: lines }, (_, at) => (
          <Field key={`line${at + 1}`} label={at === 0 ? '最低价' : `条件 ${at + 1}`}>
            <Input inputMode="decimal" />
          </Field>
        ))}
      </Drawer>
    </>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Feedback/Drawer',
  component: Held,
  subcomponents: { Drawer },
  args: { title: '筛选', placement: 'end', lines: 1 },
  argTypes: { placement: { control: 'inline-radio', options: ['start', 'end', 'bottom'] } },
}
export default meta
type Story = StoryObj<typeof Held>

const opened = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '打开' }))
  const sheet = await screen.findByRole('dialog')
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
  return sheet
}

// Waits until nothing moves: on a busy machine it may start to slide after it has the focus.
const atRest = (sheet: HTMLElement): Promise<DOMRect> =>
  waitFor(() => {
    expect(sheet.getAnimations()).toEqual([])
    return sheet.getBoundingClientRect()
  })

/** Traps the focus, closes by Esc, and returns the focus. */
export const FromTheSide: Story = {
  play: async ({ canvasElement }) => {
    const sheet = await opened(canvasElement)
    await expect(sheet).toHaveAccessibleName('筛选')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '打开' })).toHaveFocus())
  },
}
export const FromTheStart: Story = {
  args: { placement: 'start' },
  play: async ({ canvasElement }) => {
    await expect((await atRest(await opened(canvasElement))).left).toBe(0)
  },
}
export const FromBelow: Story = {
  args: { placement: 'bottom' },
  play: async ({ canvasElement }) => {
    await expect((await atRest(await opened(canvasElement))).bottom).toBe(window.innerHeight)
  },
}

/** Long content scrolls between the title and the buttons, which stay visible. */
export const Long: Story = {
  args: { lines: 30, title: '筛选：价格、品牌、产地、材质、容量、发货地、促销与服务，以及商家自己的一切标签' },
  play: async ({ canvasElement }) => {
    const sheet = await opened(canvasElement)
    await atRest(sheet)
    const button = within(sheet).getByRole('button', { name: '查看 128 件' })
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(
      within(sheet)
        .getByRole('button', { name: said('common.close') })
        .getBoundingClientRect().top,
    ).toBeGreaterThan(0)
  },
}
