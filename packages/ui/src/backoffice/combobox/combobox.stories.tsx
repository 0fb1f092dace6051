import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../../common/field/field.tsx'
import { BusyPage } from '../../foundation/sample-busy.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'

const brands = Array.from({ length: 40 }, (_, at) => ({ label: `品牌 ${at + 1}`, value: at + 1 }))

const Held = ({
  value,
  error,
  disabled = false,
  readOnly = false,
  ...rest
}: Pick<ComboboxProps, 'choices' | 'value' | 'multiple' | 'placeholder'> & {
  /** Error of the surrounding field. */
  readonly error?: string
  /** Set on the surrounding field. @default false */
  readonly disabled?: boolean
  /** Set on the surrounding field. @default false */
  readonly readOnly?: boolean
}) => {
  const [chosen, setChosen] = useState(value)
  return (
    <Field label="品牌" error={error} disabled={disabled} readOnly={readOnly}>
      <Combobox {...rest} value={chosen} onValue={setChosen} />
    </Field>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Controls/Combobox',
  component: Held,
  subcomponents: { Combobox },
  args: { choices: brands, value: [], multiple: false, placeholder: '请选择', disabled: false, readOnly: false },
}
export default meta
type Story = StoryObj<typeof Held>

/** Typing filters long lists of choices. */
export const Filterable: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('品牌')
    await userEvent.type(box, '39')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(box).toHaveValue('品牌 39'))
  },
}

/** Several choices show as tags, each with a remove button. */
export const Multiple: Story = {
  args: { multiple: true, value: [3, 5] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: said('form.choice_remove', { name: '品牌 3' }) }))
    await expect(canvas.queryByText('品牌 3')).toBeNull()
    await waitFor(() => expect(canvas.getByText('品牌 5')).toBeVisible())
  },
}

/** Many and long ones wrap within the field. */
export const MultipleLong: Story = {
  args: {
    multiple: true,
    value: [0, 1, 2, 3, 4, 5, 6, 7],
    choices: Array.from({ length: 8 }, (_, at) => ({
      label: at === 0 ? '一个名字相当长的品牌，它的标签不会比它所在的控件更宽，而是截短'.repeat(3) : `品牌 ${at}`,
      value: at,
    })),
  },
  decorators: [
    Story => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('品牌')
    const control = box.parentElement?.getBoundingClientRect()
    for (const button of within(canvasElement).getAllByRole('button', {
      name: new RegExp(`^${said('form.choice_remove', { name: '' }).trim()}`),
    }))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(control?.right ?? 0)
  },
}

/** Nothing matches the typed text. */
export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('品牌'), 'xyz')
    await expect(await screen.findByText(said('form.choices_none'))).toBeInTheDocument()
  },
}

/** No choices at all, as with an empty dictionary. */
export const Empty: Story = {
  args: { choices: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('品牌'))
    await expect(await screen.findByText(said('form.choices_none'))).toBeInTheDocument()
  },
}
export const EmptyInEnglish: Story = {
  args: { choices: [], placeholder: 'Choose' },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('品牌'))
    await expect(await screen.findByText('No options')).toBeInTheDocument()
  },
}

/** A disabled choice stays visible and ignores clicks. */
export const ChoiceDisabled: Story = {
  args: {
    choices: [
      { label: '景窑', value: 1 },
      { label: '停用的品牌', value: 2, disabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('品牌')
    await userEvent.click(box)
    await waitFor(() =>
      expect(screen.getByRole('option', { name: '停用的品牌' })).toHaveAttribute('aria-disabled', 'true'),
    )
    await expect(box).toHaveValue('')
  },
}

/** Clears a choice. */
export const Cleared: Story = {
  args: { value: [1] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('品牌')).toHaveValue('品牌 1')
    await userEvent.click(canvas.getByRole('button', { name: said('common.clear') }))
    await waitFor(() => expect(canvas.getByLabelText('品牌')).toHaveValue(''))
  },
}

/** Text that was typed but not chosen is dropped on blur: the field shows the value. */
export const LeftHalfway: Story = {
  args: { value: [1] },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('品牌')
    await userEvent.clear(box)
    await userEvent.type(box, '39')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('39')
    await userEvent.tab()
    await waitFor(() => expect(box).toHaveValue('品牌 1'))
  },
}

/** No letter is lost, however slowly the page renders. */
export const TypedFast: Story = {
  render: args => (
    <BusyPage>
      <Held {...args} />
    </BusyPage>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('品牌')
    await userEvent.type(box, 'qingwuit-marketplace-2026', { delay: 0 })
    await expect(box).toHaveValue('qingwuit-marketplace-2026')
    await expect(await screen.findByText(said('form.choices_none'))).toBeInTheDocument()
    await expect(box).toHaveValue('qingwuit-marketplace-2026')
  },
}

/** Also shows its value without a surrounding field. */
export const Alone: StoryObj<typeof Combobox> = {
  render: function Alone() {
    const [chosen, setChosen] = useState<ComboboxProps['value']>([])
    return <Combobox label="店铺品牌" choices={brands} value={chosen} onValue={setChosen} />
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '店铺品牌' })
    await userEvent.type(box, '17')
    await userEvent.click(await screen.findByRole('option', { name: '品牌 17' }))
    await waitFor(() => expect(box).toHaveValue('品牌 17'))
  },
}
export const Wrong: Story = { args: { error: '请选择品牌。' } }
export const Disabled: Story = { args: { disabled: true, value: [1] } }

/** Can be read and copied, and does not open. */
export const ReadOnly: Story = {
  args: { readOnly: true, value: [1] },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('品牌')
    await userEvent.type(box, '39')
    await expect(box).toHaveValue('品牌 1')
    await expect(screen.queryByRole('option')).toBeNull()
  },
}
