import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../../common/field/field.tsx'
import { storeSource } from '../form/testing/every-type.ts'
import { SearchBar } from '../paged/search-bar.tsx'
import { ChosenChips } from './chosen-chips.tsx'
import { TableSelect, type TableSelectProps } from './table-select.tsx'
import type { TableSource } from './table-source.ts'

const Held = ({
  value,
  error,
  disabled = false,
  ...rest
}: Omit<TableSelectProps, 'onValue'> & {
  /** Error of the surrounding field. */
  readonly error?: string
  /** Set on the surrounding field. @default false */
  readonly disabled?: boolean
}) => {
  const [ids, setIds] = useState(value)
  return (
    <Field label="店铺" group error={error} disabled={disabled}>
      <TableSelect {...rest} value={ids} onValue={setIds} />
    </Field>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Form/Table select',
  component: Held,
  subcomponents: { TableSelect, ChosenChips, SearchBar },
  args: { source: storeSource, value: [], multiple: true, disabled: false },
  argTypes: { source: { control: false } },
}
export default meta
type Story = StoryObj<typeof Held>

export const Empty: Story = {}
export const Chosen: Story = {
  args: { value: ['3', '40'] },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('店铺 40')).toBeVisible())
  },
}
export const Disabled: Story = { args: { value: ['3'], disabled: true } }
export const Wrong: Story = {
  args: { error: '请选择店铺。' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: said('form.choose') })).toHaveAccessibleDescription(
      '请选择店铺。',
    )
  },
}

/** Many choices wrap as chips, each with a remove button. */
export const ManyChosen: Story = {
  args: { value: Array.from({ length: 40 }, (_, at) => String(at + 1)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(async () => expect(await canvas.findByText('店铺 40')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: said('form.choice_remove', { name: '店铺 40' }) }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(39)
  },
}

/** There are no rows, or none that match the search. */
export const NoRows: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: said('form.choose') }))
    const dialog = within(await screen.findByRole('dialog', { name: '选择店铺' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: said('common.search') }), '无名氏{Enter}')
    await expect(await dialog.findByText(said('common.empty_search'))).toBeInTheDocument()
  },
}
export const Loading: Story = {
  args: { source: { ...storeSource, load: () => new Promise(() => {}) } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: said('form.choose') }))
    const dialog = within(await screen.findByRole('dialog', { name: '选择店铺' }))
    await expect(await dialog.findByText(said('common.loading'))).toBeInTheDocument()
  },
}

const removed = fn<(id: string) => void>()

/** The chosen values as chips alone; without remove buttons they are read-only, and a long label is truncated. */
export const Chips: StoryObj<typeof ChosenChips> = {
  args: { ids: ['3', '40', '7'] },
  render: ({ ids = [] }) => (
    <div style={{ width: 280 }}>
      <ChosenChips
        ids={ids}
        wordFor={id => (id === '7' ? '景德镇一盏灯下手作陶瓷工作室旗舰店，华东一区，第七分店' : `店铺 ${id}`)}
        onRemove={removed}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    removed.mockReset()
    const canvas = within(canvasElement)
    const ways = canvas.getAllByRole('button', { name: new RegExp(said('form.choice_remove', { name: '' })) })
    for (const way of ways)
      await expect(way.getBoundingClientRect().right).toBeLessThanOrEqual(
        (canvasElement.querySelector('div')?.getBoundingClientRect().left ?? 0) + 281,
      )
    const [first] = ways
    if (!first) throw new Error('no way out')
    await userEvent.click(first)
    await expect(removed).toHaveBeenCalledWith('3')
  },
}

const sought = fn<(typed: string) => void>()

/** A search input that searches on Enter and by its button, not on every letter. */
export const Search: StoryObj<typeof SearchBar> = {
  render: () => <SearchBar onSearch={sought} />,
  play: async ({ canvasElement }) => {
    sought.mockReset()
    const box = within(canvasElement).getByRole('textbox', { name: said('common.search') })
    await userEvent.type(box, ' 景窑 ')
    await expect(sought).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(sought).toHaveBeenLastCalledWith('景窑')
    await userEvent.clear(box)
    await userEvent.click(within(canvasElement).getByRole('button', { name: said('common.search') }))
    await expect(sought).toHaveBeenLastCalledWith('')
  },
}

/** One row only: the last click counts. */
export const Single: Story = {
  args: { multiple: false },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: said('form.choose') }))
    const box = await screen.findByRole('dialog', { name: '选择店铺' })
    // 60 % of the window (§9).
    await expect(box.offsetWidth).toBe(window.innerWidth * 0.6)
    const dialog = within(box)
    await userEvent.click(await dialog.findByRole('radio', { name: '店铺 1' }))
    await userEvent.click(dialog.getByRole('radio', { name: '店铺 2' }))
    await userEvent.click(dialog.getByRole('button', { name: said('common.confirm') }))
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1))
    await waitFor(() => expect(within(canvasElement).getByText('店铺 2')).toBeVisible())
  },
}

const load = fn<TableSource['load']>()

/** A page that fails to load can be retried; the selection stays. */
export const Failed: Story = {
  args: { source: { ...storeSource, load } },
  beforeEach: () => {
    const log = console.error
    console.error = () => {}
    load.mockReset()
    load.mockRejectedValueOnce(new Error('服务器正忙。')).mockImplementation(storeSource.load)
    return () => {
      console.error = log
    }
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: said('form.choose') }))
    const dialog = within(await screen.findByRole('dialog', { name: '选择店铺' }))
    await expect(await dialog.findByText('服务器正忙。')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: said('common.retry') }))
    await expect(await dialog.findByRole('checkbox', { name: '店铺 1' })).toBeInTheDocument()
  },
}
