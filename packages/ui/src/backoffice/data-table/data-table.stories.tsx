import '../field-types/register.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FormRenderer } from '../form/form-renderer.tsx'
import { DataTable } from './data-table.tsx'
import { sampleColumns, sampleOrders } from './sample/sample-rows.ts'
import { SampleTable, type SampleTableProps } from './sample/sample-table.tsx'
import { firstQuery, type TableQuery } from './table-query.ts'

const destroy = fn(async (_ids: readonly string[]) => true)
const retried = fn()
const asked = fn<(query: TableQuery) => void>()

const Held = (props: SampleTableProps) => (
  <SampleTable
    onAsked={asked}
    onDelete={destroy}
    onRefresh={() => {}}
    dialogs={{
      edit: (row, { close, onDirty }) => (
        <FormRenderer
          fields={[{ name: 'buyer', type: 'text', label: '买家' }]}
          initial={{ buyer: row.buyer }}
          onSubmit={() => {
            close()
            return undefined
          }}
          onCancel={close}
          onDirty={onDirty}
        />
      ),
    }}
    {...props}
  />
)

const meta: Meta<typeof Held> = {
  title: 'Table/Data table',
  component: Held,
  subcomponents: { DataTable },
  globals: { area: 'admin' },
  args: { count: 30, total: 1204, loading: false, totalCapped: false },
}
export default meta
type Story = StoryObj<typeof Held>

const started = {
  beforeEach: () => {
    destroy.mockClear()
    asked.mockClear()
  },
}

const toolbar = ['add', 'search', 'import', 'export', 'delete'] as const
/** Which of the buttons of §2 exist, in display order. */
const toolbarOf = (buttons: readonly HTMLElement[]) =>
  buttons.flatMap(button => toolbar.filter(word => button.textContent === said(`table.${word}`)))

const odd = sampleOrders(3).map((order, at) => ({
  ...order,
  remark: [null, '', null][at] ?? null,
  payment: ['Yes', 'No', ''][at] ?? '',
  status: ['completion', 'waiting_payment', 'cancel'][at] ?? '',
}))

/** A page of thirty rows with the default switches of §6. */
export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(31)
    await expect(toolbarOf(canvas.getAllByRole('button'))).toEqual(['add', 'search', 'export', 'delete'])
    const row = within(canvas.getByRole('group', { name: said('table.row_actions', { row: 1 }) }))
    const actions = row.getAllByRole('button').map(button => button.textContent)
    await expect(actions).toEqual([said('table.view'), said('table.edit')])
  },
}

/** All five of §2, in its order. */
export const Toolbar: Story = {
  args: { buttons: { import: true }, onImport: () => {} },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: said('table.import') })
    await expect(toolbarOf(canvas.getAllByRole('button'))).toEqual(toolbar)
  },
}

/** Missing values show '-', tags follow the rule of §4, and a status is a label. */
export const EmptyAndTags: Story = {
  args: { rows: odd, total: 3 },
  play: async ({ canvas }) => {
    const rows = (await canvas.findAllByRole('row')).slice(1).map(row => within(row))
    const [yes, no, none] = rows
    await expect(rows.map(row => row.getAllByRole('cell', { name: '-' }).length)).toEqual([1, 1, 2])
    const ground = (tag: HTMLElement | undefined) => tag && getComputedStyle(tag).backgroundColor
    await expect(ground(yes?.getByText('Yes'))).not.toBe(ground(no?.getByText('No')))
    await expect(yes?.getByText(said('status.order.completion'))).toBeVisible()
    await expect(none?.getByText(said('status.order.cancel'))).toBeVisible()
  },
}

/** 400 rows by 12 columns: the largest page size (§9). */
export const Rows400: Story = {
  args: { count: 400, from: { ...firstQuery, perPage: 400 } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '401')
    await expect(canvas.getAllByRole('columnheader').filter(head => head.textContent?.trim())).toHaveLength(13)
  },
}

export const FirstLoad: Story = {
  args: { rows: undefined, loading: true },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    await expect(table.querySelectorAll('tbody[aria-hidden] tr')).toHaveLength(8)
    await expect(table.closest('[aria-busy=true]') ?? table.querySelector('[aria-busy=true]')).not.toBeNull()
    await expect(canvas.queryByText(said('table.empty'))).toBeNull()
  },
}

