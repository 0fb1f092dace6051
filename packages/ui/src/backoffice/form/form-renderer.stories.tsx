import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { number, object, string } from 'yup'
import { Button } from '../../common/button/button.tsx'
import { Dialog } from '../../common/dialog/dialog.tsx'
import type { FormValues } from '../form-value/form-values.ts'
import { FormRenderer, type SubmitRefusal } from './form-renderer.tsx'
import { twentyFields, twentyValues } from './sample-fields.ts'

const send = fn<(values: FormValues) => Promise<SubmitRefusal | undefined>>()

const InDialog = ({ initial = {} }: { readonly initial?: FormValues }) => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>新增</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="编辑商品"
        width="half"
        fullScreenToggle
        closeOnOutside={false}
      >
        <FormRenderer fields={twentyFields} initial={initial} onSubmit={send} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

const meta: Meta<typeof FormRenderer> = {
  title: 'Form/Form renderer',
  component: FormRenderer,
  args: { fields: twentyFields, initial: twentyValues, readOnly: false, labelWidth: '90px', onSubmit: send },
}
export default meta

const started = { beforeEach: () => void send.mockReset() }

export const Playground: StoryObj<typeof FormRenderer> = {}

/** Twenty fields in a dialog, filled. */
export const Dialog20: StoryObj = {
  name: 'Twenty fields in a dialog',
  render: () => <InDialog initial={twentyValues} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByDisplayValue('2026-11-30 23:59:59')).toBeInTheDocument(), {
      timeout: 8000,
    })
    await waitFor(() => expect(within(dialog).getByText('浙江省 / 杭州市 / 西湖区')).toBeInTheDocument(), {
      timeout: 8000,
    })
  },
}

/** Every control has its label as accessible name. */
export const LabelsReachControls: StoryObj = {
  render: () => <FormRenderer fields={twentyFields} onSubmit={send} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('group', { name: '图片' })).toBeInTheDocument(), { timeout: 10_000 })
    for (const field of twentyFields) {
      const named = await canvas.findAllByLabelText(new RegExp(`^${field.label}`), undefined, { timeout: 10_000 })
      const controls = named.filter(element =>
        element.matches('input, select, textarea, button, [role=group], [role=radiogroup]'),
      )
      await expect(`${field.type} ${field.name}: ${controls.length}`).toBe(`${field.type} ${field.name}: 1`)
    }
    // A click on a label focuses its control.
    await userEvent.click(canvas.getByText('副标题'))
    await expect(canvas.getByLabelText('副标题')).toHaveFocus()
  },
}

/** Errors show at their fields, the first one gets the focus, and nothing is sent or lost. */
export const WrongInput: StoryObj = {
  ...started,
  render: () => (
    <FormRenderer
      fields={twentyFields.slice(0, 8)}
      schema={object({
        stock: number().nullable().min(0, '库存不能小于 0。'),
        subtitle: string().max(4, '最多 4 个字。'),
      })}
      onSubmit={send}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('副标题'), '超过四个字')
    await userEvent.type(canvas.getByLabelText('库存'), '-1')
    await userEvent.type(canvas.getByLabelText(/^价格/), '12.345')
    await userEvent.click(canvas.getByRole('button', { name: said('common.save') }))
    await waitFor(() => expect(canvas.getByLabelText(/^标题/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^标题/)).toHaveAccessibleDescription(new RegExp(said('error.required')))
    await expect(canvas.getByLabelText('副标题')).toHaveAccessibleDescription('最多 4 个字。')
    await expect(canvas.getByLabelText('库存')).toHaveAccessibleDescription('库存不能小于 0。')
    await expect(canvas.getByLabelText(/^价格/)).toHaveAccessibleDescription(new RegExp(said('error.money')))
    await expect(canvas.getByLabelText(/^价格/)).toHaveValue('12.345')
    await expect(send).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByText(said('form.wrong_count_other', { count: 4 }))).toBeVisible())
  },
}

/** Money is sent in fen, numbers as numbers, switches as 0 and 1. */
export const WireUnits: StoryObj = {
  ...started,
  render: () => (
    <FormRenderer fields={twentyFields.slice(0, 8)} initial={{ title: '杯子', price: 8900 }} onSubmit={send} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const price = canvas.getByLabelText(/^价格/)
    await expect(price).toHaveValue('89.00')
    await userEvent.clear(price)
    await userEvent.type(price, '1,234.5')
    await userEvent.type(canvas.getByLabelText('重量'), '0.35')
    await userEvent.click(canvas.getByRole('button', { name: said('common.save') }))
    await waitFor(() => expect(send).toHaveBeenCalled())
    await expect(send.mock.calls[0]?.[0]).toMatchObject({ title: '杯子', price: 123_450, weight: 0.35 })
  },
}

