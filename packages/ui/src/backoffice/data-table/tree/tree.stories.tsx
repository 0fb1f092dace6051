import '../../field-types/register.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../common/button/button.tsx'
import { DataTable, type DataTableHandle } from '../data-table.tsx'
import type { TableColumn } from '../table-column.ts'
import { firstQuery } from '../table-query.ts'
import type { LazyTree } from './branches.ts'

interface Class {
  readonly id: number
  readonly pid: number
  readonly name: string
  readonly has_children: boolean
}

const names: Readonly<Record<number, string>> = {
  1: '家居',
  2: '数码',
  11: '餐具',
  12: '灯具',
  111: '马克杯',
  112: '碗',
}
const node = (id: number, pid: number, has_children: boolean): Class => ({
  id,
  pid,
  name: names[id] ?? `新类 ${id}`,
  has_children,
})

const store = new Map<number, Class[]>()
const fill = (): void => {
  store.clear()
  store.set(0, [node(1, 0, true), node(2, 0, false)])
  store.set(1, [node(11, 1, true), node(12, 1, false)])
  store.set(11, [node(111, 11, false), node(112, 11, false)])
}
const asked = fn<(parent: number) => void>()
const destroy = fn(async (ids: readonly string[]) => {
  for (const [pid, rows] of store)
    store.set(
      pid,
      rows.filter(row => !ids.includes(String(row.id))),
    )
  return true
})

const columns: readonly TableColumn<Class>[] = [
  { id: 'name', title: '分类' },
  { id: 'id', title: '编号' },
]
const after = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Classes of goods whose children come from a store that may be slow, or answer out of order. */
function Classes({
  deletes = true,
  slow = 0,
  broken = false,
}: {
  /** Rows can be deleted. @default true */
  readonly deletes?: boolean
  /** Delay in ms until children load. @default 0 */
  readonly slow?: number
  /** Children fail to load. @default false */
  readonly broken?: boolean
}) {
  const tree: LazyTree<Class> = {
    load: async parent => {
      asked(parent.id)
      await after(slow)
      if (broken) throw new Error('no connection')
      return store.get(parent.id) ?? []
    },
  }
  const [roots] = useState(() => [...(store.get(0) ?? [])])
  const handle = useRef<DataTableHandle>(null)
  const add = (pid: number): void => {
    store.set(pid, [...(store.get(pid) ?? []), node(90, pid, false)])
    handle.current?.saved({ ids: [90], parents: [pid] })
  }
  return (
    <>
      <Button onClick={() => add(1)}>add below 1</Button>
      <DataTable
        name="商品分类"
        handle={handle}
        columns={columns}
        rows={roots}
        total={2}
        query={firstQuery}
        onQuery={() => {}}
        tree={tree}
        buttons={{ deletes }}
        onDelete={destroy}
      />
    </>
  )
}

const meta: Meta<typeof Classes> = {
  title: 'Table/Lazy tree',
  component: Classes,
  args: { deletes: true, slow: 0, broken: false },
  globals: { area: 'admin' },
  beforeEach: () => {
    fill()
    asked.mockClear()
    destroy.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof Classes>

const shown = (canvasElement: HTMLElement): (string | undefined)[] =>
  [...canvasElement.querySelectorAll<HTMLElement>('tr[data-row]')].map(row => row.dataset.row)

/** Children load when a row is first opened (`has_children`), and are kept when it is closed. */
export const OpenAndClose: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: said('table.branch_open') }))
    await waitFor(() => expect(shown(canvasElement)).toEqual(['1', '11', '12', '2']))
    await expect(canvas.getByRole('row', { name: /家居/ })).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('row', { name: /餐具/ })).toHaveAttribute('aria-level', '2')
    await userEvent.click(canvas.getByRole('button', { name: said('table.branch_close') }))
    await expect(shown(canvasElement)).toEqual(['1', '2'])
    await userEvent.click(canvas.getByRole('button', { name: said('table.branch_open') }))
    await expect(shown(canvasElement)).toEqual(['1', '11', '12', '2'])
    await expect(asked.mock.calls).toEqual([[1]])
  },
}

/** Arrow keys: right opens and moves in, left moves out and closes, up and down move between rows (point 36). */
export const ArrowKeys: Story = {
  play: async ({ canvasElement }) => {
    const focused = (): string | undefined => document.activeElement?.closest<HTMLElement>('tr')?.dataset.row
    await userEvent.keyboard('j')
    await expect(focused()).toBe('1')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(4))
    await userEvent.keyboard('{ArrowRight}')
    await expect(focused()).toBe('11')
    await userEvent.keyboard('{ArrowDown}')
    await expect(focused()).toBe('12')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(focused()).toBe('1')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(shown(canvasElement)).toEqual(['1', '2'])
  },
}

/** While children load the row shows it, and then they appear below it. */
export const Slow: Story = {
  args: { slow: 600 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: said('table.branch_open') }))
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-branch=loading]')).toHaveAttribute('aria-busy', 'true'),
    )
    await waitFor(() => expect(shown(canvasElement)).toEqual(['1', '11', '12', '2']))
  },
}

/** If children fail to load, a message says so, the row stays closed, and the next click retries. */
export const Broken: Story = {
  args: { broken: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: said('table.branch_open') }))
    await expect(await within(document.body).findByText(said('error.operation_failed'))).toBeInTheDocument()
    await expect(shown(canvasElement)).toEqual(['1', '2'])
    await userEvent.click(canvas.getByRole('button', { name: said('table.branch_open') }))
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  },
}

const openBoth = async (canvasElement: HTMLElement): Promise<void> => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: said('table.branch_open') }))
  await waitFor(() => expect(shown(canvasElement)).toHaveLength(4))
  await userEvent.click(canvas.getByRole('button', { name: said('table.branch_open') }))
  await waitFor(() => expect(shown(canvasElement)).toEqual(['1', '11', '111', '112', '12', '2']))
  asked.mockClear()
}

/** After an add only the children of the affected parent reload; open rows stay open, the new row flashes. */
export const AddedBelow: Story = {
  play: async ({ canvasElement }) => {
    await openBoth(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'add below 1' }))
    await waitFor(() => expect(shown(canvasElement)).toEqual(['1', '11', '111', '112', '12', '90', '2']))
    await expect(asked.mock.calls).toEqual([[1]])
    await waitFor(() => expect(canvasElement.querySelector('tr[data-flash]')).toHaveAttribute('data-row', '90'))
  },
}

/** After a delete the parent's children reload, and nothing else. */
export const DeletedBelow: Story = {
  play: async ({ canvasElement }) => {
    await openBoth(canvasElement)
    const row = within(within(canvasElement).getByRole('row', { name: /马克杯/ }))
    await userEvent.click(row.getByRole('button', { name: said('table.delete') }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await expect(dialog.getByText(said('table.delete_example', { count: 1, example: '马克杯' }))).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: said('table.delete') }))
    await waitFor(() => expect(shown(canvasElement)).toEqual(['1', '11', '112', '12', '2']))
    await expect(destroy).toHaveBeenCalledWith(['111'])
    await expect(asked.mock.calls).toEqual([[11]])
  },
}
