import '../../field-types/register.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SampleTable } from '../sample/sample-table.tsx'
import { firstQuery } from '../table-query.ts'
import { KeyList } from './key-list.tsx'
import { TableKeyList } from './table-key-list.tsx'

const add = fn()
const edit = fn()

const meta: Meta<typeof SampleTable> = {
  title: 'Table/Keyboard',
  component: SampleTable,
  subcomponents: { KeyList, TableKeyList },
  globals: { area: 'admin' },
  args: { onAdd: add, onEdit: edit },
  beforeEach: () => {
    add.mockClear()
    edit.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof SampleTable>

const rowInFocus = (): string | undefined => document.activeElement?.closest<HTMLElement>('tr')?.dataset.row

/** j and k move between rows, x selects, e edits, n adds, / searches, ? lists the keys (point 40). */
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('j')
    await expect(rowInFocus()).toBe('10000')
    await userEvent.keyboard('jjk')
    await expect(rowInFocus()).toBe('10001')
    await userEvent.keyboard('x')
    await waitFor(async () => expect(await canvas.findByText(said('table.selected', { count: 1 }))).toBeVisible())
    await userEvent.keyboard('e')
    await expect(edit).toHaveBeenCalledWith(expect.objectContaining({ id: 10_001 }))
    await userEvent.keyboard('n')
    await expect(add).toHaveBeenCalledOnce()
    await userEvent.keyboard('/')
    const first = await canvas.findByRole('textbox', { name: '订单号' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('jn')
    await expect(first).toHaveValue('jn')
    await expect(add).toHaveBeenCalledOnce()
    first.blur()
    await userEvent.keyboard('?')
    await expect(await screen.findByRole('dialog', { name: said('table.keys') })).toBeInTheDocument()
    await userEvent.keyboard('n')
    await expect(add).toHaveBeenCalledOnce()
  },
}

/** The keys can be switched off. */
export const SwitchedOff: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: said('table.columns') }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: said('table.keys_on') }))
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('n')
    await expect(add).not.toHaveBeenCalled()
  },
}

/** Rows outside the visible part scroll into view when they get the focus. */
export const LongPage: Story = {
  args: { count: 200, from: { ...firstQuery, perPage: 200 }, maxHeight: '320px' },
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('jjjjjjjjjjjjjjjjjjjj')
    await waitFor(() => expect(rowInFocus()).toBe('10019'))
    const frame = within(canvasElement).getByRole('region', { name: '订单列表' }).getBoundingClientRect()
    const row = document.activeElement?.getBoundingClientRect()
    await expect(row?.bottom).toBeLessThanOrEqual(frame.bottom + 1)
    await expect(row?.top).toBeGreaterThanOrEqual(frame.top + 39)
  },
}
