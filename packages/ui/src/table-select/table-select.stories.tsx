import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { storeSource } from '../form/testing/every-type.ts'
import { TableSelect, type TableSelectProps } from './table-select.tsx'
import type { TableSource } from './table-source.ts'

const Held = ({
  value,
  disabled = false,
  ...rest
}: Omit<TableSelectProps, 'onValue'> & { readonly disabled?: boolean }) => {
  const [ids, setIds] = useState(value)
  return (
    <Field label="店铺" group disabled={disabled}>
      <TableSelect {...rest} value={ids} onValue={setIds} />
    </Field>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Form/Table select',
  component: Held,
  subcomponents: { TableSelect },
  args: { source: storeSource, value: [], multiple: true, disabled: false },
}
export default meta
type Story = StoryObj<typeof Held>

export const Empty: Story = {}
export const Chosen: Story = {
  args: { value: ['3', '40'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('店铺 40')).toBeVisible()
  },
}
export const Disabled: Story = { args: { value: ['3'], disabled: true } }

/** One row only: the last press holds. */
export const Single: Story = {
  args: { multiple: false },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '请选择' }))
    const dialog = within(await screen.findByRole('dialog', { name: '选择店铺' }))
    await userEvent.click(await dialog.findByRole('radio', { name: '店铺 1' }))
    await userEvent.click(dialog.getByRole('radio', { name: '店铺 2' }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1))
    await expect(within(canvasElement).getByText('店铺 2')).toBeVisible()
  },
}

const load = fn<TableSource['load']>()

/** A page that does not come offers to try again; what was ticked stays. */
export const Failed: Story = {
  args: { source: { ...storeSource, load } },
  beforeEach: () => {
    const log = console.error
    console.error = () => {}
    load.mockReset()
    load.mockRejectedValueOnce(new Error('服务器正忙。')).mockImplementation(storeSource.load)
    return () => {
      console.error = log
    }
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '请选择' }))
    const dialog = within(await screen.findByRole('dialog', { name: '选择店铺' }))
    await expect(await dialog.findByText('服务器正忙。')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: '重试' }))
    await expect(await dialog.findByRole('checkbox', { name: '店铺 1' })).toBeInTheDocument()
  },
}
