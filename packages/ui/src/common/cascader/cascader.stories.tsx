import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { FieldPopover } from '../popover/field-popover.tsx'
import type { CascadePath } from './cascade.ts'
import type { CascadeNode } from './cascade-node.ts'
import { Cascader, type CascaderProps } from './cascader.tsx'

const classes: readonly CascadeNode[] = [
  {
    label: '家居家装',
    value: 3,
    children: [{ label: '餐厨', value: 31, children: [{ label: '马克杯', value: 311 }] }],
  },
  { label: '食品生鲜', value: 6 },
]

const Held = ({
  value = [],
  error,
  disabled = false,
  ...rest
}: Partial<Pick<CascaderProps, 'nodes' | 'load' | 'anyLevel' | 'searchable' | 'value' | 'placeholder'>> & {
  /** Error of the surrounding field. */
  readonly error?: string
  /** Set on the surrounding field. @default false */
  readonly disabled?: boolean
}) => {
  const [path, setPath] = useState<CascadePath>(value)
  return (
    <Field label="分类" error={error} disabled={disabled}>
      <Cascader {...rest} value={path} onValue={setPath} />
    </Field>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Controls/Cascader',
  component: Held,
  subcomponents: { Cascader, FieldPopover },
  args: { nodes: classes, value: [], anyLevel: false, placeholder: '请选择', disabled: false },
}
export default meta
type Story = StoryObj<typeof Held>

/** Three levels, column by column. */
export const WholeTree: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: /^分类/ })
    await userEvent.click(opener)
    for (const name of ['家居家装', '餐厨', '马克杯'])
      await userEvent.click(await screen.findByRole('option', { name }))
    await waitFor(() => expect(opener).toHaveTextContent('家居家装 / 餐厨 / 马克杯'))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** A search finds nodes by their name, a name above them, or their name in another language; by mouse and keyboard. */
export const Searched: Story = {
  args: {
    searchable: true,
    nodes: [
      {
        label: '家居家装',
        value: 3,
        children: [
          { label: '餐厨', value: 31, children: [{ label: '马克杯', words: 'Mugs', value: 311 }] },
          { label: '灯具', value: 32, children: [{ label: '台灯', words: 'Table lamps', value: 321 }] },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: /^分类/ })
    await userEvent.click(opener)
    const search = await screen.findByRole('searchbox')
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.type(search, '家居')
    expect(screen.getAllByRole('option').map(each => each.textContent)).toEqual([
      '家居家装 / 餐厨 / 马克杯',
      '家居家装 / 灯具 / 台灯',
    ])
    await userEvent.clear(search)
    await userEvent.type(search, 'lamp{ArrowDown}{Enter}')
    await waitFor(() => expect(opener).toHaveTextContent('家居家装 / 灯具 / 台灯'))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}
export const Chosen: Story = { args: { value: [3, 31, 311] } }
export const Disabled: Story = { args: { value: [6], disabled: true } }

const load = fn<NonNullable<CascaderProps['load']>>()

/** A level that fails to load offers a retry in its own column. */
export const LevelRetry: StoryObj<typeof Held> = {
  render: () => <Held load={load} />,
  beforeEach: () => {
    load.mockReset()
    load.mockRejectedValueOnce(new Error('network')).mockResolvedValue([{ label: '浙江省', value: 33, leaf: true }])
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^分类/ }))
    await userEvent.click(await screen.findByRole('button', { name: said('common.retry') }))
    await userEvent.click(await screen.findByRole('option', { name: '浙江省' }))
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: /^分类/ })).toHaveTextContent('浙江省'),
    )
  },
}

const opened = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: /^分类/ })
  await userEvent.click(opener)
  return opener
}

/** A node with children can be chosen itself. */
export const AnyLevel: Story = {
  args: { anyLevel: true },
  play: async ({ canvasElement }) => {
    const opener = await opened(canvasElement)
    await userEvent.click(await screen.findByRole('option', { name: '家居家装' }))
    await waitFor(() => expect(opener).toHaveTextContent('家居家装'))
    await waitFor(async () => expect(await screen.findByRole('option', { name: '餐厨' })).toBeVisible())
  },
}

/** While a level loads, its column says so. */
export const LevelLoading: Story = {
  render: () => <Held load={() => new Promise(() => {})} />,
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    await expect(await screen.findByText(said('common.loading'))).toBeInTheDocument()
  },
}

/** Long labels are truncated in the field, and a long level scrolls in its own column. */
export const LongText: Story = {
  args: {
    nodes: Array.from({ length: 40 }, (_, at) => ({
      label: `家居家装与餐厨用品，以及一切放在桌上的东西，第 ${at + 1} 类`,
      value: at + 1,
    })),
    value: [1],
  },
  decorators: [
    Story => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const opener = await opened(canvasElement)
    await expect(opener.getBoundingClientRect().width).toBeLessThanOrEqual(260)
    const column = (await screen.findByRole('listbox')).parentElement
    await expect(column?.clientHeight).toBeLessThanOrEqual(280)
    await expect(column?.scrollHeight).toBeGreaterThan(280)
  },
}
export const Empty: Story = {
  args: { nodes: [] },
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    await expect(await screen.findByText(said('form.choices_none'))).toBeInTheDocument()
  },
}
export const Wrong: Story = {
  args: { error: '请选择分类。' },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: /^分类/ })
    await expect(opener).toHaveAccessibleDescription('请选择分类。')
  },
}
