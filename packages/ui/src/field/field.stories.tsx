import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Input } from '../input/input.tsx'
import { Field } from './field.tsx'

const meta: Meta<typeof Field> = {
  title: 'Controls/Field',
  component: Field,
  args: { label: '昵称', hint: '2 到 16 个字', children: <Input defaultValue="小林" /> },
  argTypes: { layout: { control: 'inline-radio', options: ['stack', 'row'] }, children: { control: false } },
}
export default meta
type Story = StoryObj<typeof Field>

export const Stacked: Story = {}
export const InARow: Story = { args: { layout: 'row', required: true } }
export const Optional: Story = { args: { optional: true } }
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const LongText: Story = {
  args: { layout: 'row', label: '一个很长很长的标签，它会换行而不是挤走控件', hint: '说明也可以很长。'.repeat(12) },
}

/** Label, hint and error belong to the control: a press on the label reaches it, both texts describe it. */
export const Wrong: Story = {
  args: { error: '昵称已被使用。', required: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('昵称'))
    const box = canvas.getByLabelText(/^昵称/)
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription('2 到 16 个字 昵称已被使用。')
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
  },
}
