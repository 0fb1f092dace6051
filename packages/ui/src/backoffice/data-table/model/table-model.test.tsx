import { createI18n, I18nextProvider } from '@shiji/i18n/react.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableContext } from '../context/table-context.ts'
import { type TableState, useTableState } from '../context/use-table-state.ts'
import type { TableLayout } from '../layout/table-layout.ts'
import { readLayout } from '../layout/table-layout.ts'
import { pageSelection } from '../selection/page-selection.ts'
import type { TableColumn } from '../table-column.ts'
import type { DataTableProps } from '../table-props.ts'
import { firstQuery, type TableQuery } from '../table-query.ts'
import { branchState } from '../tree/branches.ts'

const columns: readonly TableColumn<object>[] = [
  { id: 'id', title: '编号', sortable: true },
  { id: 'name', title: '名称', sortable: true },
  { id: 'price', title: '价格' },
  { id: 'note', title: '备注', hidden: true },
]
const pages: readonly (readonly object[])[] = [
  [
    { id: 1, name: '杯' },
    { id: 2, name: '碗' },
    { id: 3, name: '盘' },
  ],
  [{ id: 4, name: '勺' }],
]

let state: TableState
let root: Root
let asked: TableQuery[]
let stored: TableLayout | undefined

function Probe(page: DataTableProps<object>) {
  state = useTableState(page)
  return <TableContext value={state}>{null}</TableContext>
}

const mount = async (more: Partial<DataTableProps<object>> = {}): Promise<void> => {
  const i18n = await createI18n('zh-cn', ['common', 'error', 'status', 'table'])
  const draw = (query: TableQuery): void =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Probe
          name="商品"
          columns={columns}
          rows={pages[query.page - 1]}
          total={4}
          query={query}
          onQuery={next => {
            asked.push(next)
            draw(next)
          }}
          onLayout={layout => {
            stored = layout
          }}
          {...more}
        />
      </I18nextProvider>,
    )
  await act(async () => draw(firstQuery))
}
const column = (id: string) => {
  const found = state.table.getColumn(id)
  if (!found) throw new Error(`no column ${id}`)
  return found
}
const row = (id: string) => {
  const found = state.rows.find(each => each.id === id)
  if (!found) throw new Error(`no row ${id}`)
  return found
}
const shown = (): readonly (string | number)[][] =>
  state.placed.map(({ column: { id }, pin, nth }) => (pin ? [id, pin, nth] : [id]))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
  asked = []
  stored = undefined
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

describe("the table's state: columns (point 18)", () => {
  it('shows them as declared, with the first one pinned', async () => {
    await mount()
    expect(shown()).toEqual([['id', 'start', 1], ['name'], ['price']])
  })

  it('puts pinned ones at their edges, counted from there, in the order of all', async () => {
    await mount()
    act(() => column('price').pin('start'))
    act(() => column('name').pin('end'))
    act(() => column('note').toggleVisibility(true))
    act(() => column('note').pin('end'))
    expect(shown()).toEqual([
      ['id', 'start', 1],
      ['price', 'start', 2],
      ['name', 'end', 2],
      ['note', 'end', 1],
    ])
    act(() => state.table.setColumnOrder(['note', 'price', 'name', 'id']))
    expect(shown()).toEqual([
      ['price', 'start', 1],
      ['id', 'start', 2],
      ['note', 'end', 2],
      ['name', 'end', 1],
    ])
  })

  it('is kept as a layout in the words of saved views, and comes back from it', async () => {
    await mount()
    act(() => column('price').pin('end'))
    act(() => column('name').toggleVisibility(false))
    expect(stored?.hidden).toEqual(['note', 'name'])
    act(() => state.table.setColumnSizing({ id: 120 }))
    expect(stored).toMatchObject({
      order: ['id', 'name', 'price', 'note'],
      hidden: ['name', 'note'],
      pinned: { id: 'start', price: 'end' },
      widths: { id: 120 },
    })
    await mount({ layout: readLayout(JSON.parse(JSON.stringify(stored)), columns) })
    expect(shown()).toEqual([
      ['id', 'start', 1],
      ['price', 'end', 1],
    ])
    expect(state.table.state.columnSizing).toEqual({ id: 120 })
  })

  it('keeps a width to itself while it is dragged', async () => {
    await mount()
    act(() => state.layout.drag({ id: 90 }))
    expect([state.table.state.columnSizing, stored]).toEqual([{ id: 90 }, undefined])
    act(() => state.table.setColumnSizing({ id: 95 }))
    expect([state.table.state.columnSizing, stored?.widths]).toEqual([{ id: 95 }, { id: 95 }])
  })
})

