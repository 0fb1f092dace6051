import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { SampleOrder } from '../sample/sample-rows.ts'
import { SampleTable } from '../sample/sample-table.tsx'

const below = (row: SampleOrder) => <p>{`details of ${row.id}`}</p>
const card = (row: SampleOrder) => <p>{`card of ${row.id}`}</p>

const meta: Meta<typeof SampleTable> = {
  title: 'Table/Details',
  component: SampleTable,
  globals: { area: 'seller' },
  args: { count: 3, below, card },
}
export default meta
type Story = StoryObj<typeof SampleTable>

/** A button in the first cell opens the details of a row below it; with the focus on the row, the arrow keys do. */
export const OpenBelow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = await canvas.findAllByRole('button', { name: said('table.details_open') })
    if (!first) throw new Error('no row opens')
    await userEvent.click(first)
    await waitFor(() => expect(canvas.getByText(/details of/)).toBeVisible())
    const close = canvas.getByRole('button', { name: said('table.details_close') })
    await expect(close).toHaveAttribute('aria-expanded', 'true')
    close.closest('tr')?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.queryByText(/details of/)).toBeNull())
  },
}

/** On a phone the rows are cards; everything that fingers touch is at least 44 px high. */
export const Cards: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '800px' } } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [card] = await canvas.findAllByText(/card of/)
    const list = card?.closest('ul')
    if (!list) throw new Error('the cards are no list')
    await expect(within(list).getAllByText(/card of/)).toHaveLength(3)
    await expect(canvas.queryByRole('table')).toBeNull()
    for (const button of within(list).getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    const [first] = within(list).getAllByRole('button', { name: said('table.details_open') })
    if (!first) throw new Error('no card opens')
    await userEvent.click(first)
    await waitFor(() => expect(within(list).getByText(/details of/)).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
