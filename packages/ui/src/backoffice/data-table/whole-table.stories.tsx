import '../field-types/register.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { defaultLayout } from './layout/table-layout.ts'
import { type SampleOrder, sampleColumns, sampleOrders } from './sample/sample-rows.ts'
import { SampleTable } from './sample/sample-table.tsx'
import { firstQuery } from './table-query.ts'

const refresh = fn()
const chosen = fn<(what: string, id: number) => void>()
const pressed = fn<(what: string, id: number) => void>()

const meta: Meta<typeof SampleTable> = {
  title: 'Table/Manners',
  component: SampleTable,
  globals: { area: 'admin' },
  args: { count: 8, onRefresh: refresh },
  beforeEach: () => {
    refresh.mockClear()
    chosen.mockClear()
    pressed.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof SampleTable>

/** The last line sums up the whole filter, not the page; it stays visible (point 39). */
export const Summary: Story = {
  args: { count: 30, summary: { quantity: 3011, amount: 98_765_432_100 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const line = within(canvas.getByRole('row', { name: new RegExp(`^${said('table.summary')}`) }))
    await waitFor(() => expect(line.getByText('¥987,654,321.00')).toBeVisible())
    await waitFor(() => expect(line.getByText('3,011')).toBeVisible())
    const frame = canvas.getByRole('region', { name: '订单列表' }).getBoundingClientRect()
    const foot = canvas.getByText(said('table.summary')).getBoundingClientRect()
    await expect(foot.bottom).toBeLessThanOrEqual(frame.bottom + 1)
  },
}

/** Missing values show '-', with the reason below them. */
export const SummaryMissing: Story = {
  args: { count: 30, summary: { amount: null }, summaryNote: '结果超过 100,000 条，缩小筛选范围后可查看合计。' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const line = canvas.getByRole('row', { name: new RegExp(`^${said('table.summary')}`) })
    await waitFor(() => expect(within(line).getByText('-')).toBeVisible())
    const note = canvas.getByText(/缩小筛选范围/)
    await waitFor(() => expect(note).toBeVisible())
    const bottom = canvas.getByText(said('table.summary')).getBoundingClientRect().bottom
    await expect(bottom).toBeLessThanOrEqual(note.getBoundingClientRect().top + 1)
  },
}

/** If new rows fail to load, the old ones stay below the error, its request id and a retry button (point 34). */
export const OldRowsStay: Story = {
  args: { failure: { message: '数据库没有响应。', requestId: '9f2c61' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bar = within(await canvas.findByRole('alert'))
    await waitFor(() => expect(bar.getByText(/数据库没有响应。.*9f2c61/)).toBeVisible())
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
    await userEvent.click(bar.getByRole('button', { name: said('common.retry') }))
    await expect(refresh).toHaveBeenCalledOnce()
  },
}

/** An empty table offers its main action, if the page has one (point 33). */
export const FirstUse: Story = {
  args: { rows: [], total: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(said('table.empty'))).toBeVisible())
    await expect(canvas.getAllByRole('button', { name: said('table.add') })).toHaveLength(2)
  },
}

/** The table fills the screen, Esc leaves; it shows when its rows were loaded (point 35). */
export const FullScreen: Story = {
  args: { loadedAt: Date.UTC(2026, 10, 21, 8, 3, 5) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(said('table.loaded_at', { time: '16:03:05' }))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: said('common.fullscreen') }))
    const box = canvasElement.querySelector('[data-full-screen]')?.getBoundingClientRect()
    await expect([box?.left, box?.top, box?.width]).toEqual([0, 0, document.documentElement.clientWidth])
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('[data-full-screen]')).toBeNull()
  },
}

/** Auto-refresh is off, 30 s or 60 s, and remembered with the layout. */
export const AutoRefresh: Story = {
  args: { onLayout: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: said('table.columns') }))
    const choices = within(await canvas.findByRole('radiogroup', { name: said('table.refresh_auto') }))
    await expect(choices.getAllByRole('radio').map(radio => radio.closest('label')?.textContent)).toEqual([
      said('table.refresh_off'),
      said('table.refresh_seconds', { seconds: 30 }),
      said('table.refresh_seconds', { seconds: 60 }),
    ])
    await userEvent.click(choices.getByRole('radio', { name: said('table.refresh_seconds', { seconds: 30 }) }))
    await expect(args.onLayout).toHaveBeenLastCalledWith({ ...defaultLayout(sampleColumns), refreshEvery: 30 })
  },
}

