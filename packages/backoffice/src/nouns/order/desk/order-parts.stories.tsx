import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { anOrder } from '../../../testing/an-order.ts'
import { OrderGoods } from './order-goods.tsx'
import { OrderNote } from './order-note.tsx'

const order = anOrder({ note: '送礼', note_flag: 'purple' })

const meta: Meta<typeof OrderGoods> = {
  title: 'Back office/Order parts',
  component: OrderGoods,
  subcomponents: { OrderNote },
  globals: { area: 'seller' },
  args: { lines: order.order_goods, locale: 'en' },
}
export default meta
type Story = StoryObj<typeof OrderGoods>

/** Every line with its SKU and pieces, however many there are. */
export const Goods: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText('white')).toBeVisible()
    await expect(canvas.getByText('× 2')).toBeVisible()
  },
}

/** A note has its colour in words too. */
export const Note: Story = {
  render: () => (
    <p>
      <OrderNote order={order} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(said('order.flag_purple'))).toBeVisible())
    await expect(canvas.getByText(/送礼/)).toBeVisible()
  },
}
