import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { SavedForm, type SavedFormProps, SavedFormSkeleton } from './saved-form.tsx'

const save = fn<SavedFormProps['save']>()

const meta: Meta<typeof SavedForm> = {
  title: 'Back office/Saved form',
  component: SavedForm,
  subcomponents: { SavedFormSkeleton },
  globals: { area: 'seller' },
  args: {
    fields: [
      { type: 'text', name: 'name', label: '店铺名称', required: true },
      { type: 'textarea', name: 'introduction', label: '简介', limit: 200, span: 24 },
    ],
    initial: { name: '云雾茶舍', introduction: '高山茶，产地直发。' },
    save,
    mayChange: true,
  },
  beforeEach: () => void save.mockReset().mockResolvedValue(undefined),
}
export default meta
type Story = StoryObj<typeof SavedForm>

/** Stays on the page and confirms that it was saved. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(/^店铺名称/)
    await userEvent.clear(name)
    await userEvent.type(name, '云雾茶庄')
    await userEvent.click(canvas.getByRole('button', { name: said('common.save') }))
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ name: '云雾茶庄' })))
    await expect(await screen.findByText(said('error.operation_successful'))).toBeInTheDocument()
    await expect(name).toHaveValue('云雾茶庄')
  },
}

/** Before the values arrive: the labels show, and loading is announced. */
export const Loading: Story = {
  render: ({ fields }) => <SavedFormSkeleton fields={fields} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('店铺名称')
    await expect(canvas.queryByRole('button', { name: said('common.save') })).toBeNull()
  },
}

/** A person without permission sees the values as text. */
export const ReadOnly: Story = {
  args: { mayChange: false },
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('云雾茶舍')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

/** Errors of the server show at their fields, also in a group of the body. */
export const Refused: Story = {
  args: { within: 'store' },
  play: async ({ canvas }) => {
    save.mockRejectedValue({
      kind: 'business',
      code: 422,
      msg: '',
      data: { fields: { 'store.name': '店名已被使用。' } },
    })
    await userEvent.click(await canvas.findByRole('button', { name: said('common.save') }))
    await waitFor(async () => expect(await canvas.findByText('店名已被使用。')).toBeVisible())
    await expect(canvas.getByLabelText(/^店铺名称/)).toBeInvalid()
  },
}

/** Without an answer, the form shows a message and keeps the input. */
export const Cut: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    save.mockRejectedValue({ kind: 'network', code: 0, msg: '', data: null })
    await userEvent.type(await canvas.findByLabelText(/^店铺名称/), '二店')
    await userEvent.click(canvas.getByRole('button', { name: said('common.save') }))
    await waitFor(async () => expect(await canvas.findByText(said('backoffice.no_answer'))).toBeVisible())
    await expect(canvas.getByLabelText(/^店铺名称/)).toHaveValue('云雾茶舍二店')
  },
}

/** Long words on a phone. */
export const LongOnPhone: Story = {
  parameters: phoneParameters,
  globals: { ...phone, language: 'en' },
  args: {
    fields: [{ type: 'text', name: 'name', label: 'Name of the store as buyers see it everywhere', required: true }],
    initial: { name: 'Cloud and Mist Tea House of the High Mountains, Direct from Origin Flagship Store' },
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Name of the store/)
    await staysOnPhone()
  },
}
