import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Select } from './select.tsx'

const meta: Meta<typeof Select> = {
  title: 'Controls/Select',
  component: Select,
  args: {
    placeholder: '请选择',
    choices: [
      { label: '顺丰速运', value: 'SF' },
      { label: '中通快递', value: 'ZTO' },
      { label: '停用的公司', value: 'OLD', disabled: true },
    ],
  },
  render: args => (
    <Field label="快递">
      <Select {...args} />
    </Field>
  ),
}
export default meta
type Story = StoryObj<typeof Select>

export const Short: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('快递')
    await userEvent.selectOptions(box, 'ZTO')
    await expect(box).toHaveDisplayValue('中通快递')
    await expect(within(canvasElement).getByRole('option', { name: '停用的公司' })).toBeDisabled()
  },
}
export const Small: Story = { args: { size: 'sm' } }
export const Disabled: Story = { args: { disabled: true } }
