import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'

const brands = Array.from({ length: 40 }, (_, at) => ({ label: `品牌 ${at + 1}`, value: at + 1 }))

const Held = ({
  choices,
  value,
  multiple = false,
  error,
  disabled = false,
}: Pick<ComboboxProps, 'choices' | 'value' | 'multiple'> & {
  readonly error?: string
  readonly disabled?: boolean
}) => {
  const [chosen, setChosen] = useState(value)
  return (
    <Field label="品牌" error={error} disabled={disabled}>
      <Combobox choices={choices} value={chosen} onValue={setChosen} multiple={multiple} placeholder="请选择" />
    </Field>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Controls/Combobox',
  component: Held,
  subcomponents: { Combobox },
  args: { choices: brands, value: [], multiple: false, disabled: false },
}
export default meta
type Story = StoryObj<typeof Held>

/** Typing narrows many choices down. */
export const Filterable: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('品牌')
    await userEvent.type(box, '39')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(box).toHaveValue('品牌 39'))
  },
}

/** Several choices stand as tags, each with a way out. */
export const Multiple: Story = {
  args: { multiple: true, value: [3, 5] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '移除 品牌 3' }))
    await expect(canvas.queryByText('品牌 3')).toBeNull()
    await expect(canvas.getByText('品牌 5')).toBeVisible()
  },
}

/** Nothing fits what was typed. */
export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('品牌'), 'xyz')
    await expect(await screen.findByText('没有可选项')).toBeInTheDocument()
  },
}
export const Wrong: Story = { args: { error: '请选择品牌。' } }
export const Disabled: Story = { args: { disabled: true, value: [1] } }
