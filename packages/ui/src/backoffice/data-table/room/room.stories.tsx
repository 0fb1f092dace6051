import '../../field-types/register.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type SampleOrder, sampleColumns, sampleName, sampleOrders } from '../sample/sample-rows.ts'
import { SampleTable } from '../sample/sample-table.tsx'
import type { TableColumn } from '../table-column.ts'
import { firstQuery } from '../table-query.ts'

/** The width that a back-office page leaves its table at 1,280 px, with the menu open. */
const PAGE_AT_1280 = 1029

const asWideAs =
  (width: number): Decorator =>
  Story => (
    <div data-testid="page" style={{ width }}>
      <Story />
    </div>
  )

const low = ['buyer', 'store', 'payment', 'weight', 'remark', 'created_at']
const columns: readonly TableColumn<SampleOrder>[] = sampleColumns.map(column =>
  low.includes(column.id) ? { ...column, priority: 'low' } : column,
)

const shipped = fn<(id: number) => void>()

const meta: Meta<typeof SampleTable> = {
  title: 'Table/Room',
  component: SampleTable,
  globals: { area: 'admin' },
  args: {
    columns,
    rowActions: row => (
      <button type="button" onClick={() => shipped(row.id)}>
        {said('audit.verb.ship')}
      </button>
    ),
  },
  decorators: [asWideAs(PAGE_AT_1280)],
}
export default meta
type Story = StoryObj<typeof SampleTable>

const frameIn = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement).getByRole('region', { name: sampleName })

const headsOf = (canvasElement: HTMLElement): HTMLElement[] => [
  ...frameIn(canvasElement).querySelectorAll<HTMLElement>('thead th[data-column]'),
]

const widthsOf = (canvasElement: HTMLElement): Record<string, number> =>
  Object.fromEntries(
    headsOf(canvasElement).map(head => [head.dataset.column ?? '', head.getBoundingClientRect().width]),
  )

/** Elements over the centre of a cell of the first row, or beyond the frame, by position. */
const coveredCells = (canvasElement: HTMLElement): readonly number[] => {
  const frame = frameIn(canvasElement).getBoundingClientRect()
  const cells = [...frameIn(canvasElement).querySelectorAll('tbody tr[data-row]:first-of-type > td')]
  return cells.flatMap((cell, at) => {
    const { left, right, top, height } = cell.getBoundingClientRect()
    const free = [left + 2, (left + right) / 2, right - 2].every(x => {
      const there = document.elementFromPoint(x, top + height / 2)
      return x >= frame.left && x <= frame.right && there !== null && (there === cell || cell.contains(there))
    })
    return free ? [] : [at]
  })
}

/** At 1,280 px nothing overlaps: the usual buttons are icons with names, columns of low priority are hidden. */
export const NothingCovered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const frame = frameIn(canvasElement)
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
    await expect(coveredCells(canvasElement)).toEqual([])
    const shown = Object.keys(widthsOf(canvasElement))
    await expect(shown).toEqual(
      expect.arrayContaining(sampleColumns.map(({ id }) => id).filter(id => !low.includes(id))),
    )
    await expect(shown.length).toBeLessThan(sampleColumns.length)
    const row = within(canvas.getByRole('group', { name: said('table.row_actions', { row: 1 }) }))
    for (const name of [said('table.view'), said('table.edit')])
      await expect(row.getByRole('button', { name }).offsetWidth).toBe(28)
    // The page's own button has no icon, so its text stays.
    await expect(row.getByRole('button', { name: said('audit.verb.ship') }).offsetWidth).toBeGreaterThan(28)
  },
}

/** The name of an icon shows on hover and on focus. */
export const IconsSayTheirName: Story = {
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('group', { name: said('table.row_actions', { row: 2 }) }))
    await userEvent.hover(row.getByRole('button', { name: said('table.edit') }))
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(said('table.edit')))
    await userEvent.unhover(row.getByRole('button', { name: said('table.edit') }))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    row.getByRole('button', { name: said('table.view') }).focus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(said('table.view')))
  },
}

/**
 * A hint shows the number of hidden columns; a click restores them, by keyboard too, and the arrow shows where they
 * continue.
 */
export const HiddenColumns: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const frame = frameIn(canvasElement)
    const arrow = (side: string): string | undefined => {
      const edge = frame.querySelector(`[data-edge=${side}]`)
      return edge ? getComputedStyle(edge).display : undefined
    }
    const count = sampleColumns.length - headsOf(canvasElement).length
    await expect(count).toBeGreaterThan(0)
    await expect([arrow('start'), arrow('end')]).toEqual(['none', 'none'])
    const hint = canvas.getByRole('button', { name: said('table.columns_unfold', { count }) })
    hint.focus()
    await userEvent.keyboard('{Enter}')
    await expect(headsOf(canvasElement)).toHaveLength(sampleColumns.length)
    await expect(hint).toHaveFocus()
    await expect(hint).toHaveTextContent(said('table.columns_fold', { count }))
    await waitFor(() => expect([arrow('start'), arrow('end')]).toEqual(['none', 'block']))
    frame.scrollLeft = frame.scrollWidth
    await waitFor(() => expect([arrow('start'), arrow('end')]).toEqual(['block', 'none']))
    await userEvent.click(hint)
    await expect(headsOf(canvasElement)).toHaveLength(sampleColumns.length - count)
  },
}

