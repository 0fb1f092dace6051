import '../../field-types/register.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { sampleColumns } from '../sample/sample-rows.ts'
import { SampleTable } from '../sample/sample-table.tsx'
import { readLayout, type TableLayout } from './table-layout.ts'

const kept = fn<(layout: TableLayout) => void>()

const meta: Meta<typeof SampleTable> = {
  title: 'Table/Columns',
  component: SampleTable,
  globals: { area: 'admin' },
  args: { count: 10, onLayout: kept },
  beforeEach: () => {
    kept.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof SampleTable>

const titles = (canvasElement: HTMLElement): (string | null)[] =>
  within(canvasElement)
    .getAllByRole('columnheader')
    .map(head => head.getAttribute('aria-label'))
    .filter(title => title !== null)

const settings = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: said('table.columns') }))
  const panel = within(within(canvasElement).getByRole('dialog', { name: said('table.columns') }))
  await panel.findByRole('button', { name: said('table.columns_reset') })
  return panel
}

/** Order by buttons and by dragging; the caller gets the new layout. */
export const Order: Story = {
  play: async ({ canvasElement }) => {
    const panel = await settings(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: said('table.column_up', { column: '商品' }) }))
    await expect(titles(canvasElement).slice(0, 3)).toEqual(['编号', '商品', '订单号'])
    const line = (name: string): HTMLElement => panel.getByRole('checkbox', { name }).closest('li') ?? document.body
    const from = line('金额')
    const to = line('商品')
    await fireEvent.dragStart(from)
    await fireEvent.dragOver(to)
    await fireEvent.drop(to)
    await waitFor(() => expect(titles(canvasElement).slice(0, 4)).toEqual(['编号', '金额', '商品', '订单号']))
    await expect(kept.mock.lastCall?.[0].order.slice(0, 4)).toEqual(['id', 'amount', 'goods', 'order_no'])
    await userEvent.click(panel.getByRole('button', { name: said('table.columns_reset') }))
    await expect(titles(canvasElement).slice(0, 3)).toEqual(['编号', '订单号', '商品'])
  },
}

/** Pinned columns stay at their edge while the others scroll below them, and cast a shadow there. */
export const Pinned: Story = {
  parameters: { viewport: { defaultViewport: 'responsive' } },
  decorators: [
    Story => (
      <div style={{ width: 900 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const panel = await settings(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: said('table.column_pin_start', { column: '买家' }) }))
    await userEvent.click(panel.getByRole('button', { name: said('table.column_pin_end', { column: '金额' }) }))
    await userEvent.keyboard('{Escape}')
    await expect(titles(canvasElement).slice(0, 2)).toEqual(['编号', '买家'])
    const frame = canvas.getByRole('region', { name: '订单列表' })
    const place = (name: string): number => canvas.getByRole('columnheader', { name }).getBoundingClientRect().left
    const before = [place('编号'), place('买家'), place('金额')]
    await waitFor(() => expect(frame.dataset.belowEnd).toBe('true'))
    frame.scrollLeft = 260
    await waitFor(() => expect(frame.dataset.belowStart).toBe('true'))
    await expect([place('编号'), place('买家'), place('金额')].map(Math.round)).toEqual(before.map(Math.round))
    await expect(place('商品')).toBeLessThan(place('买家'))
  },
}

const widthOf = (canvasElement: HTMLElement, name: string): number =>
  Math.round(within(canvasElement).getByRole('columnheader', { name }).getBoundingClientRect().width)

/** The edge of a header sets the width, with the arrow keys and by dragging; longer text is then truncated. */
export const Width: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const edge = canvas.getByRole('separator', { name: said('table.column_width', { column: '商品' }) })
    edge.focus()
    const first = widthOf(canvasElement, '商品')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(kept.mock.lastCall?.[0].widths.goods).toBe(first + 10))
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await waitFor(() => expect(kept.mock.lastCall?.[0].widths.goods).toBe(first - 40))
    await expect(edge).toHaveAttribute('aria-valuenow', String(first - 40))
    const { left, top } = edge.getBoundingClientRect()
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: { clientX: left, clientY: top } },
      { target: edge, coords: { clientX: left - 30, clientY: top } },
      { keys: '[/MouseLeft]', target: edge, coords: { clientX: left - 30, clientY: top } },
    ])
    await waitFor(() => expect(kept.mock.lastCall?.[0].widths.goods).toBe(first - 70))
  },
}

/** Rows of 36, 44 and 56 px (point 19). */
export const Density: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const panel = await settings(canvasElement)
    const height = (): number =>
      Math.round(canvas.getAllByRole('row')[1]?.querySelector('td')?.getBoundingClientRect().height ?? 0)
    await expect(height()).toBe(44)
    await userEvent.click(panel.getByRole('radio', { name: said('table.density_compact') }))
    await expect(height()).toBe(36)
    await userEvent.click(panel.getByRole('radio', { name: said('table.density_comfortable') }))
    await expect(height()).toBe(56)
    await expect(kept.mock.lastCall?.[0].density).toBe('comfortable')
  },
}

/** A stored layout is restored with the page. */
export const Kept: Story = {
  args: {
    layout: readLayout(
      { order: ['amount', 'id'], hidden: ['store', 'payment'], pinned: {}, widths: {}, density: 'compact' },
      sampleColumns,
    ),
  },
  play: async ({ canvasElement }) => {
    const shown = titles(canvasElement)
    await expect(shown).not.toContain('店铺')
    await expect(shown.indexOf('金额')).toBeLessThan(shown.indexOf('编号'))
  },
}
