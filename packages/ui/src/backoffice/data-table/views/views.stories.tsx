import '../../field-types/register.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DataTable } from '../data-table.tsx'
import { defaultLayout, type TableLayout } from '../layout/table-layout.ts'
import { sampleColumns, sampleOrders, sampleSearch } from '../sample/sample-rows.ts'
import { firstQuery, type TableQuery } from '../table-query.ts'
import { type SavedView, stateOf, type TableViews } from './saved-view.ts'

const layout = defaultLayout(sampleColumns)
const first: readonly SavedView[] = [
  {
    id: 'a',
    name: '待发货',
    shared: false,
    isDefault: true,
    ...stateOf({ ...firstQuery, search: { status: 'waiting_delivery' } }, layout),
  },
  {
    id: 'b',
    name: '大额订单',
    shared: true,
    foreign: true,
    isDefault: false,
    ...stateOf(firstQuery, { ...layout, density: 'compact' }),
  },
]

const roles = [
  { value: 3, label: '客服' },
  { value: 4, label: '财务' },
]

const actions = {
  save: fn<TableViews['onSave']>(),
  saveAs: fn<TableViews['onSaveAs']>(),
  rename: fn<TableViews['onRename']>(),
  remove: fn<TableViews['onDelete']>(),
  standard: fn<TableViews['onDefault']>(),
  reorder: fn<TableViews['onReorder']>(),
}

/** A table of orders with views that are kept as long as the story is open. */
function Held({
  saved = first.length,
  hasRoles = true,
}: {
  /** Existing views, up to two. @default 2 */
  readonly saved?: number
  /** A view can be shared with some roles, not only with everyone. @default true */
  readonly hasRoles?: boolean
}) {
  const [list, setList] = useState(first.slice(0, saved))
  const [current, setCurrent] = useState<string>()
  const [query, setQuery] = useState<TableQuery>(firstQuery)
  const [kept, setKept] = useState<TableLayout>(layout)
  const views: TableViews = {
    list,
    current,
    onOpen: view => {
      setCurrent(view?.id)
      setQuery({ ...firstQuery, ...view?.query })
      setKept({ ...layout, ...view?.columns, ...(view ? { density: view.density } : {}) })
    },
    onSave: async (id, state) => {
      if (!(await actions.save(id, state))) return false
      setList(list.map(view => (view.id === id ? { ...view, ...state } : view)))
      return true
    },
    onSaveAs: async (name, state) => {
      if (!(await actions.saveAs(name, state))) return false
      setList([...list, { id: 'c', isDefault: false, ...name, ...state }])
      setCurrent('c')
      return true
    },
    onRename: actions.rename,
    onDelete: actions.remove,
    onDefault: actions.standard,
    onReorder: async ids => {
      if (!(await actions.reorder(ids))) return false
      setList(ids.flatMap(id => list.filter(view => view.id === id)))
      return true
    },
    ...(hasRoles ? { roles } : {}),
  }
  return (
    <DataTable
      name="订单列表"
      columns={sampleColumns}
      rows={sampleOrders(5)}
      total={5}
      query={query}
      onQuery={setQuery}
      searchFields={sampleSearch}
      layout={kept}
      onLayout={setKept}
      views={views}
    />
  )
}

const meta: Meta<typeof Held> = {
  title: 'Table/Saved views',
  component: Held,
  args: { saved: 2, hasRoles: true },
  globals: { area: 'seller' },
  beforeEach: () => {
    for (const action of Object.values(actions)) action.mockReset().mockResolvedValue(true)
  },
}
export default meta
type Story = StoryObj<typeof Held>

const tabs = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('navigation', { name: said('table.views') }))

/** A tab restores search and columns; a change marks it, and can be saved to it. */
export const OpenChangeSave: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^待发货/ }))
    await waitFor(async () =>
      expect(await canvas.findByText(said('table.filter_chip', { field: '状态', value: '待发货' }))).toBeVisible(),
    )
    await expect(canvas.queryByRole('button', { name: said('table.view_save') })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^金额/ }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: new RegExp(`^待发货.*${said('table.view_changed')}`) })).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('button', { name: said('table.view_save') }))
    await expect(actions.save).toHaveBeenCalledWith(
      'a',
      expect.objectContaining({
        query: { search: { status: 'waiting_delivery' }, perPage: 30, sort: [{ column: 'amount', direction: 'asc' }] },
      }),
    )
    await waitFor(() => expect(canvas.queryByRole('button', { name: said('table.view_save') })).toBeNull())
  },
}

