import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import type { CascadeNode } from '../form/form-field.ts'
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
}: Pick<TreePickerProps, 'nodes' | 'value'> & { readonly error?: string; readonly disabled?: boolean }) => {
  const [ticked, setTicked] = useState(value)
  return (
    <Field label="权限" hint="勾选上级会勾选全部下级" group error={error} disabled={disabled}>
      <TreePicker nodes={nodes} value={ticked} onValue={setTicked} />
    </Field>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Form/Tree picker',
  component: Held,
  subcomponents: { TreePicker },
  args: { nodes: permissions, value: ['order.view'] },
}
export default meta
type Story = StoryObj<typeof Held>

export const Some: Story = {}
export const Empty: Story = { args: { nodes: [], value: [] } }
export const Wrong: Story = { args: { value: [], error: '至少选择一项。' } }
export const Disabled: Story = { args: { disabled: true } }

/** One stop of Tab; arrows move, open and close; Space ticks a node and all below it. */
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
    await expect(canvas.getByText('已选 2 项')).toBeVisible()
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
