import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../../common/field/field.tsx'
import { IconPicker, type IconPickerProps } from './icon-picker.tsx'

const Held = ({
  value,
  error,
  disabled = false,
}: Pick<IconPickerProps, 'value'> & {
  /** Error of the surrounding field. */
  readonly error?: string
  /** Set on the surrounding field. @default false */
  readonly disabled?: boolean
}) => {
  const [name, setName] = useState(value)
  return (
    <Field label="图标" error={error} disabled={disabled}>
      <IconPicker value={name} onValue={setName} />
    </Field>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Form/Icon picker',
  component: Held,
  subcomponents: { IconPicker },
  args: { value: '', disabled: false },
  beforeEach: () => localStorage.removeItem('recent_icons'),
}
export default meta
type Story = StoryObj<typeof Held>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: 'fa-gift' } }
export const Wrong: Story = { args: { error: '请选择图标。' } }
export const Disabled: Story = {
  args: { value: 'fa-gift', disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^图标/ })).toBeDisabled()
  },
}

const openPicker = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^图标/ }))
  return within(await screen.findByRole('dialog', { name: said('form.icon') }))
}

/** Icons are found by words of either language; recently chosen ones come first. */
export const FoundInBothLanguages: Story = {
  play: async ({ canvasElement }) => {
    const panel = await openPicker(canvasElement)
    await userEvent.type(panel.getByRole('textbox', { name: said('common.search') }), '优惠券')
    await expect(panel.getAllByRole('option').map(option => option.getAttribute('aria-label'))).toEqual(['fa-ticket'])
    await userEvent.clear(panel.getByRole('textbox', { name: said('common.search') }))
    await userEvent.type(panel.getByRole('textbox', { name: said('common.search') }), 'truck')
    await userEvent.click(panel.getByRole('option', { name: 'fa-truck' }))
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '图标 fa-truck' })).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await openPicker(canvasElement)
    const recent = within(again.getByRole('listbox', { name: said('form.icon_recent') }))
    await waitFor(() => expect(recent.getByRole('option', { name: 'fa-truck' })).toBeVisible())
  },
}

/** In English, Chinese words find icons too. */
export const FoundInEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^图标/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Icon' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'Search' }), '钱包')
    await waitFor(() => expect(panel.getByRole('option', { name: 'fa-wallet' })).toBeVisible())
  },
}

/** Arrow keys move through the grid, Enter chooses. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const panel = await openPicker(canvasElement)
    const [first, second] = panel.getAllByRole('option')
    first?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('button', { name: `图标 ${second?.getAttribute('aria-label')}` }),
      ).toBeVisible(),
    )
  },
}

/** Nothing matches the typed text. */
export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    const panel = await openPicker(canvasElement)
    await userEvent.type(panel.getByRole('textbox', { name: said('common.search') }), 'qwertyuiop')
    await waitFor(() => expect(panel.queryByRole('option')).toBeNull())
    await expect(panel.getByText(said('form.choices_none'))).toBeInTheDocument()
  },
}
