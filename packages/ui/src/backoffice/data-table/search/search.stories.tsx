import '../../field-types/register.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { TableLayout } from '../layout/table-layout.ts'
import { SampleTable } from '../sample/sample-table.tsx'
import { firstQuery, type TableQuery } from '../table-query.ts'
import type { SearchField } from './search-field.ts'

const asked = fn<(query: TableQuery) => void>()
const kept = fn<(layout: TableLayout) => void>()

const choices = [
  { label: '待付款', value: 'waiting_payment' },
  { label: '待发货', value: 'waiting_delivery' },
]
const fields: readonly SearchField[] = [
  { name: 'order_no', type: 'text', label: '订单号' },
  { name: 'status', type: 'select', label: '状态', choices },
  { name: 'amount', type: 'moneyrange', label: '金额' },
  { name: 'quantity', type: 'numberrange', label: '数量' },
  { name: 'created_at', type: 'daterange', label: '创建时间' },
  {
    name: 'area',
    type: 'cascader',
    label: '地区',
    nodes: [{ label: '浙江', value: 33, children: [{ label: '杭州', value: 3301 }] }],
  },
  { name: 'remark', type: 'text', label: '备注' },
]

const meta: Meta<typeof SampleTable> = {
  title: 'Table/Search panel',
  component: SampleTable,
  globals: { area: 'admin' },
  args: { searchFields: fields, onAsked: asked, onLayout: kept, count: 5 },
  beforeEach: () => {
    asked.mockClear()
    kept.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof SampleTable>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: said('table.key_search') }))
  return within(within(canvasElement).getByRole('search'))
}

/** Ranges of numbers and days, with presets; an open end is sent as "from" or "up to" (point 16). */
export const FieldKinds: Story = {
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await userEvent.type(await panel.findByLabelText(said('table.range_from', { field: '金额' })), '10')
    await userEvent.type(panel.getByLabelText(said('table.range_to', { field: '金额' })), '50')
    await userEvent.type(panel.getByLabelText(said('table.range_from', { field: '数量' })), '3')
    await userEvent.click(await panel.findByRole('button', { name: said('table.preset_today') }))
    await userEvent.click(panel.getByRole('button', { name: said('table.query') }))
    await waitFor(() => expect(asked).toHaveBeenCalled())
    const search = asked.mock.lastCall?.[0].search
    await expect(search).toMatchObject({ amount: '1000,5000|between', quantity: '3|ngt' })
    await expect(search?.created_at).toMatch(/^(\d{4}-\d\d-\d\d) 00:00:00,\1 23:59:59\|between$/)
  },
}

/** A range whose end is below its start sends no query and shows an error. */
export const Reversed: Story = {
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await userEvent.type(await panel.findByLabelText(said('table.range_from', { field: '数量' })), '9')
    await userEvent.type(panel.getByLabelText(said('table.range_to', { field: '数量' })), '3{Enter}')
    await waitFor(async () => expect(await panel.findByText(said('table.range_order'))).toBeVisible())
    await expect(asked).not.toHaveBeenCalled()
  },
}

/** Active filters show as chips, also with the panel closed; each can be removed. */
export const Chips: Story = {
  args: {
    from: { ...firstQuery, page: 4, search: { status: 'waiting_delivery', amount: '1000,5000|between' } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: said('table.key_search') }))
    await expect(canvas.queryByRole('search')).toBeNull()
    const chips = within(await canvas.findByRole('list', { name: said('table.filters_active') }))
    await waitFor(() =>
      expect(chips.getByText(said('table.filter_chip', { field: '状态', value: '待发货' }))).toBeVisible(),
    )
    await waitFor(() =>
      expect(chips.getByText(said('table.filter_chip', { field: '金额', value: '¥10.00 ~ ¥50.00' }))).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('button', { name: said('table.filter_remove', { field: '状态' }) }))
    await expect(asked).toHaveBeenLastCalledWith({ ...firstQuery, search: { amount: '1000,5000|between' } })
  },
}

/** Expand is remembered per table; a field with a filter always shows. */
export const Expanded: Story = {
  args: { from: { ...firstQuery, search: { remark: '门口|like' } } },
  play: async ({ canvasElement }) => {
    const panel = within(within(canvasElement).getByRole('search'))
    await expect(panel.getByLabelText('备注')).toHaveValue('门口')
    await expect(panel.queryByText('地区')).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: said('table.search_expand') }))
    await waitFor(async () => expect(await panel.findByText('地区')).toBeVisible())
    await expect(kept.mock.lastCall?.[0].searchExpanded).toBe(true)
  },
}

/** Reset restores the initial search of the page. */
export const ResetToDefaults: Story = {
  args: { searchDefaults: { status: 'waiting_delivery' } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await userEvent.type(panel.getByLabelText('订单号'), '2026')
    await userEvent.click(panel.getByRole('button', { name: said('table.reset') }))
    await expect(asked).toHaveBeenLastCalledWith({ ...firstQuery, search: { status: 'waiting_delivery' } })
    await expect(panel.getByLabelText('订单号')).toHaveValue('')
    await expect(panel.getByLabelText('状态')).toHaveDisplayValue('待发货')
  },
}
