import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { mug } from '../../foundation/sample-goods.ts'
import { firstChoice, type SkuChoice } from './sku-choice.ts'
import { SkuPicker, type SkuPickerProps } from './sku-picker.tsx'

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

const Held = (props: Omit<SkuPickerProps, 'choice' | 'onChange'>) => {
  const [choice, setChoice] = useState<SkuChoice>(firstChoice(props.axes))
  return <SkuPicker {...props} choice={choice} onChange={setChoice} />
}

const meta: Meta<typeof Held> = {
  title: 'Shop/SKU picker',
  component: Held,
  subcomponents: { SkuPicker },
  args: { axes, skus, demand: false },
}
export default meta
type Story = StoryObj<typeof Held>

export const Playground: Story = {}

/** After an attempt to buy without a choice, the missing axis is named. */
export const Demanding: Story = {
  args: { demand: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(`颜色${said('ui.list_separator')}容量`)
  },
}

/** Sold out and impossible values stay visible with their reason; another axis is never cleared. */
export const Combinations: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: '青釉' }))
    await expect(canvas.getByRole('radio', { name: new RegExp(`350ml.*${said('ui.sold_out')}`) })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: new RegExp(`500ml.*${said('ui.no_combination')}`) })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: '250ml' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      said('ui.sku_chosen', { values: `青釉${said('ui.list_separator')}250ml` }),
    )
    await userEvent.click(canvas.getByRole('radio', { name: '月白' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      said('ui.sku_chosen', { values: `月白${said('ui.list_separator')}250ml` }),
    )
    await expect(canvas.getByRole('radio', { name: new RegExp(`霁蓝.*${said('ui.no_combination')}`) })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: '250ml' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(said('ui.sku_missing', { axes: '容量' }))
  },
}

/** An axis with a single value is chosen from the start. */
export const OneValue: Story = {
  args: { axes: [{ name: '规格', values: [{ name: '默认' }] }], skus: [{ id: 1, values: ['默认'], stock: 3 }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: '默认' })).toBeChecked()
  },
}

/** Everything is sold out: all values stay visible, with their reason. */
export const SoldOut: Story = {
  args: { skus: skus.map(sku => ({ ...sku, stock: 0 })) },
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio')) {
      await expect(radio).toBeDisabled()
      await expect(radio).toHaveAccessibleName(new RegExp(`${said('ui.sold_out')}`))
    }
  },
}

/** Many and long values wrap within the width of a phone. */
export const LongText: Story = {
  args: {
    axes: [
      {
        name: '颜色与款式',
        values: Array.from({ length: 12 }, (_, at) => ({
          name: `第 ${at + 1} 款 青釉窑变手绘山水礼盒装，附赠木质杯垫与棉麻收纳袋`,
        })),
      },
    ],
    skus: Array.from({ length: 12 }, (_, at) => ({
      id: at + 1,
      values: [`第 ${at + 1} 款 青釉窑变手绘山水礼盒装，附赠木质杯垫与棉麻收纳袋`],
      stock: 1,
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
    await expect(within(canvasElement).getByTestId('page').scrollWidth).toBeLessThanOrEqual(320)
  },
}
export const DemandingInEnglish: Story = {
  args: { demand: true },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/choose|select/i)
  },
}
