import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../../common/field/field.tsx'
import { MoneyInput } from './money-input.tsx'

const Held = ({
  value,
  error,
  disabled = false,
  readOnly = false,
}: {
  /** In fen. */
  readonly value?: number | undefined
  /** Error of the surrounding field. */
  readonly error?: string
  /** Set on the surrounding field. @default false */
  readonly disabled?: boolean
  /** Set on the surrounding field. @default false */
  readonly readOnly?: boolean
}) => {
  const [fen, setFen] = useState(value)
  const [problem, setProblem] = useState<string>()
  return (
    <>
      <Field label="价格" error={problem ?? error} disabled={disabled} readOnly={readOnly}>
        <MoneyInput value={fen} onValue={setFen} onProblem={setProblem} />
      </Field>
      <output aria-label="fen">{String(fen)}</output>
    </>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Controls/Money input',
  component: Held,
  subcomponents: { MoneyInput },
  args: { value: 8900, disabled: false, readOnly: false },
}
export default meta
type Story = StoryObj<typeof Held>

export const Filled: Story = {}
export const Empty: Story = {
  args: { value: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('价格')).toHaveValue('')
  },
}
export const Wrong: Story = { args: { error: '价格不能低于 0.01 元。' } }
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('价格')
    await userEvent.type(box, '1')
    await expect(box).toHaveValue('89.00')
  },
}

/** Fifteen digits are exact to the fen. */
export const Large: Story = {
  args: { value: 123_456_789_012_345 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('价格')).toHaveValue('1234567890123.45')
  },
}
export const Disabled: Story = { args: { disabled: true } }

/** Typed in yuan, stored in fen; a third decimal is an error and is not rounded. */
export const YuanToFen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByLabelText('价格')
    await expect(box).toHaveValue('89.00')
    await userEvent.clear(box)
    await userEvent.type(box, '1,234.5')
    await expect(canvas.getByLabelText('fen')).toHaveTextContent('123450')
    await userEvent.type(box, '67')
    await expect(box).toHaveAccessibleDescription(new RegExp(said('error.money')))
    await expect(canvas.getByLabelText('fen')).toHaveTextContent('123456')
    await expect(box).toHaveValue('1,234.567')
  },
}
