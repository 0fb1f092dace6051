import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { NumberInput } from './number-input.tsx'

const Held = ({
  value,
  decimals = 0,
  unit,
  disabled = false,
}: {
  readonly value?: number
  readonly decimals?: number
  readonly unit?: string
  readonly disabled?: boolean
}) => {
  const [number, setNumber] = useState(value)
  const [problem, setProblem] = useState<string>()
  return (
    <>
      <Field label="重量" error={problem} disabled={disabled}>
        <NumberInput value={number} onValue={setNumber} decimals={decimals} unit={unit} onProblem={setProblem} />
      </Field>
      <output aria-label="value">{String(number)}</output>
    </>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Controls/Number input',
  component: Held,
  subcomponents: { NumberInput },
  args: { value: 12, decimals: 0, unit: 'kg', disabled: false },
}
export default meta
type Story = StoryObj<typeof Held>

export const Whole: Story = {}
export const Decimals: Story = { args: { value: 0.35, decimals: 2 } }
export const Disabled: Story = { args: { disabled: true } }

/** What is no number stays as it was typed and is said to be none; a zero and nothing are two things. */
export const Typed: Story = {
  args: { decimals: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByLabelText('重量')
    await userEvent.clear(box)
    await expect(canvas.getByLabelText('value')).toHaveTextContent('undefined')
    await userEvent.type(box, '1.5x')
    await expect(box).toHaveValue('1.5x')
    await expect(box).toHaveAccessibleDescription('请填写数字。')
    await userEvent.type(box, '{Backspace}')
    await expect(canvas.getByLabelText('value')).toHaveTextContent('1.5')
    await userEvent.clear(box)
    await userEvent.type(box, '0')
    await expect(canvas.getByLabelText('value')).toHaveTextContent('0')
  },
}
