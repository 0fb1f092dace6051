import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { object, string } from 'yup'
import { Button } from '../../common/button/button.tsx'
import { Drawer } from '../../common/drawer/drawer.tsx'
import { anythingUnsaved } from '../../common/unsaved/unsaved.ts'
import type { FormField } from '../form-field/form-field.ts'
import type { FormValues } from '../form-value/form-values.ts'
import { FormRenderer, type SubmitRefusal } from './form-renderer.tsx'
import { twentyFields, twentyValues } from './sample-fields.ts'

const send = fn<(values: FormValues) => Promise<SubmitRefusal | undefined>>()

const meta: Meta<typeof FormRenderer> = {
  title: 'Form/Guards and keys',
  component: FormRenderer,
  args: { fields: twentyFields.slice(0, 2), initial: { title: '杯子' }, onSubmit: send },
  beforeEach: () => void send.mockReset(),
}
export default meta
type Story = StoryObj<typeof FormRenderer>

const requiredFields: readonly FormField[] = twentyFields
  .slice(0, 6)
  .map(field => (field.type === 'password' ? field : { ...field, required: true }))

/** More than three errors are listed on top, each line a link to its field; three are not. */
export const SummaryOnTop: Story = {
  args: { fields: requiredFields, initial: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: said('common.save') }))
    await waitFor(async () =>
      expect(await canvas.findByText(said('form.wrong_count_other', { count: 5 }))).toBeVisible(),
    )
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(`^${said('form.fault', { label: '重量', message: '' })}`) }),
    )
    await expect(canvas.getByLabelText(/^重量/)).toHaveFocus()
    await userEvent.keyboard('1')
    await userEvent.type(canvas.getByLabelText(/^库存/), '1')
    await waitFor(() =>
      expect(canvas.queryByText(new RegExp(said('form.wrong_count_other', { count: '\\d+' })))).toBeNull(),
    )
  },
}

/** A rule is checked on blur and then on every change; not during the first typing. */
export const OnBlurThenOnChange: Story = {
  args: { schema: object({ subtitle: string().min(4, '至少 4 个字。') }), initial: { title: '杯子', subtitle: '' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const subtitle = canvas.getByLabelText('副标题')
    await userEvent.type(subtitle, '短')
    await expect(canvas.queryByText('至少 4 个字。')).toBeNull()
    await userEvent.tab()
    await waitFor(async () => expect(await canvas.findByText('至少 4 个字。')).toBeVisible())
    await userEvent.type(subtitle, '短短短')
    await waitFor(() => expect(canvas.queryByText('至少 4 个字。')).toBeNull())
  },
}

/** Ctrl-S and ⌘-S save, and the browser's own save dialog does not open. */
export const SaveKey: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^标题/), '！')
    const press = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(press)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    await expect(press.defaultPrevented).toBe(true)
    await userEvent.keyboard('{Meta>}s{/Meta}')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  },
}

const tabCloses = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return !event.defaultPrevented
}

/** The tab asks before it closes while there is unsaved input; not after saving. */
export const Unsaved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(tabCloses()).toBe(true)
    await userEvent.type(canvas.getByLabelText(/^标题/), '！')
    await waitFor(() => expect(tabCloses()).toBe(false))
    await expect(anythingUnsaved()).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: said('common.save') }))
    await waitFor(() => expect(tabCloses()).toBe(true))
    await expect(anythingUnsaved()).toBe(false)
    await expect(canvas.getByLabelText(/^标题/)).toHaveValue('杯子！')
  },
}

/** A form that is taller than the window also has Save above; a short one has it once. */
export const SaveAbove: Story = {
  args: { fields: twentyFields.map(field => ({ ...field, span: 24 })), initial: twentyValues },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: said('form.save_above') }))
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  },
}

/** A blank password is sent as an empty text (§5). */
export const BlankPassword: Story = {
  args: { fields: twentyFields.slice(0, 3) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: said('common.save') }))
    await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ title: '杯子', password: '' }))
  },
}

/** Labels are 90 px wide and fields take 12 of 24 columns (§9): two in a row. */
export const Measures: Story = {
  play: async ({ canvasElement }) => {
    const label = canvasElement.querySelector('label')
    await expect(label?.offsetWidth).toBe(90)
    const [one, other] = canvasElement.querySelectorAll('[data-field]')
    await expect(one?.getBoundingClientRect().top).toBe(other?.getBoundingClientRect().top)
  },
}

/** One column on screens under 768 px, with labels above. */
export const OneColumn: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(window.innerWidth).toBeLessThan(768))
    const [one, other] = [...canvasElement.querySelectorAll('[data-field]')].map(cell => cell.getBoundingClientRect())
    await expect(other?.top).toBeGreaterThanOrEqual(one?.bottom ?? 0)
    await expect(other?.left).toBe(one?.left)
  },
}

const InDrawer = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>编辑</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="编辑商品">
        <FormRenderer
          fields={twentyFields}
          initial={twentyValues}
          onSubmit={send}
          onCancel={() => setOpen(false)}
          labelWidth="90px"
        />
      </Drawer>
    </>
  )
}

/** Long forms have room in a drawer. */
export const LongInDrawer: StoryObj = {
  render: () => <InDrawer />,
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: '编辑商品' })
    await waitFor(() => expect(sheet.querySelectorAll('[data-field]')).toHaveLength(twentyFields.length))
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().right)).toBe(window.innerWidth))
    await expect(within(sheet).getByDisplayValue(String(twentyValues.title))).toBeInTheDocument()
  },
}
