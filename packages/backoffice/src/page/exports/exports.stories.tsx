import type { TableExport } from '@shiji/contract/platform/table-export.ts'
import { importSheet } from '@shiji/ui/backoffice/spreadsheet/import-sheet.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { aMenu } from '../../testing/a-menu.ts'
import { aPerson, loggedIn } from '../../testing/a-person.ts'
import { type Asked, Refusal } from '../../testing/fake-server.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { samplePage, sampleRows } from '../../testing/sample-resource.tsx'
import { StoryPage } from '../../testing/story-page.tsx'
import { ExportsDrawer } from './exports-drawer.tsx'
import { WatchExports } from './watch-exports.tsx'

const made = (id: number, more: Partial<TableExport> = {}): TableExport => ({
  id,
  page: 'expresses',
  name: 'Express companies',
  state: 'done',
  total: 6000,
  done: 6000,
  parts: 2,
  columns: null,
  reason: null,
  created_at: '2026-11-21T08:00:00Z',
  expires_at: '2026-11-22T08:00:00Z',
  ...more,
})

const asked: Asked[] = []
const remember = (answer: (request: Asked) => unknown) => (request: Asked) => {
  asked.push(request)
  return answer(request)
}

const many = { data: sampleRows, count: 3, total: 6000, per_page: 30, last_page: 200, current_page: 1 }
const base = {
  'GET /Admin/load_menu': aMenu,
  'POST /Admin/auth/info': aPerson,
  'GET /Admin/expresses': many,
}
/** A server that has collected the rows by the second request. */
const gathering = (end: Partial<TableExport> = {}) => ({
  ...base,
  'POST /Admin/exports': remember(() => made(8, { state: 'waiting', total: null, done: 0, parts: 0 })),
  'GET /Admin/exports': remember(() => [
    asked.filter(({ method, path }) => method === 'GET' && path === '/Admin/exports').length > 1
      ? made(8, end)
      : made(8, { state: 'running', done: 2000, parts: 1 }),
  ]),
  'GET /Admin/exports/8/parts/*': remember(({ path }) =>
    path.endsWith('/1') ? sampleRows.slice(0, 2) : sampleRows.slice(2),
  ),
})

const saved = fn<(name: string) => void>()
const files: Blob[] = []
const linesOf = async (file: Blob | undefined) => {
  const { head, rows } = await importSheet(file ?? new Blob())
  return [head, ...rows.map(row => row.cells)]
}
const catchFiles = () => {
  const create = URL.createObjectURL
  const click = HTMLAnchorElement.prototype.click
  files.length = 0
  URL.createObjectURL = file => {
    if (file instanceof Blob) files.push(file)
    return 'blob:none'
  }
  HTMLAnchorElement.prototype.click = function () {
    if (this.download === '') click.call(this)
    else saved(this.download)
  }
  return () => {
    URL.createObjectURL = create
    HTMLAnchorElement.prototype.click = click
  }
}

function Drawn() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <ExportsDrawer open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Exports',
  component: StoryPage,
  subcomponents: { ExportsDrawer, WatchExports },
  args: {
    at: '/expresses',
    keys: loggedIn('admin'),
    views: {
      './views/expresses.tsx': async () => samplePage({ fixed: { enabled: '1' } }),
      './views/stores.tsx': async () => ({ Component: Drawn }),
      './views/areas.tsx': async () => ({ Component: () => <p>another page</p> }),
    },
  },
  globals: { area: 'admin', language: 'en' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    asked.length = 0
    saved.mockClear()
    localStorage.removeItem('table_exports')
    const release = catchFiles()
    return () => {
      release()
      localStorage.removeItem('table_exports')
    }
  },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const exportAll = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByText('顺丰速运')
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }))
  await userEvent.click(await dialog.findByRole('radio', { name: 'All 6,000 results' }))
  await waitFor(() => expect(dialog.getByText(/From 5,000 rows on, the server collects them/)).toBeVisible())
  await userEvent.click(dialog.getByRole('button', { name: 'Export to file' }))
}

/**
 * From 5,000 rows the server collects them: the dialog says so and can be closed. A message on any page then offers the
 * file; the sheet has the columns that the table showed.
 */
export const Default: Story = {
  args: { answers: gathering(), at: '/expresses?name=%E9%80%9A%7Clike&sort=name%7Cdesc&page=2' },
  play: async ({ canvas }) => {
    await exportAll(canvas)
    const told = within(await screen.findByRole('dialog', { name: 'Export' }))
    await waitFor(async () => expect(await told.findByText(/The server is collecting the rows/)).toBeVisible())
    await userEvent.click(told.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(Object.fromEntries(asked[0]?.body ?? [])).toEqual({
      page: 'expresses',
      name: 'Express companies',
      query: '{"name":"通|like","enabled":"1","sort":"name|desc"}',
      'columns[0][field]': 'name',
      'columns[0][title]': 'Name',
      'columns[1][field]': 'code',
      'columns[1][title]': 'Code',
      'columns[2][field]': 'phone',
      'columns[2][title]': 'Phone',
    })
    await userEvent.click(canvas.getByRole('link', { name: 'Areas' }))
    await canvas.findByText('another page')
    await expect(
      await screen.findByText('“Express companies” is ready to download.', {}, { timeout: 10_000 }),
    ).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith('Express companies.xlsx'), { timeout: 10_000 })
    await expect(asked.filter(each => each.path.includes('/parts/')).map(each => each.path.slice(-1))).toEqual([
      '1',
      '2',
    ])
  },
}

