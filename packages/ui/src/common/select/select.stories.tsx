import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Select } from './select.tsx'

const meta: Meta<typeof Select> = {
  title: 'Controls/Select',
  component: Select,
  args: {
    size: 'md',
    disabled: false,
    placeholder: '请选择',
    choices: [
      { label: '顺丰速运', value: 'SF' },
      { label: '中通快递', value: 'ZTO' },
      { label: '停用的公司', value: 'OLD', disabled: true },
    ],
  },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md'], description: 'Height.' } },
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

/** No choices but the first line. */
export const Empty: Story = {
  args: { choices: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(1)
    await expect(within(canvasElement).getByLabelText('快递')).toHaveDisplayValue('请选择')
  },
}

/** Shows its error. */
export const Wrong: Story = {
  render: args => (
    <Field label="快递" error="请选择快递公司。" required>
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText(/^快递/)
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('请选择快递公司。')
  },
}

/** A long choice is truncated before the arrow. */
export const LongText: Story = {
  args: {
    choices: [{ label: '顺丰速运（华东一区，当日达，含节假日派送与保价服务）'.repeat(2), value: 'SF' }],
    defaultValue: 'SF',
  },
  decorators: [
    Story => (
      <div data-testid="place" style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('place').scrollWidth).toBeLessThanOrEqual(240)
  },
}