/** Errors of the server show at their fields, others below the form; nothing is lost. */
export const ServerRefusal: StoryObj = {
  ...started,
  render: () => <FormRenderer fields={twentyFields.slice(0, 2)} initial={{ title: '重复的标题' }} onSubmit={send} />,
  play: async ({ canvasElement }) => {
    send.mockResolvedValueOnce({
      fields: { title: '已有相同的记录。', sort: '排序不正确。' },
      message: '有内容不正确。',
    })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: said('common.save') }))
    await waitFor(() => expect(canvas.getByLabelText(/^标题/)).toHaveAccessibleDescription(/已有相同的记录/))
    await waitFor(() => expect(canvas.getByLabelText(/^标题/)).toHaveFocus())
    await waitFor(() => expect(canvas.getByText('有内容不正确。 排序不正确。')).toBeVisible())
    await expect(canvas.getByLabelText(/^标题/)).toHaveValue('重复的标题')
    await userEvent.type(canvas.getByLabelText(/^标题/), '二')
    await waitFor(() => expect(canvas.getByLabelText(/^标题/)).toBeValid())
  },
}

/** A submit that throws shows a message and frees the button (§8). */
export const SubmitThrows: StoryObj = {
  ...started,
  render: () => <FormRenderer fields={twentyFields.slice(0, 1)} initial={{ title: '杯子' }} onSubmit={send} />,
  play: async ({ canvasElement }) => {
    const log = console.error
    const logged = fn()
    console.error = logged
    send.mockRejectedValueOnce(new Error('network'))
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: said('common.save') }))
    await waitFor(async () => expect(await canvas.findByText(said('error.operation_failed'))).toBeVisible())
    console.error = log
    await expect(logged).toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: said('common.save') })).not.toHaveAttribute('aria-busy')
  },
}

/** Columns of a cascade by keyboard: right loads and moves on, Enter chooses. */
export const CascadeByKeyboard: StoryObj = {
  ...started,
  render: () => <FormRenderer fields={twentyFields.filter(field => field.name === 'area')} onSubmit={send} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = await canvas.findByRole('button', { name: /^地区/ }, { timeout: 8000 })
    await userEvent.click(opener)
    const province = await screen.findByRole('option', { name: '浙江省' })
    province.focus()
    await userEvent.keyboard('{ArrowRight}')
    const city = await screen.findByRole('option', { name: '杭州市' })
    city.focus()
    await userEvent.keyboard('{ArrowRight}')
    const district = await screen.findByRole('option', { name: '西湖区' })
    district.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('option', { name: '临平区' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /浙江省 \/ 杭州市 \/ 临平区/ })).toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: said('common.save') }))
    await waitFor(() => expect(send).toHaveBeenCalled())
    await expect(send.mock.calls[0]?.[0]).toEqual({ area: [330000, 330100, 330113] })
  },
}

const Restless = () => {
  const [dirty, setDirty] = useState(false)
  return (
    <>
      <p>{dirty ? 'changed' : 'unchanged'}</p>
      <FormRenderer fields={twentyFields.slice(0, 2)} initial={{ title: '杯子' }} onSubmit={send} onDirty={setDirty} />
    </>
  )
}

/** A re-rendered parent with equal values in a new object loses no input. */
export const KeepsWhatIsTyped: StoryObj = {
  render: () => <Restless />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByLabelText(/^标题/)
    await userEvent.type(title, '！')
    await waitFor(() => expect(canvas.getByText('changed')).toBeVisible())
    await expect(title).toHaveValue('杯子！')
  },
}

/** While saving, the button says so and ignores further clicks; the input stays. */
export const Saving: StoryObj<typeof FormRenderer> = {
  args: { fields: [{ name: 'name', type: 'text', label: '名称' }], initial: { name: '顺丰速运' } },
  beforeEach: () => void send.mockReset().mockReturnValue(new Promise(() => {})),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const save = canvas.getByRole('button', { name: said('common.save') })
    await userEvent.click(save)
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(save)
    await expect(send).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('textbox', { name: '名称' })).toHaveValue('顺丰速运')
  },
}

/** Long labels wrap beside their controls, in a narrow place too. */
export const LongLabels: StoryObj<typeof FormRenderer> = {
  args: {
    fields: [
      {
        name: 'first',
        type: 'text',
        label: '商品在各平台展示时使用的完整名称',
        required: true,
        hint: '说明也可以很长。'.repeat(12),
      },
      { name: 'second', type: 'number', label: 'Minutes until an unpaid order is cancelled', unit: '分钟' },
    ],
    initial: {},
  },
  decorators: [
    Story => (
      <div data-testid="page" style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('page').scrollWidth).toBeLessThanOrEqual(358)
  },
}

/** A form without fields still has its buttons. */
export const NoFields: StoryObj<typeof FormRenderer> = {
  args: { fields: [], initial: {} },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: said('common.save') })).toBeEnabled()
  },
}

/** All controls in English and in dark mode. */
export const EnglishDark: StoryObj<typeof FormRenderer> = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Save' })).toBeVisible())
  },
}
