import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { afterEach, describe, expect, it } from 'vitest'
// Lazy parts are loaded here, so that they take no time out of a test.
import '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'
import '@shiji/ui/backoffice/field-types/controls/cascader-control.tsx'
import '@shiji/ui/backoffice/field-types/controls/editor-control.tsx'
import '@shiji/ui/backoffice/field-types/controls/image-control.tsx'
import * as form from './form.tsx'
import * as list from './index.tsx'

afterEach(() => sessionStorage.clear())

const value = (name: string) => ({ name, name_en: '', image: '' })
const sku = (id: number, value_index: number[]) => ({
  id,
  value_index,
  name: '',
  name_en: '',
  image: '',
  price: 19_900,
  market_price: 0,
  stock: 7,
  reserved: 0,
  weight: 500,
  code: '',
})
const kettle = {
  id: 11,
  name: '山茶手冲壶',
  name_en: '',
  subname: '',
  subname_en: '',
  goods_no: '',
  image: '/files/k.webp',
  images: ['/files/k.webp'],
  video: '',
  store_id: 9,
  class_id: 3,
  class_name: '茶壶',
  class_name_en: 'Teapots',
  brand_id: null,
  brand_name: '',
  brand_name_en: '',
  market_price: 0,
  weight: 500,
  shelf: 'on_shelf',
  verify: 'examined',
  refuse_info: '',
  change_state: 'waiting',
  is_recommend: false,
  created_at: '2026-05-01T02:00:00Z',
  actions: ['take_off', 'update'],
  freight_mode: 'default',
  freight_id: null,
  axes: [{ name: '颜色', name_en: '', values: [value('白')] }],
  skus: [sku(21, [0])],
  attributes: [],
  services: [],
  ship_hours: null,
  content: '',
  content_en: '',
  change: {
    id: 71,
    version: 2,
    state: 'waiting',
    reason: '',
    submitted_by: '林一',
    submitted_at: '2026-05-02T02:00:00Z',
    values: {
      name: '山茶手冲壶 600 ml',
      axes: [{ name: '颜色', name_en: '', values: [value('青'), value('白')] }],
      skus: [
        { value_index: [0], price: 25_000, stock: 4 },
        { id: 21, value_index: [1], price: 1, stock: 1 },
      ],
    },
  },
}
const GOODS = '/Seller/goods/11'

const open = (answers: Record<string, unknown> = {}, locale: 'en' | 'zh-cn' = 'en') =>
  openScreen({
    area: 'seller',
    screen: list,
    below: { form },
    menu: '/goods',
    at: '/goods/form/11',
    locale,
    answers: {
      'GET /Seller/goods': listOf([kettle]),
      [`GET ${GOODS}`]: kettle,
      [`PUT ${GOODS}`]: { id: 11 },
      'PUT /Seller/goods/withdraw': {},
      'GET /Seller/store_classes': [],
      'GET /Seller/class_attributes': { attributes: [], specs: [] },
      'GET /Seller/goods_brands': listOf([]),
      'GET /Seller/freights': [],
      ...answers,
    },
  })

describe('the form of goods whose change waits', () => {
  it('opens with the proposed values and says that buyers see the approved version', async () => {
    const page = await open()
    expect(await page.findByText(/A change waits for review/)).toBeDefined()
    expect(page.getByText('Sent by 林一, 2026-05-02 10:00:00')).toBeDefined()
    expect(await page.findByLabelText(/^Name\*?$/)).toHaveProperty('value', '山茶手冲壶 600 ml')
    expect(page.getByLabelText('青: Price')).toHaveProperty('value', '250.00')
    // A SKU that is sold shows what it is sold for, not what it cost when the change was sent.
    expect(page.getByLabelText('白: Price')).toHaveProperty('value', '199.00')
  })

  it('sends what is typed on top of it; the proposed SKU is still a new one', async () => {
    const page = await open()
    const price = await page.findByLabelText('青: Price')
    await page.user.clear(price)
    await page.user.type(price, '260')
    await page.user.click(page.getByRole('button', { name: 'Save goods' }))
    await page.waitFor(() => expect(page.sent('PUT', GOODS)).toHaveLength(1))
    const body = Object.fromEntries(page.sent('PUT', GOODS)[0]?.body ?? [])
    expect(body).toMatchObject({ 'skus[0][price]': '26000', 'skus[0][stock]': '4', 'skus[1][id]': '21' })
    expect(body).not.toHaveProperty('skus[0][id]')
    expect(body).not.toHaveProperty('name')
  })

  it('takes the change back after a question, and then shows what is sold', async () => {
    let isThere = true
    const page = await open({
      [`GET ${GOODS}`]: () => (isThere ? kettle : { ...kettle, change: null, change_state: null }),
      'PUT /Seller/goods/withdraw': () => {
        isThere = false
        return {}
      },
    })
    await page.user.click(await page.findByRole('button', { name: 'Withdraw the change' }))
    const dialog = page.within(await page.findByRole('alertdialog'))
    expect(page.sent('PUT', '/Seller/goods/withdraw')).toEqual([])
    await page.user.click(dialog.getByRole('button', { name: 'Withdraw the change' }))
    await page.waitFor(() => expect(page.queryByText(/A change waits for review/)).toBeNull())
    expect(await page.findByLabelText(/^Name\*?$/)).toHaveProperty('value', '山茶手冲壶')
    expect(Object.fromEntries(page.sent('PUT', '/Seller/goods/withdraw')[0]?.body ?? [])).toEqual({ 'id[0]': '11' })
  })

  it('gives the reason of a refusal and keeps the values to correct, in Chinese too', async () => {
    const refused = { ...kettle.change, state: 'refused', reason: '标题夸大' }
    const page = await open({ [`GET ${GOODS}`]: { ...kettle, change_state: 'refused', change: refused } }, 'zh-cn')
    expect(await page.findByText('原因: 标题夸大')).toBeDefined()
    expect(await page.findByDisplayValue('山茶手冲壶 600 ml')).toBeDefined()
  })
})
