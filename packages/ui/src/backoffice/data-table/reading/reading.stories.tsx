import '../../field-types/register.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { mug } from '../../../foundation/sample-goods.ts'
import { type SampleOrder, sampleColumns, sampleOrders } from '../sample/sample-rows.ts'
import { SampleTable } from '../sample/sample-table.tsx'
import type { TableColumn } from '../table-column.ts'

const long =
  '高山绿茶 250g，绿罐装，产地直发，密封冷藏运输，明前采摘，一芽一叶，手工炒制，附赠玻璃杯与茶则，送礼自饮皆宜'
const columns: readonly TableColumn<SampleOrder>[] = sampleColumns.map(column =>
  column.id === 'goods'
    ? { ...column, width: 160, render: row => (row.id % 2 === 0 ? long : '碗') }
    : column.id === 'remark'
      ? { id: 'image', title: '图片', kind: 'image' as const }
      : column,
)

const meta: Meta<typeof SampleTable> = {
  title: 'Table/Reading',
  component: SampleTable,
  globals: { area: 'admin' },
  args: { columns, count: 4 },
}
export default meta
type Story = StoryObj<typeof SampleTable>

const text = (canvasElement: HTMLElement, words: string): HTMLElement => {
  const [first] = within(canvasElement).getAllByText(words)
  if (!first) throw new Error('no such text')
  return first
}

/**
 * A long text shows two lines, all of it on hover and on focus; Esc closes it. A short one is not a Tab stop (point
 * 30).
 */
export const LongText: Story = {
  play: async ({ canvasElement }) => {
    const cell = text(canvasElement, long)
    await expect(Math.round(cell.getBoundingClientRect().height)).toBeLessThanOrEqual(42)
    await waitFor(() => expect(cell).toHaveAttribute('tabindex', '0'))
    await expect(text(canvasElement, '碗')).not.toHaveAttribute('tabindex')
    cell.focus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(long)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await userEvent.hover(cell)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(long)
    await userEvent.unhover(cell)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

const written = fn<(text: string) => Promise<void>>()

/** Ids and numbers can be copied. */
export const Copying: Story = {
  beforeEach: () => {
    written.mockReset().mockResolvedValue(undefined)
    const clipboard = navigator.clipboard
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } })
    return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fireEvent.click(canvas.getByRole('button', { name: said('table.copy', { value: '202611210041000' }) }))
    await expect(written).toHaveBeenCalledWith('202611210041000')
    await expect(await screen.findByText(said('common.copied'), undefined, { timeout: 8000 })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: said('table.copy', { value: 10000 }) })).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /复制 林小满/ })).toBeNull()
  },
}

/** Pictures are 40 px and can be enlarged; a missing one keeps its space. */
export const Pictures: Story = {
  args: {
    rows: sampleOrders(2).map((order, at) => ({ ...order, image: at === 0 ? mug('#7FA58F') : '/none.webp' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = canvas.getAllByRole('button', { name: said('table.picture_enlarge') })
    if (!first) throw new Error('no picture')
    await expect(Math.round(first.getBoundingClientRect().width)).toBe(40)
    await userEvent.click(first)
    const dialog = within(await screen.findByRole('dialog', { name: said('table.picture') }))
    await expect(dialog.getByRole('img', { name: said('table.picture') })).toBeInTheDocument()
    await expect(
      await canvas.findByTitle(said('common.image_failed'), undefined, { timeout: 8000 }),
    ).toBeInTheDocument()
  },
}