/** Old rows stay, dimmed, while new ones load. */
export const Refreshing: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    await expect(canvas.getAllByRole('row')).toHaveLength(31)
    await expect(getComputedStyle(table.querySelector('tbody') ?? table).filter).toContain('saturate')
    const bar = table.previousElementSibling?.getBoundingClientRect()
    await expect(bar?.height).toBe(2)
    // The bar takes no space, so nothing moves.
    await expect(table.getBoundingClientRect().top).toBe(bar?.top)
  },
}

export const Empty: Story = { args: { rows: [], total: 0 } }

/** An empty result offers to clear the search. */
export const NoMatch: Story = {
  ...started,
  args: { rows: [], total: 0, from: { ...firstQuery, search: { buyer: '无名氏|like' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: '买家' })).toHaveValue('无名氏')
    await userEvent.click(canvas.getByRole('button', { name: said('table.filters_clear') }))
    await expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ search: {} }))
  },
}

export const Failed: Story = {
  args: {
    rows: undefined,
    failure: { message: '数据库没有响应。', requestId: '9f2c61' },
    onRefresh: retried,
  },
  play: async ({ canvas }) => {
    retried.mockClear()
    await expect(await canvas.findByText('数据库没有响应。')).toBeVisible()
    await expect(canvas.getByText(/9f2c61/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: said('common.retry') }))
    await expect(retried).toHaveBeenCalledOnce()
  },
}

/** Delete and Search show the texts of §5 when there is nothing to do. */
export const NothingToDo: Story = {
  args: { searchFields: [] },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(
      await screen.findByText('Please select the operation data first.', undefined, { timeout: 8000 }),
    ).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(await screen.findByText('wait setting.')).toBeInTheDocument()
  },
}

/** Selection is by id and is kept over pages; deleting asks with the texts of §8 and then clears it. */
export const SelectAndDelete: Story = {
  ...started,
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select row 1' }))
    await waitFor(async () => expect(await canvas.findByText('2 selected')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Prompt' })
    await expect(dialog).toHaveTextContent('Are you sure you want to delete the selected data?')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(destroy).toHaveBeenCalledWith(['10001', '10030']))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.queryByText('2 selected')).toBeNull()
  },
}

/** The header selects the page; Shift selects a range. */
export const SelectPageAndRange: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    await user.click(canvas.getByRole('checkbox', { name: said('table.row_select', { row: 2 }) }))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('checkbox', { name: said('table.row_select', { row: 5 }) }))
    await user.keyboard('{/Shift}')
    await waitFor(async () => expect(await canvas.findByText(said('table.selected', { count: 4 }))).toBeVisible())
    const all = canvas.getByRole('checkbox', { name: said('table.select_page') })
    await expect(all).toBePartiallyChecked()
    await user.click(all)
    await waitFor(() => expect(canvas.getByText(said('table.selected', { count: 30 }))).toBeVisible())
  },
}

/** Five fields, the rest behind Expand; Enter searches, with operators as sent; Reset clears. */
export const Searching: Story = {
  ...started,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: said('table.key_search') }))
    const panel = within(canvas.getByRole('search'))
    await expect(panel.queryByLabelText('备注')).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: said('table.search_expand') }))
    await userEvent.type(panel.getByLabelText('金额大于'), '12.5')
    await userEvent.selectOptions(panel.getByLabelText('状态'), '待发货')
    await userEvent.type(panel.getByLabelText('备注'), '门口{Enter}')
    await expect(asked).toHaveBeenLastCalledWith({
      ...firstQuery,
      search: { amount: '1250|gt', status: 'waiting_delivery', remark: '门口|like' },
    })
    await userEvent.click(panel.getByRole('button', { name: said('table.reset') }))
    await expect(asked).toHaveBeenLastCalledWith({ ...firstQuery, search: {} })
    await expect(panel.getByLabelText('备注')).toHaveValue('')
    await userEvent.click(panel.getByRole('button', { name: said('table.search_shrink') }))
    await expect(panel.queryByLabelText('备注')).toBeNull()
  },
}

