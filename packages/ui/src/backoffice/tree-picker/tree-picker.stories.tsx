import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { CascadeNode } from '../../common/cascader/cascade-node.ts'
import { Field } from '../../common/field/field.tsx'
import { TreePicker, type TreePickerProps } from './tree-picker.tsx'

const permissions: readonly CascadeNode[] = [
  {
    label: '订单',
    value: 'order',
    children: [
      { label: '查看', value: 'order.view' },
      { label: '发货', value: 'order.ship' },
    ],
  },
  {
    label: '商品',
    value: 'goods',
    children: [
      { label: '查看', value: 'goods.view' },
      { label: '上下架', value: 'goods.shelf' },
      { label: '库存', value: 'stock', children: [{ label: '调整', value: 'stock.adjust' }] },
    ],
  },
]

const Held = ({
  nodes,
  value,
  error,
  disabled = false,
  ...rest
}: Pick<TreePickerProps, 'nodes' | 'value' | 'opened' | 'maxHeight'> & {
  /** Error of the surrounding field. */
  readonly error?: string
  /** Set on the surrounding field. @default false */
  readonly disabled?: boolean
}) => {
  const [ticked, setTicked] = useState(value)
  return (
    <Field label="权限" hint="勾选上级会勾选全部下级" group error={error} disabled={disabled}>
      <TreePicker {...rest} nodes={nodes} value={ticked} onValue={setTicked} />
    </Field>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Form/Tree picker',
  component: Held,
  subcomponents: { TreePicker },
  args: { nodes: permissions, value: ['order.view'], maxHeight: '360px', disabled: false },
}
export default meta
type Story = StoryObj<typeof Held>

export const Some: Story = {}
export const Empty: Story = { args: { nodes: [], value: [] } }
export const Wrong: Story = { args: { value: [], error: '至少选择一项。' } }
export const Disabled: Story = { args: { disabled: true } }

/** One Tab stop; arrows move, open and close; Space checks a node and all below it. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('tree', { name: '权限' })).toHaveAccessibleDescription(/勾选上级/)
    const order = canvas.getByRole('treeitem', { name: '订单' })
    await expect(order).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.tab()
    await expect(order).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(order).toHaveAttribute('aria-checked', 'true')
    await waitFor(() => expect(canvas.getByText(said('form.ticked_count_other', { count: 2 }))).toBeVisible())
    await userEvent.keyboard('{ArrowLeft}')
    await expect(order).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('treeitem', { name: '商品' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}{ArrowRight} ')
    await expect(canvas.getByRole('treeitem', { name: '调整' })).toHaveAttribute('aria-checked', 'true')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('treeitem', { name: '库存' })).toHaveFocus()
  },
}

/** A large tree with long labels scrolls in its own height and stays within its width. */
export const ManyLong: Story = {
  args: {
    value: [],
    nodes: Array.from({ length: 30 }, (_, at) => ({
      label: `第 ${at + 1} 组 权限`,
      value: `group${at}`,
      children: [
        { label: '查看、导出与打印全部订单、售后单、结算单以及与之有关的操作记录'.repeat(2), value: `leaf${at}` },
      ],
    })),
  },
  decorators: [
    Story => (
      <div data-testid="page" style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByTestId('page').scrollWidth).toBeLessThanOrEqual(320)
    await expect(canvas.getByRole('tree').getBoundingClientRect().height).toBeLessThanOrEqual(400)
  },
}