/** A failed export shows the error of the server. */
export const EndsBadly: Story = {
  args: { answers: gathering({ state: 'failed', reason: 'Too many rows.' }) },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await exportAll(canvas)
    await expect(
      await screen.findByText(/“Express companies” could not be exported. Too many rows./, {}, { timeout: 10_000 }),
    ).toBeInTheDocument()
  },
}

/** A refusal shows a message, and the dialog stays. */
export const Refused: Story = {
  args: { answers: { ...base, 'POST /Admin/exports': new Refusal(402, 'Ten exports are kept. Delete one first.') } },
  play: async ({ canvas }) => {
    await exportAll(canvas)
    await expect(await screen.findByText('Ten exports are kept. Delete one first.')).toBeInTheDocument()
    await expect(screen.getByRole('radio', { name: 'All 6,000 results' })).toBeInTheDocument()
  },
}

/** All exports of the last day, with state, progress, download and delete. */
export const List: Story = {
  args: {
    at: '/stores',
    answers: {
      ...base,
      'GET /Admin/exports': remember(() =>
        [
          made(11, { state: 'waiting', name: 'Users', total: null, done: 0, parts: 0 }),
          made(10, { state: 'running', name: 'Orders', total: 9000, done: 4000 }),
          made(9, { state: 'failed', name: 'Money logs', reason: 'More than 200,000 rows.' }),
          made(8, {
            columns: [
              { field: 'name', title: '公司' },
              { field: 'fee', title: '运费', kind: 'money' },
            ],
          }),
          made(7, { name: 'Without columns' }),
        ].filter(each => !asked.some(({ method, path }) => method === 'DELETE' && path.endsWith(`/${each.id}`))),
      ),
      'GET /Admin/exports/8/parts/*': ({ path }: Asked) =>
        path.endsWith('/1') ? sampleRows.map(row => ({ ...row, fee: 1250 })) : [],
      'GET /Admin/exports/7/parts/*': ({ path }: Asked) => (path.endsWith('/1') ? sampleRows : []),
      'DELETE /Admin/exports/*': remember(() => ({ deleted: 1 })),
    },
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Exports' }))
    await waitFor(async () => expect(await drawer.findByText('4,000 of 9,000 rows')).toBeVisible())
    await waitFor(() => expect(drawer.getByText('More than 200,000 rows.')).toBeVisible())
    await waitFor(() => expect(drawer.getByText('Waiting')).toBeVisible())
    await userEvent.click(drawer.getByRole('button', { name: 'Download “Express companies”' }))
    // Requested in another browser: the server knows its columns.
    await waitFor(() => expect(saved).toHaveBeenCalledWith('Express companies.xlsx'), { timeout: 10_000 })
    await expect((await linesOf(files[0])).slice(0, 2)).toEqual([
      ['公司', '运费'],
      ['顺丰速运', '12.5'],
    ])
    await userEvent.click(drawer.getByRole('button', { name: 'Download “Without columns”' }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith('Without columns.xlsx'), { timeout: 10_000 })
    await expect((await linesOf(files[1]))[0]).toEqual(['id', 'name', 'code', 'phone', 'created_at'])
    await userEvent.click(drawer.getByRole('button', { name: 'Delete export “Money logs”' }))
    await waitFor(() => expect(drawer.queryByText('Money logs')).toBeNull())
  },
}

/** The user menu opens the list on every page. */
export const FromUserMenu: Story = {
  args: { answers: { ...base, 'GET /Admin/exports': [made(8)] } },
  play: async ({ canvas }) => {
    await canvas.findByText('顺丰速运')
    await userEvent.click(await canvas.findByRole('button', { name: aPerson.nickname }))
    await userEvent.click(await screen.findByRole('button', { name: 'Exports' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Exports' }))
    await waitFor(async () =>
      expect(await drawer.findByRole('button', { name: 'Download “Express companies”' })).toBeVisible(),
    )
  },
}

export const ChineseEmpty: Story = {
  args: { at: '/stores', answers: { ...base, 'GET /Admin/exports': [] } },
  globals: { language: 'zh-cn', viewport: { value: 'mobile1' } },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('近一天没有导出')).toBeVisible())
  },
}

export const Failed: Story = {
  args: { at: '/stores', answers: { ...base, 'GET /Admin/exports': new Refusal(500, 'Something went wrong.') } },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Exports' }))
    await waitFor(async () => expect(await drawer.findByRole('button', { name: 'Try again' })).toBeVisible())
  },
}

export const Loading: Story = {
  args: { at: '/stores', answers: { ...base, 'GET /Admin/exports': () => new Promise(() => undefined) } },
  globals: { theme: 'dark' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Exports' }))
    await waitFor(async () => expect(await drawer.findByRole('status')).toBeVisible())
  },
}

/** Long names on a phone. */
export const LongOnPhone: Story = {
  args: {
    at: '/stores',
    answers: {
      ...base,
      'GET /Admin/exports': Array.from({ length: 10 }, (_, at) =>
        made(20 - at, {
          name: `${at + 1}. Settlements of all stores of the first half of the year, by store and by day`,
        }),
      ),
    },
  },
  parameters: { ...meta.parameters, ...phoneParameters },
  globals: { ...phone },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Exports' }))
    await expect(await drawer.findAllByRole('listitem')).toHaveLength(10)
    await staysOnPhone()
  },
}