describe("the table's state: order and pages (points 14, 21)", () => {
  const sorts = () => asked.map(({ sort }) => sort.map(({ column: id, direction }) => `${id} ${direction}`))
  const press = (id: string, additive = false): void => act(() => column(id).toggleSorting(undefined, additive))

  it('goes up, down, off, each time from the first page', async () => {
    await mount()
    act(() => state.table.setPageIndex(1))
    for (const id of ['id', 'id', 'id']) press(id)
    expect(sorts().slice(1)).toEqual([['id asc'], ['id desc'], []])
    expect(asked.map(query => query.page)).toEqual([2, 1, 1, 1])
  })

  it('replaces other columns, or joins them at the end and keeps their weight', async () => {
    await mount()
    press('name')
    press('id', true)
    press('name', true)
    press('id')
    expect(sorts()).toEqual([['name asc'], ['name asc', 'id asc'], ['name desc', 'id asc'], ['id desc']])
  })

  it('asks for a page, and for other sizes of pages', async () => {
    await mount()
    act(() => state.table.setPageIndex(1))
    act(() => state.table.setPagination({ pageIndex: 0, pageSize: 100 }))
    expect(asked.map(({ page, perPage }) => [page, perPage])).toEqual([
      [2, firstQuery.perPage],
      [1, 100],
    ])
    expect(state.table.state.pagination).toEqual({ pageIndex: 0, pageSize: 100 })
  })
})

describe("the table's state: selection (points 22, 23)", () => {
  it('reaches over pages, and remembers the rows of others as they were', async () => {
    await mount()
    act(() => row('2').toggleSelected())
    expect(pageSelection(state.rows)).toBe('some')
    act(() => state.table.setPageIndex(1))
    expect(pageSelection(state.rows)).toBe('none')
    act(() => state.table.toggleAllPageRowsSelected(true))
    expect(pageSelection(state.rows)).toBe('all')
    expect(state.selection.selection).toEqual({
      scope: 'rows',
      ids: ['2', '4'],
      rows: [
        { id: 2, name: '碗' },
        { id: 4, name: '勺' },
      ],
    })
    act(() => state.clearSelection())
    expect(state.selection.ids).toEqual([])
  })

  it('takes a range with Shift', async () => {
    await mount()
    const tick = (id: string, shiftKey: boolean): void =>
      act(() => row(id).getToggleSelectedHandler()({ target: { checked: true }, shiftKey }))
    tick('1', false)
    tick('3', true)
    expect(state.selection.ids).toEqual(['1', '2', '3'])
  })

  it('of all results lasts until the rows or the filter change', async () => {
    await mount()
    act(() => state.selection.selectWhole())
    expect(state.selection.selection).toEqual({ scope: 'all', count: 4, search: {} })
    act(() => state.table.setPageIndex(1))
    expect(state.selection.whole).toBe(true)
    act(() => row('4').toggleSelected())
    expect(state.selection.whole).toBe(false)
  })
})

describe("the table's state: open rows of a tree (point 36)", () => {
  const children: Readonly<Record<string, readonly object[]>> = {
    1: [{ id: 11, has_children: true }, { id: 12 }],
    2: [],
    11: [{ id: 111 }],
  }
  const load = vi.fn(async (parent: object) => children[String(Reflect.get(parent, 'id'))])
  const grown = [{ id: 1, has_children: true }, { id: 2, has_children: true }, { id: 3 }]
  const lines = (): string[] =>
    state.rows.map(each => `${each.depth}:${each.id}:${branchState(each, state.tree.loaded.get(each.id)) ?? 'leaf'}`)
  const toggle = (id: string): Promise<void> => act(async () => state.tree.toggle(row(id)))
  beforeEach(async () => {
    load.mockClear()
    await mount({ rows: grown, tree: { load } })
  })

  it('starts closed, with what has_children says', () => {
    expect(lines()).toEqual(['0:1:closed', '0:2:closed', '0:3:leaf'])
  })

  it('shows children below their parent, and keeps what is open below one that was closed', async () => {
    await toggle('1')
    await toggle('11')
    const all = ['0:1:open', '1:11:open', '2:111:leaf', '1:12:leaf', '0:2:closed', '0:3:leaf']
    expect(lines()).toEqual(all)
    await toggle('1')
    expect(lines()).toHaveLength(3)
    await toggle('1')
    expect(lines()).toEqual(all)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('believes the loaded children more than the flag', async () => {
    await toggle('2')
    expect(lines()).toEqual(['0:1:closed', '0:2:leaf', '0:3:leaf'])
  })

  it('stays closed when children are refused, and says so while they load', async () => {
    const answer = Promise.withResolvers<readonly object[] | undefined>()
    load.mockImplementationOnce(() => answer.promise)
    await toggle('1')
    expect(lines()[0]).toBe('0:1:loading')
    await act(async () => answer.resolve(undefined))
    expect(lines()).toEqual(['0:1:closed', '0:2:closed', '0:3:leaf'])
  })

  it('selects rows one by one, and counts only those in sight', async () => {
    await toggle('1')
    act(() => row('1').toggleSelected())
    expect(state.selection.ids).toEqual(['1'])
    await toggle('1')
    act(() => state.table.toggleAllPageRowsSelected(true))
    expect([pageSelection(state.rows), state.selection.ids]).toEqual(['all', ['1', '2', '3']])
  })
})
