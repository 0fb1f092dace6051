import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Input } from '../input/input.tsx'
import { Field } from './field.tsx'

const meta: Meta<typeof Field> = {
  title: 'Controls/Field',
  component: Field,
  args: {
    label: '昵称',
    hint: '2 到 16 个字',
    required: false,
    optional: false,
    disabled: false,
    readOnly: false,
    layout: 'stack',
    labelWidth: '90px',
    labelHidden: false,
    group: false,
    children: <Input defaultValue="小林" />,
  },
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

/** Label, hint and error belong to the control: a click on the label focuses it, both texts describe it. */
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

/** A hidden label is still announced. */
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '昵称' })).toBeVisible())
    await expect(canvas.getByText('昵称').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

/** A read-only control can be focused and copied, but not edited. */
export const ReadOnlyCannotBeEdited: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: '昵称' })
    await userEvent.type(box, '！')
    await expect(box).toHaveFocus()
    await expect(box).toHaveValue('小林')
  },
}
export const English: Story = {
  args: { optional: true, label: 'Nickname', hint: '2 to 16 characters' },
  globals: { language: 'en' },
}
