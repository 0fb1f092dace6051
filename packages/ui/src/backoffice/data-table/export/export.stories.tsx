import '../../field-types/register.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleOrders } from '../sample/sample-rows.ts'
import { SampleTable } from '../sample/sample-table.tsx'

const meta: Meta<typeof SampleTable> = { title: 'Table/Export', component: SampleTable, globals: { area: 'admin' } }
export default meta
type Story = StoryObj<typeof SampleTable>

const saved = fn<(name: string, size: number) => void>()

/** Files go to `saved` instead of being downloaded. */
const catchFiles = () => {
  saved.mockClear()
  const create = URL.createObjectURL
  const click = HTMLAnchorElement.prototype.click
  let size = 0
  URL.createObjectURL = blob => {
    size = blob instanceof Blob ? blob.size : 0
    return 'blob:none'
  }
  HTMLAnchorElement.prototype.click = function () {
    saved(this.download, size)
  }
  return () => {
    URL.createObjectURL = create
    HTMLAnchorElement.prototype.click = click
  }
}

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: said('table.export') }))
  return within(await screen.findByRole('dialog', { name: said('table.export') }))
}

/** The selection over all pages, as a sheet named after the table; the page stays usable. */
export const Selection: Story = {
  beforeEach: catchFiles,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: said('table.row_select', { row: 2 }) }))
    await userEvent.click(canvas.getByRole('button', { name: said('table.page_next') }))
    await userEvent.click(canvas.getByRole('checkbox', { name: said('table.row_select', { row: 3 }) }))
    const dialog = await open(canvasElement)
    await expect(dialog.getByRole('radio', { name: said('table.export_selection', { count: 2 }) })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: said('table.export_start') }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith('订单列表.xlsx', expect.any(Number)), { timeout: 12_000 })
    await expect(saved.mock.calls[0]?.[1]).toBeGreaterThan(2000)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

async function* pages(of: number) {
  for (let page = 0; page < of; page += 1) {
    await new Promise(resolve => setTimeout(resolve, 20))
    yield sampleOrders(400, page * 400)
  }
}

/** All rows of the filter load page by page; the progress is shown, and the page stays responsive. */
export const AllRows: Story = {
  args: { total: 1200, allRows: () => pages(3) },
  beforeEach: catchFiles,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: said('table.export_all', { count: '1,200' }) }))
    await userEvent.click(dialog.getByRole('button', { name: said('table.export_start') }))
    await waitFor(async () => expect(await dialog.findByRole('progressbar')).toBeVisible())
    await waitFor(() => expect(saved).toHaveBeenCalledWith('订单列表.xlsx', expect.any(Number)), { timeout: 12_000 })
    await expect(saved.mock.calls[0]?.[1]).toBeGreaterThan(20_000)
  },
}

const ended = fn()

async function* endless(signal: AbortSignal) {
  try {
    for (let page = 0; !signal.aborted; page += 1) {
      await new Promise(resolve => setTimeout(resolve, 20))
      yield sampleOrders(30, page * 30)
    }
  } finally {
    ended()
  }
}

/** An export can be cancelled: nothing is saved, and no more rows are requested. */
export const Stopped: Story = {
  args: { total: 90_000, allRows: endless },
  beforeEach: () => {
    ended.mockClear()
    return catchFiles()
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: said('table.export_all', { count: '90,000' }) }))
    await userEvent.click(dialog.getByRole('button', { name: said('table.export_start') }))
    await dialog.findByText(
      new RegExp(`^${said('table.export_rows', { done: '[1-9]\\d*', of: '90,000' })}$`),
      undefined,
      { timeout: 8000 },
    )
    await userEvent.click(dialog.getByRole('button', { name: said('table.export_stop') }))
    await waitFor(async () =>
      expect(await dialog.findByRole('button', { name: said('table.export_start') })).toBeVisible(),
    )
    await waitFor(() => expect(ended).toHaveBeenCalledOnce())
    await expect(saved).not.toHaveBeenCalled()
  },
}

/** Columns as shown, or all of them. */
export const HiddenColumns: Story = {
  args: {
    layout: {
      order: [],
      hidden: ['buyer', 'store'],
      pinned: {},
      widths: {},
      density: 'normal',
      searchExpanded: false,
      shortcuts: true,
      refreshEvery: 0,
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await expect(dialog.getByRole('radio', { name: said('table.export_columns_shown') })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: said('table.export_columns_all') })).not.toBeChecked()
  },
}

const begun = fn<(columns: readonly { readonly id: string }[]) => Promise<boolean>>()

/** From a number of rows on, exports go through the server: shown before, and once started. */
export const ThroughServer: Story = {
  args: { allRows: () => pages(4), serverExport: { from: 1000, start: begun } },
  beforeEach: () => {
    begun.mockReset()
    begun.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await expect(dialog.queryByText(said('table.export_server', { count: '1,000' }))).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: said('table.export_all', { count: '1,204' }) }))
    await waitFor(() => expect(dialog.getByText(said('table.export_server', { count: '1,000' }))).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: said('table.export_start') }))
    await waitFor(() => expect(begun).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(dialog.getByRole('button', { name: said('table.export_start') })).toBeEnabled())
    await userEvent.click(dialog.getByRole('button', { name: said('table.export_start') }))
    const handedOver = within(await screen.findByRole('dialog', { name: said('table.export') }))
    await waitFor(async () => expect(await handedOver.findByText(said('table.export_handed'))).toBeVisible())
    await expect(begun.mock.calls[1]?.[0].map(column => column.id)).toContain('amount')
    await userEvent.click(handedOver.getAllByRole('button', { name: said('common.close') })[0] ?? canvasElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
