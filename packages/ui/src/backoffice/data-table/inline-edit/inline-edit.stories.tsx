import '../../field-types/register.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type SampleOrder, sampleColumns } from '../sample/sample-rows.ts'
import { SampleTable } from '../sample/sample-table.tsx'
import type { ActionOutcome } from '../selection/table-selection.ts'
import type { TableColumn } from '../table-column.ts'
import type { InlineValue } from './inline-edit.ts'

const save = fn<(row: SampleOrder, value: InlineValue) => Promise<ActionOutcome>>()
const back = fn(async () => true)

const columns: readonly TableColumn<SampleOrder>[] = sampleColumns.map(column => {
  if (column.id === 'amount') {
    return {
      ...column,
      edit: { kind: 'money', check: value => (Number(value) > 100_000 ? '单价过高' : undefined), save },
    }
  }
  if (column.id === 'quantity') return { ...column, edit: { kind: 'number', save } }
  if (column.id === 'weight') {
    return { id: 'open', title: '启用', edit: { kind: 'switch', save, allowed: row => row.id % 2 === 0 } }
  }
  return column
})

const meta: Meta<typeof SampleTable> = {
  title: 'Table/Inline edit',
  component: SampleTable,
  globals: { area: 'seller' },
  args: { columns, count: 4 },
  beforeEach: () => {
    save.mockReset().mockResolvedValue(true)
    back.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof SampleTable>

const cell = async (canvasElement: HTMLElement, row: number, title: string) => {
  const line = within(canvasElement).getAllByRole('row')[row]
  if (!line) throw new Error('no such row')
  return (await within(line).findAllByTitle(title))[0] ?? line
}

/** Enter saves the value: it shows immediately, is pending until the server has saved it, and the row flashes once. */
export const Keep: Story = {
  play: async ({ canvasElement }) => {
    let go: (outcome: ActionOutcome) => void = () => {}
    save.mockImplementationOnce(
      () =>
        new Promise(resolve => {
          go = resolve
        }),
    )
    const button = await cell(canvasElement, 1, said('table.edit_cell', { column: '金额' }))
    button.focus()
    await userEvent.keyboard('{Enter}')
    const input = await within(canvasElement).findByRole('textbox', {
      name: said('table.edit_cell', { column: '金额' }),
    })
    await expect(input).toHaveValue('19.90')
    await userEvent.keyboard('25.5{Enter}')
    await expect(save).toHaveBeenCalledWith(expect.objectContaining({ id: 10_000 }), 2550)
    const shown = await cell(canvasElement, 1, said('table.edit_cell', { column: '金额' }))
    await expect(shown).toHaveTextContent('¥25.50')
    await expect(shown.closest('[data-inline]')).toHaveAttribute('aria-busy', 'true')
    go(true)
    await waitFor(() => expect(canvasElement.querySelector('tr[data-flash]')).toHaveAttribute('data-row', '10000'))
    await expect(shown.closest('[data-inline]')).toHaveAttribute('aria-busy', 'false')
    await expect(save).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvasElement.querySelector('tr[data-flash]')).toBeNull(), { timeout: 4000 })
  },
}

/** If saving fails, the old value returns with the reason in the cell. */
export const RolledBack: Story = {
  play: async ({ canvasElement }) => {
    save.mockRejectedValueOnce(new Error('商品已下架，不能改价。'))
    await userEvent.click(await cell(canvasElement, 1, said('table.edit_cell', { column: '金额' })))
    await userEvent.keyboard('30{Enter}')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('商品已下架，不能改价。')
    await expect(await cell(canvasElement, 1, said('table.edit_cell', { column: '金额' }))).toHaveTextContent('¥19.90')
  },
}

/** Esc restores the value; an invalid value is not saved and stays for correction. */
export const EscapeAndProblems: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await cell(canvasElement, 1, said('table.edit_cell', { column: '金额' })))
    await userEvent.keyboard('7{Escape}')
    await expect(await cell(canvasElement, 1, said('table.edit_cell', { column: '金额' }))).toHaveTextContent('¥19.90')
    await userEvent.click(await cell(canvasElement, 1, said('table.edit_cell', { column: '金额' })))
    await userEvent.keyboard('1.234{Enter}')
    const input = canvas.getByRole('textbox', { name: said('table.edit_cell', { column: '金额' }) })
    await expect(input).toBeInvalid()
    await expect(canvas.getByRole('alert')).toHaveTextContent(said('error.money'))
    await userEvent.clear(input)
    await userEvent.type(input, '5000{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('单价过高')
    await expect(input).toHaveValue('5000')
    await expect(save).not.toHaveBeenCalled()
  },
}

/** Enter and Esc of an input method accept or cancel its suggestion; the cell stays open. */
export const Composing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await cell(canvasElement, 1, said('table.edit_cell', { column: '金额' })))
    await userEvent.keyboard('7')
    const input = within(canvasElement).getByRole('textbox', { name: said('table.edit_cell', { column: '金额' }) })
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(input, { key: 'Escape', keyCode: 229 })
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('7')
    await expect(save).not.toHaveBeenCalled()
  },
}

/** Tab saves and moves to the next value. */
export const TabMoves: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await cell(canvasElement, 1, said('table.edit_cell', { column: '数量' })))
    await userEvent.keyboard('8{Tab}')
    const next = await canvas.findByRole('textbox', { name: said('table.edit_cell', { column: '金额' }) })
    await waitFor(() => expect(next).toHaveFocus())
    await expect(save.mock.calls).toEqual([[expect.objectContaining({ id: 10_000 }), 8]])
    await userEvent.tab({ shift: true })
    await waitFor(async () =>
      expect(await canvas.findByRole('textbox', { name: said('table.edit_cell', { column: '数量' }) })).toHaveFocus(),
    )
    await expect(canvas.getByRole('textbox', { name: said('table.edit_cell', { column: '数量' }) })).toHaveValue('8')
  },
}

/** A switch changes immediately, reverts if refused, and can be undone within five seconds. */
export const Switches: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = await canvas.findAllByRole('switch', { name: said('table.edit_cell', { column: '启用' }) })
    if (!first) throw new Error('no switch')
    await expect(canvas.getAllByRole('switch')).toHaveLength(2)
    save.mockResolvedValueOnce(false)
    await userEvent.click(first)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(said('error.operation_failed'))
    await expect(first).not.toBeChecked()
    save.mockResolvedValueOnce({ undo: back })
    await userEvent.click(first)
    await expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ id: 10_000 }), 1)
    await userEvent.click(await screen.findByRole('button', { name: said('common.undo') }, { timeout: 8000 }))
    await waitFor(() => expect(back).toHaveBeenCalledOnce())
    await waitFor(() => expect(first).not.toBeChecked())
  },
}