/** Save as: a name, and the roles it is shared with; the name is required. */
export const SaveAs: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: said('table.view_save_as') }))
    const dialog = within(await screen.findByRole('dialog', { name: said('table.view_save_as') }))
    await userEvent.click(dialog.getByRole('button', { name: said('common.save') }))
    await expect(await dialog.findByText(said('error.cannot_be_empty'))).toBeInTheDocument()
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(`${said('common.name')}`) }), '今日订单')
    await userEvent.click(dialog.getByRole('checkbox', { name: said('table.view_share') }))
    await userEvent.click(dialog.getByRole('checkbox', { name: '客服' }))
    await userEvent.click(dialog.getByRole('button', { name: said('common.save') }))
    await waitFor(() =>
      expect(actions.saveAs).toHaveBeenCalledWith({ name: '今日订单', shared: true, roles: [3] }, expect.anything()),
    )
    await waitFor(async () =>
      expect(await tabs(canvasElement).findByRole('button', { name: '今日订单', current: true })).toBeVisible(),
    )
  },
}

/** Position among the tabs, default, name, delete; another person's view can only be opened and copied. */
export const Manage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '大额订单' }))
    await expect(canvas.queryByRole('button', { name: said('table.view_manage') })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^待发货/ }))
    const manage = () => userEvent.click(canvas.getByRole('button', { name: said('table.view_manage') }))
    await manage()
    await userEvent.click(await canvas.findByRole('button', { name: said('table.view_right') }))
    await expect(actions.reorder).toHaveBeenCalledWith(['b', 'a'])
    await manage()
    await userEvent.click(await canvas.findByRole('button', { name: said('table.view_default_unset') }))
    await expect(actions.standard).toHaveBeenCalledWith(undefined)
    await manage()
    const panel = within(canvas.getByRole('dialog', { name: said('table.view_manage') }))
    await userEvent.click(await panel.findByRole('button', { name: said('table.delete') }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(said('table.view_delete_confirm', { name: '待发货' }))).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: said('table.delete') }))
    await waitFor(() => expect(actions.remove).toHaveBeenCalledWith('a'))
  },
}

/** Without views: the default table, and a button to save the first one, shared with everyone or no one. */
export const None: Story = {
  args: { saved: 0, hasRoles: false },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: said('table.view_save_as') }))
    const dialog = within(await screen.findByRole('dialog', { name: said('table.view_save_as') }))
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(`${said('common.name')}`) }), '第一个')
    await userEvent.click(dialog.getByRole('checkbox', { name: said('table.view_share') }))
    await expect(dialog.queryByRole('checkbox', { name: '客服' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: said('common.save') }))
    await waitFor(() =>
      expect(actions.saveAs).toHaveBeenCalledWith({ name: '第一个', shared: true, roles: [] }, expect.anything()),
    )
  },
}

/** Refused, and already reported by the caller: the dialog keeps the typed text, and no second message appears. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    actions.saveAs.mockResolvedValue(false)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: said('table.view_save_as') }))
    const dialog = within(await screen.findByRole('dialog', { name: said('table.view_save_as') }))
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(`${said('common.name')}`) }), '今日订单')
    await userEvent.click(dialog.getByRole('button', { name: said('common.save') }))
    await waitFor(() => expect(actions.saveAs).toHaveBeenCalledOnce())
    await waitFor(() => expect(dialog.getByRole('button', { name: said('common.save') })).toBeEnabled())
    await expect(dialog.getByRole('textbox', { name: new RegExp(`${said('common.name')}`) })).toHaveValue('今日订单')
    await expect(screen.queryByText(/操作(成功|失败)/)).toBeNull()
  },
}

/** A rejection that was not reported yet is shown here. */
export const Broken: Story = {
  play: async ({ canvasElement }) => {
    actions.remove.mockRejectedValue(new Error('no connection'))
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^待发货/ }))
    await userEvent.click(canvas.getByRole('button', { name: said('table.view_manage') }))
    const panel = within(await canvas.findByRole('dialog', { name: said('table.view_manage') }))
    await userEvent.click(panel.getByRole('button', { name: said('table.delete') }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: said('table.delete') }))
    await expect(await screen.findByText(said('error.operation_failed'))).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: /^待发货/ })).toBeVisible())
  },
}
