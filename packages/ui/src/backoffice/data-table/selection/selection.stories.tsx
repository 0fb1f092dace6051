import '../../field-types/register.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { SampleOrder } from '../sample/sample-rows.ts'
import { SampleTable } from '../sample/sample-table.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { ActionOutcome, BulkAction, ReportProgress, TableSelection } from './table-selection.ts'

const ship = fn<(selection: TableSelection<SampleOrder>, report: ReportProgress) => Promise<ActionOutcome>>()
const hide = fn<(selection: TableSelection<SampleOrder>) => Promise<ActionOutcome>>()
const back = fn(async () => true)

const actions: readonly BulkAction<SampleOrder>[] = [
  {
    id: 'ship',
    label: '批量发货',
    allowed: chosen => chosen.scope === 'rows' && chosen.rows.every(row => row.status !== 'cancel'),
    run: ship,
  },
  { id: 'hide', label: '批量下架', whole: true, run: hide },
]

const meta: Meta<typeof SampleTable> = {
  title: 'Table/Selection',
  component: SampleTable,
  subcomponents: { BulkBar },
  globals: { area: 'seller' },
  args: { bulkActions: actions },
  beforeEach: () => {
    ship.mockReset().mockResolvedValue(true)
    hide.mockReset().mockResolvedValue(true)
    back.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof SampleTable>

const tick = (canvasElement: HTMLElement, row: number): Promise<void> =>
  userEvent.click(within(canvasElement).getByRole('checkbox', { name: said('table.row_select', { row }) }))

/** "All n results" stay selected on other pages until the filter changes. */
export const AllResults: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: said('table.select_page') }))
    await userEvent.click(await canvas.findByRole('button', { name: said('table.select_all', { total: '1,204' }) }))
    await waitFor(() => expect(canvas.getByText(said('table.selected_all', { total: '1,204' }))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: said('table.page_next') }))
    await expect(canvas.getByRole('checkbox', { name: said('table.row_select', { row: 3 }) })).toBeChecked()
    await expect(canvas.queryByRole('button', { name: '批量发货' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '批量下架' }))
    await expect(hide).toHaveBeenCalledWith({ scope: 'all', count: 1204, search: {} }, expect.any(Function))
    await waitFor(() => expect(canvas.queryByRole('region', { name: said('table.bulk') })).toBeNull())
    await expect(canvas.getByRole('checkbox', { name: said('table.row_select', { row: 3 }) })).not.toBeChecked()
  },
}

/** The bar offers only actions that every selected row allows, and clears the selection after an action. */
export const AllowedActions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tick(canvasElement, 1)
    await waitFor(async () => expect(await canvas.findByRole('button', { name: '批量发货' })).toBeVisible())
    await tick(canvasElement, 6)
    await waitFor(() => expect(canvas.getByText(said('table.selected', { count: 2 }))).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: '批量发货' })).toBeVisible())
    // The second order is cancelled.
    await tick(canvasElement, 2)
    await expect(canvas.queryByRole('button', { name: '批量发货' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: said('table.selection_clear') }))
    await expect(canvas.queryByRole('region', { name: said('table.bulk') })).toBeNull()
  },
}

/** A reversible action runs immediately, with five seconds to undo it (point 25). */
export const Undo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    hide.mockResolvedValue({ undo: back })
    await tick(canvasElement, 1)
    await userEvent.click(await canvas.findByRole('button', { name: '批量下架' }))
    await userEvent.click(await screen.findByRole('button', { name: said('common.undo') }, { timeout: 8000 }))
    await waitFor(() => expect(back).toHaveBeenCalledOnce())
    await expect(await screen.findByText(said('table.undone'))).toBeInTheDocument()
  },
}

/** A long action shows its progress, names the skipped rows, and can retry them. */
export const LeftOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    let go: () => void = () => {}
    ship.mockImplementationOnce(async (_selection, report) => {
      report(1, 2)
      await new Promise<void>(resolve => {
        go = resolve
      })
      return { failed: [{ id: '10002', name: '202611210041034', reason: '库存不足' }] }
    })
    await tick(canvasElement, 1)
    await tick(canvasElement, 3)
    await userEvent.click(await canvas.findByRole('button', { name: '批量发货' }))
    await expect(await canvas.findByRole('progressbar')).toHaveValue(1)
    go()
    const dialog = within(await screen.findByRole('dialog', { name: '批量发货' }))
    await expect(dialog.getByText(said('table.bulk_result', { done: 1, failed: 1 }))).toBeInTheDocument()
    await expect(dialog.getByText('库存不足')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: said('table.bulk_retry') }))
    await waitFor(() =>
      expect(ship.mock.lastCall?.[0]).toMatchObject({ scope: 'rows', ids: ['10002'], rows: [{ id: 10_002 }] }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A refused action changes nothing: the selection stays. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    hide.mockResolvedValue(false)
    await tick(canvasElement, 1)
    await userEvent.click(await canvas.findByRole('button', { name: '批量下架' }))
    await waitFor(() => expect(hide).toHaveBeenCalled())
    await expect(canvas.getByRole('checkbox', { name: said('table.row_select', { row: 1 }) })).toBeChecked()
    await waitFor(() => expect(canvas.getByText(said('table.selected', { count: 1 }))).toBeVisible())
  },
}