/** A header sorts ascending, descending, not at all, and announces it. */
export const Sorting: Story = {
  ...started,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const press = (): Promise<void> => userEvent.click(canvas.getByRole('button', { name: /^金额/ }))
    await press()
    await expect(canvas.getByRole('columnheader', { name: /^金额/ })).toHaveAttribute('aria-sort', 'ascending')
    await press()
    await expect(asked).toHaveBeenLastCalledWith({ ...firstQuery, sort: [{ column: 'amount', direction: 'desc' }] })
    await press()
    await expect(canvas.getByRole('columnheader', { name: /^金额/ })).not.toHaveAttribute('aria-sort')
  },
}

/** Shift sorts by several columns; each header shows its direction and rank. */
export const MultiSort: Story = {
  ...started,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    await user.click(canvas.getByRole('button', { name: /^数量/ }))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('button', { name: /^金额/ }))
    await user.click(canvas.getByRole('button', { name: /^金额/ }))
    await user.keyboard('{/Shift}')
    await expect(asked).toHaveBeenLastCalledWith({
      ...firstQuery,
      sort: [
        { column: 'quantity', direction: 'asc' },
        { column: 'amount', direction: 'desc' },
      ],
    })
    await expect(canvas.getByRole('columnheader', { name: '数量' })).toHaveAttribute('aria-sort', 'ascending')
    const amount = canvas.getByRole('columnheader', { name: '金额' })
    await expect(amount).toHaveAttribute('aria-sort', 'descending')
    await waitFor(() => expect(within(amount).getByText('2')).toBeVisible())
  },
}

/** Created_at is 165 px wide (§9), whatever the other columns are. */
export const CreatedAt: Story = {
  args: { columns: sampleColumns.filter(column => ['id', 'goods', 'created_at'].includes(column.id)) },
  play: async ({ canvasElement }) => {
    const columns = [...canvasElement.querySelectorAll<HTMLElement>('col')].map(column => column.style.width)
    await expect(columns[3]).toBe('165px')
  },
}

/** Columns can be hidden and shown; row density can be changed. */
export const Columns: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: said('table.columns') }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: '买家' }))
    await expect(canvas.queryByRole('columnheader', { name: '买家' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: said('table.density_compact') }))
    await userEvent.click(canvas.getByRole('button', { name: said('table.columns_reset') }))
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: '买家' })).toBeVisible())
  },
}

/** Buttons that a page disables or a row does not allow are not rendered. */
export const Switched: Story = {
  args: {
    buttons: { store: false, destroy: false, deletes: true, import: true, export: false },
    onImport: () => {},
    allows: (row, action) => action !== 'update' || row.id % 2 === 0,
    rowActions: () => <button type="button">发货</button>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = within(canvas.getByRole('group', { name: said('table.row_actions', { row: 1 }) }))
    const second = within(canvas.getByRole('group', { name: said('table.row_actions', { row: 2 }) }))
    await expect(canvas.queryByRole('button', { name: said('table.add') })).toBeNull()
    await expect(canvas.queryByRole('button', { name: said('table.export') })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: said('table.import') })).toBeVisible())
    await expect(first.getAllByRole('button').map(button => button.textContent)).toEqual([
      said('table.view'),
      said('table.edit'),
      '发货',
      said('table.delete'),
    ])
    await expect(second.queryByRole('button', { name: said('table.edit') })).toBeNull()
  },
}

/** Empty values are '-'; a dialog without content shows a message; one with unsaved input asks before it closes. */
export const Dialogs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('cell', { name: '-' }).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: said('table.add') }))
    await waitFor(() => expect(screen.getByText(said('table.dialog_empty'))).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: said('common.close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const row = within(canvas.getByRole('group', { name: said('table.row_actions', { row: 1 }) }))
    await userEvent.click(row.getByRole('button', { name: said('table.edit') }))
    const buyer = await screen.findByRole('textbox', { name: '买家' })
    await userEvent.type(buyer, '！')
    await waitFor(() => expect(buyer).toHaveValue('林小满！'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByText(said('common.leave_unsaved'))).toBeVisible())
    const question = within(screen.getByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: said('common.cancel') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.getByRole('textbox', { name: '买家' })).toHaveValue('林小满！')
  },
}
