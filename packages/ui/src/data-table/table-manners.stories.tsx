import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { defaultLayout } from './layout/table-layout.ts'
import { sampleColumns, sampleOrders } from './sample-rows.ts'
import { SampleTable } from './sample-table.tsx'

const refresh = fn()
const chosen = fn<(what: string, id: number) => void>()

const meta: Meta<typeof SampleTable> = {
  title: 'Table/Manners',
  component: SampleTable,
  globals: { area: 'admin' },
  args: { count: 8, onRefresh: refresh },
  beforeEach: () => {
    refresh.mockClear()
    chosen.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof SampleTable>

/** The last line sums up the whole filter, not the page; it stays in sight (point 39). */
export const Summary: Story = {
  args: { count: 30, summary: { quantity: 3011, amount: 98_765_432_100 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const line = within(canvas.getByRole('row', { name: /^合计/ }))
    await expect(line.getByText('¥987,654,321.00')).toBeVisible()
    await expect(line.getByText('3,011')).toBeVisible()
    const frame = canvas.getByRole('region', { name: '订单列表' }).getBoundingClientRect()
    const foot = canvas.getByText('合计').getBoundingClientRect()
    await expect(foot.bottom).toBeLessThanOrEqual(frame.bottom + 1)
  },
}

/** When new rows cannot be loaded, the old ones stay below the reason, its number and a way to try again (point 34). */
export const OldRowsStay: Story = {
  args: { failure: { message: '数据库没有响应。', requestId: '9f2c61' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bar = within(await canvas.findByRole('alert'))
    await expect(bar.getByText(/数据库没有响应。.*9f2c61/)).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
    await userEvent.click(bar.getByRole('button', { name: '重试' }))
    await expect(refresh).toHaveBeenCalledOnce()
  },
}

/** An empty table offers its main action; one whose page has none does not (point 33). */
export const FirstUse: Story = {
  args: { rows: [], total: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('暂无数据')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: '新增' })).toHaveLength(2)
  },
}

/** The table fills the screen, Esc leaves; it tells when its rows came (point 35). */
export const FullScreen: Story = {
  args: { loadedAt: Date.UTC(2026, 10, 21, 8, 3, 5) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('更新于 16:03:05')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '全屏' }))
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
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
    const choices = within(await canvas.findByRole('radiogroup', { name: '自动刷新' }))
    await expect(choices.getAllByRole('radio').map(radio => radio.closest('label')?.textContent)).toEqual([
      '关闭',
      '30 秒',
      '60 秒',
    ])
    await userEvent.click(choices.getByRole('radio', { name: '30 秒' }))
    await expect(args.onLayout).toHaveBeenLastCalledWith({ ...defaultLayout(sampleColumns), refreshEvery: 30 })
  },
}

/** What is seldom needed stands behind "more"; a row without such a thing has no button (point 27). */
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
    const buttons = canvas.getAllByRole('button', { name: '更多' })
    await expect(buttons).toHaveLength(1)
    const [more] = buttons
    if (!more) throw new Error('no button')
    await userEvent.click(more)
    const menu = within(await screen.findByRole('menu', { name: '更多' }))
    await waitFor(() => expect(menu.getByRole('menuitem', { name: '打印' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(chosen).toHaveBeenCalledWith('void', 10_000)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(more).toHaveFocus()
  },
}

/** In English and in the dark everything reads as well. */
export const EnglishDark: Story = {
  args: { summary: { amount: 1990 }, rowMenu: () => [] },
  globals: { language: 'en', theme: 'dark' },
}
