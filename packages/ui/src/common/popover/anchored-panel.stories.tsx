import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { AnchoredPanel } from './anchored-panel.tsx'

const meta: Meta<typeof AnchoredPanel> = {
  title: 'Feedback/Anchored panel',
  component: AnchoredPanel,
  args: {
    label: '显示的列',
    opener: attributes => <Button {...attributes}>列</Button>,
    children: () => <Checkbox defaultChecked>名称</Checkbox>,
  },
  argTypes: { opener: { control: false }, children: { control: false } },
}
export default meta

/** Opens below its button; Esc closes and returns the focus. */
export const Settings: StoryObj<typeof AnchoredPanel> = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '列' })
    await userEvent.click(opener)
    const panel = await screen.findByRole('dialog', { name: '显示的列' })
    await waitFor(() => expect(within(panel).getByRole('checkbox', { name: '名称' })).toBeVisible())
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(opener.getBoundingClientRect().bottom)
  },
}

/** A long panel in a corner of the window scrolls, and stays within the window. */
export const LongInACorner: StoryObj<typeof AnchoredPanel> = {
  args: {
    opener: attributes => (
      <div style={{ textAlign: 'end', paddingTop: '60vh' }}>
        <Button {...attributes}>列</Button>
      </div>
    ),
    children: () =>
      Array.from({ length: 40 }, (_, at) => (
        <div key={`column${at + 1}`}>
          <Checkbox defaultChecked>第 {at + 1} 列，名字相当长</Checkbox>
        </div>
      )),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '列' }))
    const panel = await screen.findByRole('dialog', { name: '显示的列' })
    await waitFor(() => expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight))
    const inWindow = (): boolean => {
      const { left, right, top, bottom } = panel.getBoundingClientRect()
      return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
    }
    await waitFor(() => expect(inWindow()).toBe(true))
  },
}
