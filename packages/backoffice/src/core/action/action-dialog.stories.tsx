import { said } from '@shiji/i18n/story-text.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { ActionDialog, type ActionDialogProps } from './action-dialog.tsx'
import { GuardedDialog } from './guarded-dialog.tsx'

const act = fn<ActionDialogProps['onSubmit']>()

const Held = ({ title, children, fields, initial }: Omit<ActionDialogProps, 'open' | 'onSubmit' | 'onClose'>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <ActionDialog
        open={open}
        title={title}
        fields={fields}
        {...(initial === undefined ? {} : { initial })}
        onSubmit={act}
        onClose={() => setOpen(false)}
      >
        {children}
      </ActionDialog>
    </>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Back office/Action dialog',
  component: Held,
  subcomponents: { ActionDialog, GuardedDialog },
  globals: { area: 'admin' },
  args: {
    title: '驳回申请',
    children: '声场研究所的入驻申请将被驳回。',
    fields: [{ type: 'textarea', name: 'reason', label: '原因', required: true, limit: 100, span: 24 }],
    initial: { reason: '' },
  },
  beforeEach: () => void act.mockReset().mockResolvedValue(undefined),
}
export default meta
type Story = StoryObj<typeof Held>

const open = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

/** Nothing runs without the required input; then success is reported and the dialog closes. */
export const Done: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, '驳回申请')
    await userEvent.click(await dialog.findByRole('button', { name: said('common.save') }))
    await waitFor(async () => expect(await dialog.findByText(said('error.cannot_be_empty'))).toBeVisible())
    await expect(act).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByLabelText(/^原因/), '营业执照看不清')
    await userEvent.click(dialog.getByRole('button', { name: said('common.save') }))
    await waitFor(() => expect(act).toHaveBeenCalledWith({ reason: '营业执照看不清' }))
    await expect(await screen.findByText(said('error.operation_successful'))).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A refusal closes nothing and loses nothing (§8). */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    act.mockRejectedValue({ kind: 'business', code: 409, msg: '申请已被撤回。', data: null })
    const dialog = await open(canvasElement, '驳回申请')
    await userEvent.type(await dialog.findByLabelText(/^原因/), '营业执照看不清')
    await userEvent.click(dialog.getByRole('button', { name: said('common.save') }))
    await waitFor(() => expect(act).toHaveBeenCalled())
    await expect(dialog.getByLabelText(/^原因/)).toHaveValue('营业执照看不清')
  },
}

/** Asks before it discards input. */
export const Guarded: Story = {
  globals: { language: 'en', theme: 'dark' },
  args: { title: 'Reject', children: undefined, fields: [{ type: 'text', name: 'reason', label: 'Reason' }] },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'Reject')
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'a')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    const question = within(await screen.findByRole('alertdialog'))
    const cancel = question.getByRole('button', { name: 'Cancel' })
    // A layer takes pointer events only a moment after it appears.
    await waitFor(() => expect(getComputedStyle(cancel).pointerEvents).not.toBe('none'))
    await userEvent.click(cancel)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(dialog.getByLabelText(/^Reason/)).toHaveValue('a')
  },
}

/** While running, a second click does nothing. */
export const UnderWay: Story = {
  play: async ({ canvasElement }) => {
    act.mockReturnValue(new Promise(() => undefined))
    const dialog = await open(canvasElement, '驳回申请')
    await userEvent.type(await dialog.findByLabelText(/^原因/), '营业执照看不清')
    const save = dialog.getByRole('button', { name: said('common.save') })
    await userEvent.click(save)
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(save)
    await expect(act).toHaveBeenCalledOnce()
  },
}

/** Without an answer, the dialog shows a message and keeps the input. */
export const Cut: Story = {
  globals: { language: 'en', theme: 'dark' },
  args: Guarded.args ?? {},
  play: async ({ canvasElement }) => {
    act.mockRejectedValue({ kind: 'network', code: 0, msg: '', data: null })
    const dialog = await open(canvasElement, 'Reject')
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'illegible')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await dialog.findByText(/The server did not answer/)).toBeVisible())
    await expect(dialog.getByLabelText(/^Reason/)).toHaveValue('illegible')
  },
}

/** Long words on a phone: the dialog takes the full width and nothing overflows. */
export const LongOnPhone: Story = {
  parameters: phoneParameters,
  globals: { ...phone, language: 'en' },
  args: {
    title: 'Reject the application of the store',
    children:
      'The application of the “Sound Field Research Institute Flagship Store” is rejected and its owner hears why.',
    fields: [
      { type: 'textarea', name: 'reason', label: 'Why it is rejected, in words that the owner reads', limit: 100 },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await open(canvasElement, args.title)
    await staysOnPhone()
  },
}
