import type { OrderRow } from '@shiji/contract/order/order.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeResource } from '../../testing/fake-resource.ts'
import { type Answers, type Asked, Refusal } from '../../testing/fake-server.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { storyScreen } from '../../testing/story-screen.tsx'
import { ParcelFields } from './parcel-fields.tsx'
import { ShipDialog } from './ship-dialog.tsx'

const order = (id: number): OrderRow => ({
  id,
  order_no: `N${id}`,
  group_id: id,
  store_id: 1,
  store_name: '青器',
  store_name_en: 'Celadon',
  user_id: 1,
  user_name: '林小满',
  order_name: '青釉 手作马克杯 350ml',
  order_name_en: 'Celadon mug, 350 ml',
  order_image: '',
  order_status: 'waiting_delivery',
  pieces: 1,
  goods_amount: 12_900,
  freight_amount: 0,
  discount_amount: 0,
  payable: 12_900,
  payment_name: 'balance',
  receive_name: '',
  receive_tel: '',
  receive_area: '',
  receive_address: '',
  remark: '',
  due_at: null,
  created_at: '2026-05-01T02:00:00Z',
  pay_time: '2026-05-01T02:01:00Z',
  delivery_time: null,
  order_goods: [],
  actions: ['ship'],
})

const companies = [
  { id: 1, code: 'SF', name: '顺丰速运', name_en: 'SF Express', number_pattern: '^(SF)?\\d{12,15}$' },
  { id: 2, code: 'ZTO', name: '中通快递', name_en: 'ZTO', number_pattern: '^[0-9A-Z]{12,15}$' },
  { id: 3, code: 'YTO', name: '圆通速递', name_en: 'YTO Express', number_pattern: '^(YT)?[0-9A-Z]{10,18}$' },
]

/** Name of a company in the language of the page. */
const nameOf = (code: string): string => {
  const company = companies.find(each => each.code === code)
  return (document.documentElement.lang === 'en' ? company?.name_en : company?.name) ?? code
}

const Held = ({ first }: { readonly first: readonly OrderRow[] }) => {
  const [orders, setOrders] = useState(first)
  return <ShipDialog area="seller" orders={orders} onClose={() => setOrders([])} />
}

const shipping = (answers: Answers, orders = [order(71), order(72)]) =>
  storyScreen('seller', () => <Held first={orders} />, { ...fakeResource('/expresses', companies), ...answers })

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Ship dialog',
  component: StoryPage,
  subcomponents: { ShipDialog, ParcelFields },
  args: shipping({}),
  globals: { area: 'seller' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  beforeEach: () => localStorage.removeItem('seller_express'),
}
export default meta
type Story = StoryObj<typeof StoryPage>

const sent = fn()

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 15_000 }))

/** Nothing is sent before every parcel has its number; an order may have several parcels. */
export const Numbers: Story = {
  play: async () => {
    const dialog = await dialogOf(said('records.ship'))
    const [another] = await dialog.findAllByRole('button', { name: said('records.parcel_add') })
    if (!another) throw new Error('no second parcel')
    await userEvent.click(another)
    await userEvent.click(dialog.getByRole('button', { name: said('records.ship') }))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'))
  },
}

/**
 * A scanner types a number and Enter. The number has the focus from the start and selects its company; Enter goes to
 * the next order, and ships after the last one. A number that matches no company gets the last used one.
 */
export const Scanned: Story = {
  args: shipping({
    'PUT /Seller/orders/status/edit': (asked: Asked) => {
      sent(Object.fromEntries(asked.body))
      return { shipped: [71, 72], refused: [] }
    },
  }),
  beforeEach: () => {
    sent.mockReset()
    localStorage.setItem('seller_express', 'ZTO')
  },
  play: async () => {
    const dialog = await dialogOf(said('records.ship'))
    const [first, second] = await dialog.findAllByRole('textbox', { name: new RegExp(said('records.tracking_no')) })
    const company = () => dialog.getAllByRole('combobox', { name: new RegExp(said('records.express')) })
    await waitFor(() => expect(first).toHaveFocus())
    await dialog.findAllByRole('option', { name: nameOf('SF') })
    await userEvent.keyboard('SF1000000000001')
    await expect(first).toHaveValue('SF1000000000001')
    await expect(company()[0]).toHaveValue('SF')
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveFocus()
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard('754321234567')
    await expect(company().map(select => Reflect.get(select, 'value'))).toEqual(['SF', 'ZTO'])
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          'orders[0][delivery_code]': 'SF',
          'orders[0][delivery_no]': 'SF1000000000001',
          'orders[1][delivery_code]': 'ZTO',
          'orders[1][delivery_no]': '754321234567',
        }),
      ),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A number scanned while the company has the focus goes into the number field and does not select a company by its letters. */
export const ScannedIntoCompany: Story = {
  args: shipping({}, [order(71)]),
  globals: { language: 'en' },
  play: async () => {
    const dialog = await dialogOf('Ship')
    const company = await dialog.findByRole('combobox', { name: /Express company/ })
    await dialog.findByRole('option', { name: 'YTO Express' })
    await userEvent.selectOptions(company, 'ZTO')
    company.focus()
    await userEvent.keyboard('YT2233445566778')
    await expect(dialog.getByRole('textbox', { name: /Tracking number/ })).toHaveValue('YT2233445566778')
    await expect(company).toHaveValue('ZTO')
  },
}

/** If no company was chosen, recognised or used before, the dialog asks for one and does not guess. */
export const CompanyUnknown: Story = {
  args: shipping({}, [order(71)]),
  play: async () => {
    const dialog = await dialogOf(said('records.ship'))
    await dialog.findByRole('option', { name: nameOf('SF') })
    await userEvent.type(
      await dialog.findByRole('textbox', { name: new RegExp(said('records.tracking_no')) }),
      '754321234567{Enter}',
    )
    const company = dialog.getByRole('combobox', { name: new RegExp(said('records.express')) })
    await waitFor(() => expect(company).toHaveFocus())
    await expect(company).toHaveAttribute('aria-invalid', 'true')
  },
}

/** Refused orders stay with their reasons; the others are shipped. */
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

/** Without companies nothing can be shipped: shows the error and a retry button. */
export const NoCompanies: Story = {
  args: shipping({ 'GET /expresses': new Refusal(500, '数据库没有响应。') }),
  play: async () => {
    const dialog = await dialogOf(said('records.ship'))
    const retry = await dialog.findByRole('button', { name: said('common.retry') })
    await waitFor(() => expect(retry).toBeVisible())
  },
}

/** Without an answer, every number stays. */
export const Cut: Story = {
  args: shipping({
    'PUT /Seller/orders/status/edit': () => {
      throw new TypeError('offline')
    },
  }),
  globals: { theme: 'dark' },
  play: async () => {
    const dialog = await dialogOf(said('records.ship'))
    const boxes = await dialog.findAllByRole('textbox')
    for (const [at, box] of boxes.entries()) await userEvent.type(box, `SF200000000${at}`)
    await userEvent.click(dialog.getByRole('button', { name: said('records.ship') }))
    await waitFor(async () => expect(await dialog.findByText(said('backoffice.no_answer'))).toBeVisible())
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
