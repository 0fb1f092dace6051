import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeResource } from '../testing/fake-resource.ts'
import { type Answers, Refusal } from '../testing/fake-server.ts'
import { phone, phoneParameters, staysOnPhone } from '../testing/phone.ts'
import { StoryPage } from '../testing/story-page.tsx'
import { storyScreen } from '../testing/story-screen.tsx'
import { ShipDialog } from './ship-dialog.tsx'

const order = (id: number): ResourceRow => ({
  id,
  order_no: `N${id}`,
  order_name: '青釉 手作马克杯 350ml',
  order_name_en: 'Celadon mug, 350 ml',
  order_image: '',
  order_status: 'waiting_delivery',
  order_goods: [],
  actions: ['ship'],
})

const companies = [
  { id: 1, code: 'SF', name: '顺丰速运', name_en: 'SF Express' },
  { id: 2, code: 'ZTO', name: '中通快递', name_en: 'ZTO' },
]

const Held = ({ first }: { readonly first: readonly ResourceRow[] }) => {
  const [orders, setOrders] = useState(first)
  return <ShipDialog area="seller" orders={orders} onClose={() => setOrders([])} />
}

const shipping = (answers: Answers, orders = [order(71), order(72)]) =>
  storyScreen('seller', () => <Held first={orders} />, { ...fakeResource('/expresses', companies), ...answers })

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Ship dialog',
  component: StoryPage,
  subcomponents: { ShipDialog },
  args: shipping({}),
  globals: { area: 'seller' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 15_000 }))

/** Nothing is sent before every parcel has its number; an order may have several parcels. */
export const Numbers: Story = {
  play: async () => {
    const dialog = await dialogOf('发货')
    const [another] = await dialog.findAllByRole('button', { name: /添加包裹|再加/ })
    if (!another) throw new Error('no second parcel')
    await userEvent.click(another)
    await userEvent.click(dialog.getByRole('button', { name: '发货' }))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'))
  },
}

/** What the server refuses stays with its reason; the others are shipped. */
export const OneRefused: Story = {
  args: shipping({
    'PUT /Seller/orders/status/edit': { shipped: [71], refused: [{ id: 72, msg: 'The buyer has cancelled.' }] },
  }),
  globals: { language: 'en', theme: 'dark' },
  play: async () => {
    const dialog = await dialogOf('Ship')
    for (const [at, box] of (await dialog.findAllByRole('textbox')).entries())
      await userEvent.type(box, `SF100000000${at}`)
    await userEvent.click(dialog.getByRole('button', { name: 'Ship' }))
    await waitFor(async () => expect(await dialog.findByText('The buyer has cancelled.')).toBeVisible())
    await expect(dialog.queryByText('N71')).toBeNull()
  },
}

/** Without companies nothing can be shipped: why, and a way to ask again. */
export const NoCompanies: Story = {
  args: shipping({ 'GET /expresses': new Refusal(500, '数据库没有响应。') }),
  play: async () => {
    const dialog = await dialogOf('发货')
    const retry = await dialog.findByRole('button', { name: '重试' })
    await waitFor(() => expect(retry).toBeVisible())
  },
}

/** When no answer comes, every number stays. */
export const Cut: Story = {
  args: shipping({
    'PUT /Seller/orders/status/edit': () => {
      throw new TypeError('offline')
    },
  }),
  globals: { theme: 'dark' },
  play: async () => {
    const dialog = await dialogOf('发货')
    const boxes = await dialog.findAllByRole('textbox')
    for (const [at, box] of boxes.entries()) await userEvent.type(box, `SF200000000${at}`)
    await userEvent.click(dialog.getByRole('button', { name: '发货' }))
    await waitFor(async () => expect(await dialog.findByText(/没有收到服务器的回应/)).toBeVisible())
    await expect(boxes[0]).toHaveValue('SF2000000000')
  },
}

/** Many orders at once, on a phone. */
export const ManyOnPhone: Story = {
  args: shipping(
    {},
    Array.from({ length: 12 }, (_, at) => order(71 + at)),
  ),
  parameters: { ...meta.parameters, ...phoneParameters },
  globals: { ...phone, language: 'en' },
  play: async () => {
    const dialog = await dialogOf('Ship')
    await expect(await dialog.findByText('N82', { exact: false })).toBeInTheDocument()
    await staysOnPhone()
  },
}