/** Rarely used actions are behind "more"; a row without any has no button (point 27). */
export const MoreActions: Story = {
  args: {
    rows: sampleOrders(2),
    rowMenu: row =>
      row.id === 10_000
        ? [
            { label: '打印', onSelect: () => chosen('print', row.id) },
            { label: '作废', danger: true, onSelect: () => chosen('void', row.id) },
          ]
        : [],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const buttons = canvas.getAllByRole('button', { name: said('table.more') })
    await expect(buttons).toHaveLength(1)
    const [more] = buttons
    if (!more) throw new Error('no button')
    await userEvent.click(more)
    const menu = within(await screen.findByRole('menu', { name: said('table.more') }))
    await waitFor(() => expect(menu.getByRole('menuitem', { name: '打印' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(chosen).toHaveBeenCalledWith('void', 10_000)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(more).toHaveFocus()
  },
}

const fourButtons = {
  count: 4,
  buttons: { deletes: true },
  onDelete: async () => true,
  rowActions: (row: SampleOrder) => (
    <button type="button" onClick={() => pressed('ship', row.id)}>
      发货
    </button>
  ),
  rowMenu: (row: SampleOrder) => [{ label: '打印', onSelect: () => chosen('print', row.id) }],
}

const asWideAs =
  (width: number): Decorator =>
  Story => (
    <div data-testid="page" style={{ width }}>
      <Story />
    </div>
  )

const partThatScrolls = (canvasElement: HTMLElement): number => {
  const frame = within(canvasElement).getByRole('region', { name: '订单列表' })
  const cells = [...(frame.querySelector('tbody tr')?.children ?? [])]
  const still = cells.filter(cell => getComputedStyle(cell).position === 'sticky')
  return 1 - still.reduce((sum, cell) => sum + cell.getBoundingClientRect().width, 0) / frame.clientWidth
}

/** On a phone one button replaces all buttons of a row and opens them, so that the row keeps most of the width. */
export const Phone: Story = {
  args: fourButtons,
  decorators: [asWideAs(358)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('button', { name: said('table.more') })).toHaveLength(4))
    await expect(partThatScrolls(canvasElement)).toBeGreaterThanOrEqual(0.5)
    const row = within(canvas.getByRole('group', { name: said('table.row_actions', { row: 2 }) }))
    await expect(row.getAllByRole('button')).toHaveLength(1)
    const more = row.getByRole('button', { name: said('table.more') })
    await userEvent.click(more)
    const panel = within(await screen.findByRole('dialog', { name: said('table.more') }))
    await expect(panel.getAllByRole('button').map(button => button.textContent)).toEqual([
      said('table.view'),
      said('table.edit'),
      '发货',
      said('table.delete'),
      '打印',
    ])
    await waitFor(() => expect(panel.getByRole('button', { name: said('table.view') })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(pressed).toHaveBeenCalledWith('ship', 10_001)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: said('table.more') })).toBeNull())
    await expect(more).toHaveFocus()
    await userEvent.click(more)
    await userEvent.click(within(await screen.findByRole('dialog', { name: said('table.more') })).getByText('打印'))
    await expect(chosen).toHaveBeenCalledWith('print', 10_001)
  },
}

/** A dialog opened from behind the single button stays open, and returns the focus to it. */
export const PhoneDialog: Story = {
  args: fourButtons,
  decorators: [asWideAs(358)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = within(canvas.getByRole('group', { name: said('table.row_actions', { row: 1 }) }))
    const more = await row.findByRole('button', { name: said('table.more') })
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('button', { name: said('table.view') }))
    const dialog = await screen.findByRole('dialog', { name: said('table.view') })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await expect(dialog).toHaveAttribute('data-state', 'open')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(more).toHaveFocus())
  },
}

/** The panel of a row at the bottom has the same content: it opens within the window. */
export const PhoneFarDown: Story = {
  args: { ...fourButtons, count: 30, maxHeight: 'calc(100dvh - 140px)' },
  decorators: [asWideAs(358)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const frame = canvas.getByRole('region', { name: '订单列表' })
    frame.scrollTop = frame.scrollHeight
    const row = within(canvas.getByRole('group', { name: said('table.row_actions', { row: 30 }) }))
    await userEvent.click(await row.findByRole('button', { name: said('table.more') }))
    const panel = await screen.findByRole('dialog', { name: said('table.more') })
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await waitFor(() => expect(within(panel).getByRole('button', { name: '打印' })).toBeVisible())
  },
}

/** The same with set column widths, and if only visible rows are rendered. */
export const PhoneFixed: Story = {
  args: { ...fourButtons, count: 200, from: { ...firstQuery, perPage: 200 } },
  decorators: [asWideAs(358)],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(partThatScrolls(canvasElement)).toBeGreaterThanOrEqual(0.5))
  },
}

/** With enough room all buttons come back. */
export const Widened: Story = {
  args: fourButtons,
  decorators: [asWideAs(358)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const buttons = () =>
      within(canvas.getByRole('group', { name: said('table.row_actions', { row: 1 }) })).getAllByRole('button')
    await waitFor(() => expect(buttons()).toHaveLength(1))
    canvas.getByTestId('page').style.width = '900px'
    await waitFor(() => expect(buttons()).toHaveLength(5))
    canvas.getByTestId('page').style.width = '358px'
    await waitFor(() => expect(buttons()).toHaveLength(1))
  },
}

/** Two buttons fit beside each other on a phone too. */
export const PhoneWithTwo: Story = {
  args: { count: 4 },
  decorators: [asWideAs(358)],
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('group', { name: said('table.row_actions', { row: 1 }) }))
    await expect(row.getAllByRole('button').map(button => button.textContent)).toEqual([
      said('table.view'),
      said('table.edit'),
    ])
    await expect(partThatScrolls(canvasElement)).toBeGreaterThanOrEqual(0.5)
  },
}

/** Is legible in English and in dark mode. */
export const EnglishDark: Story = {
  args: { summary: { amount: 1990 }, rowMenu: () => [] },
  globals: { language: 'en', theme: 'dark' },
}
