import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { mug } from '../foundation/sample-goods.ts'
import { firstChoice, type SkuChoice } from './sku-choice.ts'
import { SkuPicker } from './sku-picker.tsx'

const axes = [
  {
    name: '颜色',
    values: [
      { name: '青釉', picture: mug('#7FA99B') },
      { name: '月白', picture: mug('#E9E4DA') },
      { name: '霁蓝', picture: mug('#2F4B7C') },
    ],
  },
  { name: '容量', values: [{ name: '250ml' }, { name: '350ml' }, { name: '500ml 带盖' }] },
]
const skus = [
  { id: 1, values: ['青釉', '250ml'], stock: 8 },
  { id: 2, values: ['青釉', '350ml'], stock: 0 },
  { id: 3, values: ['月白', '250ml'], stock: 3 },
  { id: 4, values: ['月白', '350ml'], stock: 5 },
  { id: 5, values: ['月白', '500ml 带盖'], stock: 1 },
  { id: 6, values: ['霁蓝', '350ml'], stock: 2 },
]

const Held = ({ demand = false }: { readonly demand?: boolean }) => {
  const [choice, setChoice] = useState<SkuChoice>(firstChoice(axes))
  return <SkuPicker axes={axes} skus={skus} choice={choice} onChange={setChoice} demand={demand} />
}

const meta: Meta<typeof Held> = {
  title: 'Shop/SKU picker',
  component: Held,
  subcomponents: { SkuPicker },
  args: { demand: false },
}
export default meta
type Story = StoryObj<typeof Held>

export const Playground: Story = {}

/** Somebody tried to buy without a choice: the missing axis is named. */
export const Demanding: Story = {
  args: { demand: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('颜色、容量')
  },
}

/** Sold out and impossible values stay in sight with their reason; another axis is never cleared. */
export const Combinations: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: '青釉' }))
    await expect(canvas.getByRole('radio', { name: /350ml.*已售罄/ })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: /500ml.*没有这个组合/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: '250ml' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('已选：青釉、250ml')
    await userEvent.click(canvas.getByRole('radio', { name: '月白' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('已选：月白、250ml')
    await expect(canvas.getByRole('radio', { name: /霁蓝.*没有这个组合/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: '250ml' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('请选择容量')
  },
}
