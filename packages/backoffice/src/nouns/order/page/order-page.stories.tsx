import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { anOrder, anOrderDetail } from '../../../testing/an-order.ts'
import { fakeResource } from '../../../testing/fake-resource.ts'
import { type Answers, Refusal } from '../../../testing/fake-server.ts'
import { phone, phoneParameters, staysOnPhone } from '../../../testing/phone.ts'
import { StoryPage } from '../../../testing/story-page.tsx'
import { storyScreen } from '../../../testing/story-screen.tsx'
import { OrderPage } from './order-page.tsx'

const opened = (answers: Answers) => {
  const screen = storyScreen('seller', () => null, { ...fakeResource('/expresses', []), ...answers })
  return {
    ...screen,
    at: '/screen/detail/71',
    views: {
      ...screen.views,
      './views/screen/detail.tsx': async () => ({ Component: () => <OrderPage area="seller" /> }),
    },
  }
}

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Order page',
  component: StoryPage,
  subcomponents: { OrderPage },
  args: opened({
    'GET /Seller/orders/71': anOrderDetail({
      note: '送礼',
      note_flag: 'red',
      note_by: '阿木',
      note_at: '2026-05-02T04:00:00Z',
    }),
  }),
  globals: { area: 'seller' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const shown = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const title = said('order.title', { number: anOrder().order_no })
  await canvas.findByRole('heading', { name: title }, { timeout: 15_000 })
  return canvas
}

/** Everything about an order: goods, amounts, receiver, remark, note, parcels with their trail, timeline. */
export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement)
    for (const name of [
      'order.goods',
      'order.money',
      'order.receiver',
      'order.note',
      'order.parcels',
      'records.life',
    ] as const)
      await expect(canvas.getByRole('region', { name: said(name) })).toBeVisible()
    await expect(canvas.getByRole('button', { name: said('records.ship') })).toBeVisible()
  },
}

export const OnPhone: Story = {
  globals: phone,
  parameters: phoneParameters,
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement)
    await staysOnPhone()
    await expect(
      canvas.getByRole('button', { name: said('records.ship') }).getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44)
  },
}

/** An order of another store counts as missing. */
export const Missing: Story = {
  args: opened({ 'GET /Seller/orders/71': new Refusal(404, 'No such record.') }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(said('order.missing'))).toBeVisible(), { timeout: 15_000 })
  },
}
