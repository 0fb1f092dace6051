import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../../common/field/field.tsx'
import { NumberInput } from './number-input.tsx'

const Held = ({
  value,
  decimals = 0,
  unit,
  error,
  disabled = false,
  readOnly = false,
}: {
  /** The number; undefined when empty. */
  readonly value?: number | undefined
  /** Digits after the point. @default 0 */
  readonly decimals?: number
  /** Unit after the number. */
  readonly unit?: string
  /** Error of the surrounding field. */
  readonly error?: string
  /** Set on the surrounding field. @default false */
  readonly disabled?: boolean
  /** Set on the surrounding field. @default false */
  readonly readOnly?: boolean
}) => {
  const [number, setNumber] = useState(value)
  const [problem, setProblem] = useState<string>()
  return (
    <>
      <Field label="重量" error={problem ?? error} disabled={disabled} readOnly={readOnly}>
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
  args: { value: 12, decimals: 0, unit: 'kg', disabled: false, readOnly: false },
}
export default meta
type Story = StoryObj<typeof Held>

export const Whole: Story = {}
export const Decimals: Story = { args: { value: 0.35, decimals: 2 } }
export const Empty: Story = {
  args: { value: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('重量')).toHaveValue('')
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Wrong: Story = { args: { error: '重量不能超过 50 kg。' } }
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('重量')
    await userEvent.type(box, '3')
    await expect(box).toHaveValue('12')
  },
}

/** A long unit takes room from the number without pushing it out. */
export const LongUnit: Story = {
  args: { unit: '个自然日', value: 30 },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('重量')
    const unit = within(canvasElement).getByText('个自然日').getBoundingClientRect()
    const room = Number.parseFloat(getComputedStyle(box).paddingInlineEnd)
    await expect(box.getBoundingClientRect().right - room).toBeLessThanOrEqual(unit.left)
  },
}

/** Leaves invalid text in the field and marks it as not a number; 0 and empty are different. */
export const Typed: Story = {
  args: { decimals: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByLabelText('重量')
    await userEvent.clear(box)
    await expect(canvas.getByLabelText('value')).toHaveTextContent('undefined')
    await userEvent.type(box, '1.5x')
    await expect(box).toHaveValue('1.5x')
    await expect(box).toHaveAccessibleDescription(said('error.number'))
    await userEvent.type(box, '{Backspace}')
    await expect(canvas.getByLabelText('value')).toHaveTextContent('1.5')
    await userEvent.clear(box)
    await userEvent.type(box, '0')
    await expect(canvas.getByLabelText('value')).toHaveTextContent('0')
  },
}
