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

/** Opens below its button; Esc closes and gives the focus back. */
export const Settings: StoryObj<typeof AnchoredPanel> = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '列' })
    await userEvent.click(opener)
    const panel = await screen.findByRole('dialog', { name: '显示的列' })
    await waitFor(() => expect(within(panel).getByRole('checkbox', { name: '名称' })).toBeVisible())
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(opener.getBoundingClientRect().bottom)
  },
}
