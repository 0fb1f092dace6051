import '../../field-types/register.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SampleTable } from '../sample/sample-table.tsx'
import { firstQuery } from '../table-query.ts'

const meta: Meta<typeof SampleTable> = {
  title: 'Table/Long page',
  component: SampleTable,
  globals: { area: 'admin' },
  args: { count: 400, from: { ...firstQuery, perPage: 400 } },
}
export default meta
type Story = StoryObj<typeof SampleTable>

/**
 * Of more than 100 rows only the visible ones are rendered; the header stays, and all of them can be reached and
 * selected.
 */
export const RowsInSight: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const frame = canvas.getByRole('region', { name: '订单列表' })
    const drawn = (): number => frame.querySelectorAll('tr[data-row]').length
    await waitFor(() => expect(drawn()).toBeLessThan(60))
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '401')
    await expect(Math.abs(frame.scrollHeight - 400 * 44 - 40)).toBeLessThan(20)
    frame.scrollTop = frame.scrollHeight
    const last = await canvas.findByRole('checkbox', { name: said('table.row_select', { row: 400 }) })
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '401')
    const head = canvas.getByRole('columnheader', { name: '编号' })
    await expect(Math.round(head.getBoundingClientRect().top - frame.getBoundingClientRect().top)).toBe(0)
    await userEvent.click(canvas.getByRole('checkbox', { name: said('table.select_page') }))
    await waitFor(async () => expect(await canvas.findByText(said('table.selected', { count: 400 }))).toBeVisible())
    await expect(drawn()).toBeLessThan(60)
  },
}

/** Up to 100 rows are all rendered, so that the browser's own search finds them. */
export const HundredRows: Story = {
  args: { count: 100, from: { ...firstQuery, perPage: 100 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tr[data-row]')).toHaveLength(100)
  },
}