/** With enough room the buttons have text, all columns show, and there is no hint. */
export const Roomy: Story = {
  decorators: [asWideAs(1700)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(headsOf(canvasElement)).toHaveLength(sampleColumns.length)
    await expect(canvas.queryByRole('button', { name: said('table.columns_unfold', { count: 1 }) })).toBeNull()
    const row = within(canvas.getByRole('group', { name: said('table.row_actions', { row: 1 }) }))
    await expect(row.getByRole('button', { name: said('table.view') }).scrollWidth).toBeGreaterThan(28)
  },
}

/** A window that becomes wider and narrower by a scroll bar changes nothing. */
export const Steady: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByTestId('page')
    const frame = frameIn(canvasElement)
    const resize = async (width: number): Promise<void> => {
      page.style.width = `${width}px`
      await waitFor(() => expect(frame.clientWidth).toBe(width))
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
    const shown = () => Object.keys(widthsOf(canvasElement))
    // The narrowest width that shows the same columns. Starts with room for all, whatever the font metrics of a
    // machine.
    let least = 1700
    await resize(least)
    const before = shown()
    await expect(before).toHaveLength(sampleColumns.length)
    while (shown().length === before.length && least > 700) {
      least -= 4
      await resize(least)
    }
    const after = shown()
    await expect(after.length).toBeLessThan(before.length)
    await resize(least + 16)
    await expect(shown()).toEqual(after)
  },
}

const long = { count: 400, from: { ...firstQuery, perPage: 400 } }

/** Above 100 rows, columns keep the widths of their content while scrolling; an amount is never as wide as a name. */
export const LongPage: Story = {
  args: { ...long, columns: sampleColumns },
  decorators: [asWideAs(1240)],
  play: async ({ canvasElement }) => {
    const frame = frameIn(canvasElement)
    const before = widthsOf(canvasElement)
    await expect(new Set(Object.values(before).map(Math.round)).size).toBeGreaterThan(6)
    await expect(before.quantity).toBeLessThan(before.amount ?? 0)
    await expect(before.amount).toBeLessThan(before.goods ?? 0)
    await expect(before.status).toBeLessThan(before.goods ?? 0)
    await expect(before.goods).toBeGreaterThanOrEqual(240)
    await expect(before.created_at).toBe(165)
    frame.scrollTop = frame.scrollHeight / 2
    await within(canvasElement).findByRole('checkbox', { name: said('table.row_select', { row: 200 }) })
    await expect(widthsOf(canvasElement)).toEqual(before)
    const uncut = [...frame.querySelectorAll<HTMLElement>('tbody td:is([data-shape=figure], [data-shape=fixed])')]
    await expect(uncut.filter(cell => cell.scrollWidth > cell.clientWidth)).toEqual([])
  },
}

/** An amount far down that is longer than the visible ones is not truncated. */
export const LongPageLongAmount: Story = {
  args: {
    ...long,
    columns: sampleColumns,
    rows: sampleOrders(400).map((order, at) => (at === 300 ? { ...order, amount: 9_876_543_210_00 } : order)),
  },
  decorators: [asWideAs(1240)],
  play: async ({ canvasElement }) => {
    const frame = frameIn(canvasElement)
    frame.scrollTop = 300 * 44
    const amount = await within(canvasElement).findByText('¥9,876,543,210.00')
    await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth)
  },
}

/** At 1,280 px a long page hides columns like a short one. */
export const LongPageNothingCovered: Story = {
  args: long,
  play: async ({ canvasElement }) => {
    const frame = frameIn(canvasElement)
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
    await expect(coveredCells(canvasElement)).toEqual([])
  },
}

const dated: readonly TableColumn<SampleOrder>[] = sampleColumns.filter(({ id }) => id !== 'remark')

const createdAt = async (canvasElement: HTMLElement): Promise<void> => {
  await expect(widthsOf(canvasElement).created_at).toBe(165)
  const cell = frameIn(canvasElement).querySelector<HTMLElement>('td[data-shape=time]')
  await expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0)
}

/** Created_at is 165 px wide as drawn (§9), with room to spare, */
export const CreatedAtRoomy: Story = {
  args: { columns: sampleColumns.filter(({ id }) => ['id', 'goods', 'created_at'].includes(id)) },
  play: async ({ canvasElement }) => createdAt(canvasElement),
}

/** if it is crowded, */
export const CreatedAtCrowded: Story = {
  args: { columns: dated },
  play: async ({ canvasElement }) => createdAt(canvasElement),
}

/** and if only visible rows are rendered; the same for updated_at. */
export const CreatedAtLongPage: Story = {
  args: {
    ...long,
    columns: [
      ...dated,
      { id: 'updated_at', title: 'updated_at', kind: 'time', render: row => row.created_at.slice(0, 10) },
    ],
  },
  play: async ({ canvasElement }) => {
    await createdAt(canvasElement)
    await expect(widthsOf(canvasElement).updated_at).toBe(165)
  },
}

/** Also in English and in dark mode. */
export const EnglishDark: Story = { ...NothingCovered, globals: { language: 'en', theme: 'dark' } }
