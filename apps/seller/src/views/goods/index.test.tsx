import { cut, held, invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { openRowMenu } from '@shiji/backoffice/testing/row-menu.ts'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const kettle = {
  id: 11,
  name: '山茶手冲壶',
  name_en: 'Camellia kettle',
  goods_no: 'SC-11',
  image: '',
  store_name: '木与光',
  store_name_en: 'Wood & Light',
  class_name: '茶具',
  class_name_en: 'Tea ware',
  brand_name: '山禾',
  brand_name_en: 'Shanhe',
  price: 19_900,
  stock: 7,
  sales: 1_234,
  shelf: 'on_shelf',
  verify: 'examined',
  refuse_info: '',
  is_recommend: false,
  created_at: '2026-05-01T02:00:00Z',
  actions: ['take_off', 'update'],
}
const cup = { ...kettle, id: 12, name: '素杯', name_en: '', price: 1_205, shelf: 'off_shelf', actions: ['put_on'] }

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/goods',
    ...options,
    answers: { 'GET /Seller/goods': listOf([kettle, cup]), 'PUT /Seller/goods/shelf': {}, ...answers },
  })

describe('the goods of a store', () => {
  it('show class, price with two decimals, stock, sales, shelf, review and time, in English', async () => {
    const page = await open()
    await page.findAllByRole('switch')
    expect((await page.row('Camellia kettle')).cells().slice(2)).toEqual([
      'Camellia kettle',
      'Tea ware',
      'Shanhe',
      '¥199.00',
      '7',
      '1,234',
      'On shelf',
      'Examined',
      '',
      '2026-05-01 10:00:00',
      'ViewEditTake off shelfMore',
    ])
    expect(page.heads()).toEqual(
      expect.arrayContaining(['Goods', 'Class', 'Price', 'Stock', 'Sales', 'Shelf', 'Review']),
    )
    expect((await page.row('素杯')).getByText('¥12.05')).toBeDefined()
  })

  it('show the same in Chinese', async () => {
    const page = await open({ locale: 'zh-cn' })
    expect((await page.row('山茶手冲壶')).cells()).toEqual(
      expect.arrayContaining(['¥199.00', '已上架', '审核通过', '查看编辑下架更多']),
    )
    expect(page.heads()).toEqual(expect.arrayContaining(['商品', '分类', '价格', '库存', '销量', '上下架', '审核']))
  })

  it('are added and changed on a page of their own, and added like others', async () => {
    const page = await open()
    await page.user.click(await page.findByRole('button', { name: 'Add' }))
    await page.waitFor(() => expect(page.address()).toBe('/goods/form'))
    page.unmount()
    const again = await open()
    await again.user.click((await again.row('Camellia kettle')).getByRole('button', { name: 'Edit' }))
    await again.waitFor(() => expect(again.address()).toBe('/goods/form/11'))
    again.unmount()
    const third = await open()
    const more = (await third.row('Camellia kettle')).getByRole('button', { name: 'More' })
    await third.user.click((await openRowMenu(third, more)).getByRole('menuitem', { name: 'Copy goods' }))
    await third.waitFor(() => expect(third.address()).toBe('/goods/form?copy=11'))
  })

  it('offer no editing of what the server does not let this person change', async () => {
    const page = await open()
    expect((await page.row('素杯')).queryByRole('button', { name: 'Edit' })).toBeNull()
    expect((await page.row('Camellia kettle')).getByRole('button', { name: 'Edit' })).toBeDefined()
  })

  it('are recommended by a switch in the table, which can be taken back', async () => {
    const page = await open({ answers: { 'PUT /Seller/goods/11': { id: 11 } } })
    const change = await (await page.row('Camellia kettle')).findByRole('switch', { name: 'Edit Recommended' })
    expect(change).toHaveProperty('checked', false)
    await page.user.click(change)
    await page.user.click(await page.findByRole('button', { name: 'Undo' }))
    await page.waitFor(() =>
      expect(page.sent('PUT', '/Seller/goods/11').map(({ body }) => Object.fromEntries(body))).toEqual([
        { is_recommend: '1' },
        { is_recommend: '0' },
      ]),
    )
  })

  it('show as text whether they are recommended if that cannot be changed', async () => {
    const page = await open({ answers: { 'GET /Seller/goods': listOf([{ ...kettle, actions: [] }]) } })
    expect((await page.row('Camellia kettle')).cells()[10]).toBe('No')
    expect(page.queryByRole('switch')).toBeNull()
  })

  it('show the stock of each SKU in the view', async () => {
    const sku = { id: 5, value_index: [0], name: '白', name_en: 'White', price: 19_900, stock: 7, reserved: 2 }
    const page = await open({
      answers: {
        'GET /Seller/goods/11': { ...kettle, subname: '手冲', subname_en: 'Pour-over', market_price: 0, skus: [sku] },
      },
    })
    await page.user.click((await page.row('Camellia kettle')).getByRole('button', { name: 'View' }))
    const dialog = await page.dialog('View')
    expect(await dialog.findByText('Pour-over')).toBeDefined()
    expect((await page.row('White')).cells()).toEqual(['White', '¥199.00', '7', '2'])
  })

  describe('the stock dialog', () => {
    const sku = { id: 5, value_index: [0], name: '白', name_en: 'White', price: 19_900, stock: 7, reserved: 2 }
    const form = { ...kettle, skus: [sku, { ...sku, id: 6, name: '青', name_en: 'Celadon', stock: 3, reserved: 0 }] }
    const STOCK = '/Seller/goods/stock'
    const bodies = (page: Awaited<ReturnType<typeof open>>) =>
      page.sent('PUT', STOCK).map(({ body }) => Object.fromEntries(body))
    const count = async (answer: unknown) => {
      const page = await open({
        answers: {
          'GET /Seller/goods': listOf([{ ...kettle, actions: ['stock'] }]),
          'GET /Seller/goods/11': form,
          [`PUT ${STOCK}`]: answer,
        },
      })
      const more = (await page.row('Camellia kettle')).getByRole('button', { name: 'More' })
      await page.user.click((await openRowMenu(page, more)).getByRole('menuitem', { name: 'Count stock' }))
      const dialog = await page.dialog('Count stock')
      const white = await dialog.findByLabelText(/White/)
      return { page, dialog, white }
    }

    it('send only what was changed, with the previous values', async () => {
      const { page, dialog, white } = await count({ id: 5 })
      expect(dialog.getByText('2 reserved by unpaid orders')).toBeDefined()
      await page.user.clear(white)
      await page.user.type(white, '12')
      await page.user.dblClick(dialog.getByRole('button', { name: 'Save' }))
      await page.dialogGone('Count stock')
      expect(bodies(page)).toEqual([{ sku_id: '5', stock: '12', stock_was: '7' }])
      await page.waitFor(() => expect(page.sent('GET', '/Seller/goods')).toHaveLength(2))
    })

    it('keep a count that open orders forbid at its SKU, with the reason', async () => {
      const { page, dialog, white } = await count(invalidFields({ stock: 'At least 2: orders hold them.' }))
      await page.user.clear(white)
      await page.user.type(white, '1')
      await page.user.click(dialog.getByRole('button', { name: 'Save' }))
      await dialog.findByText('At least 2: orders hold them.')
      expect(white.getAttribute('aria-invalid')).toBe('true')
      expect(white).toHaveProperty('value', '1')
    })

    it('look again after a cut connection, so that nothing is booked twice', async () => {
      const { page, dialog, white } = await count(cut)
      await page.user.clear(white)
      await page.user.type(white, '12')
      await page.user.click(dialog.getByRole('button', { name: 'Save' }))
      await dialog.findByText(/The server did not answer/)
      expect(white).toHaveProperty('value', '12')
      expect(page.sent('GET', '/Seller/goods/11')).toHaveLength(2)
    })

    it('cannot be left empty', async () => {
      const { page, dialog, white } = await count({ id: 5 })
      await page.user.clear(white)
      await page.user.click(dialog.getByRole('button', { name: 'Save' }))
      await dialog.findByText('Cannot be empty.')
      expect(bodies(page)).toEqual([])
    })
  })

  it('are found by name, shelf and low stock, and the address contains the search', async () => {
    const page = await open()
    await page.row('Camellia kettle')
    await page.user.click(page.getByRole('button', { name: 'Search' }))
    await page.user.type(page.search().getByLabelText('Goods'), '手冲')
    await page.user.selectOptions(page.search().getByLabelText('Shelf'), 'On shelf')
    await page.user.click(page.getByRole('button', { name: /expand/i }))
    await page.user.selectOptions(page.search().getByLabelText('Low stock'), 'Yes')
    await page.user.click(page.getByRole('button', { name: 'Query' }))
    const asked = { name: '手冲|like', shelf: 'on_shelf', low_stock: '1' }
    await page.waitFor(() =>
      expect(Object.fromEntries(page.sent('GET', '/Seller/goods').at(-1)?.query ?? [])).toMatchObject(asked),
    )
    expect(page.address()).toBe(`/goods?${new URLSearchParams(asked)}`)
  })

  it('are sorted by price when the head is pressed', async () => {
    const page = await open()
    await page.row('Camellia kettle')
    await page.user.click(page.getByRole('button', { name: 'Price' }))
    await page.waitFor(() => expect(page.sent('GET', '/Seller/goods').at(-1)?.query.get('sort')).toBe('price|asc'))
    expect(page.getByRole('columnheader', { name: /Price/ }).getAttribute('aria-sort')).toBe('ascending')
  })

  it('leave the shelf once, however often the button is pressed, and the list reloads', async () => {
    const done = held({})
    const page = await open({ answers: { 'PUT /Seller/goods/shelf': done.answer } })
    const row = await page.row('Camellia kettle')
    await page.user.dblClick(row.getByRole('button', { name: 'Take off shelf' }))
    done.release()
    await page.findByText('The operation was successful.')
    expect(page.sent('PUT', '/Seller/goods/shelf').map(({ body }) => body.toString())).toEqual([
      new URLSearchParams({ 'id[0]': '11', shelf: 'off_shelf' }).toString(),
    ])
    await page.waitFor(() => expect(page.sent('GET', '/Seller/goods').length).toBe(2))
  })

  it('are put on the shelf together from the bar, and back by undo', async () => {
    const off = { ...cup, id: 13, name: '青杯' }
    const page = await open({ answers: { 'GET /Seller/goods': listOf([cup, off]) } })
    await page.row('素杯')
    await page.user.click(page.getByRole('checkbox', { name: 'Select row 1' }))
    await page.user.click(page.getByRole('checkbox', { name: 'Select row 2' }))
    const bar = page.within(await page.findByRole('region', { name: 'Selection' }))
    expect(bar.queryByRole('button', { name: 'Take off shelf' })).toBeNull()
    await page.user.click(bar.getByRole('button', { name: 'Put on shelf' }))
    await page.user.click(await page.findByRole('button', { name: 'Undo' }))
    await page.waitFor(() => expect(page.sent('PUT', '/Seller/goods/shelf')).toHaveLength(2))
    expect(page.sent('PUT', '/Seller/goods/shelf').map(({ body }) => Object.fromEntries(body))).toEqual([
      { 'id[0]': '12', 'id[1]': '13', shelf: 'on_shelf' },
      { 'id[0]': '12', 'id[1]': '13', shelf: 'off_shelf' },
    ])
  })

  it('get a freight template together from the bar, which has to be chosen', async () => {
    const page = await open({
      answers: {
        'GET /Seller/goods': listOf([kettle, { ...kettle, id: 14, name_en: 'Olive kettle' }]),
        'GET /Seller/freights': [{ id: 6, name: 'Heavy', is_default: false }],
        'PUT /Seller/goods/freight': {},
      },
    })
    await page.row('Olive kettle')
    await page.user.click(page.getByRole('checkbox', { name: 'Select row 1' }))
    await page.user.click(page.getByRole('checkbox', { name: 'Select row 2' }))
    const bar = page.within(await page.findByRole('region', { name: 'Selection' }))
    await page.user.click(bar.getByRole('button', { name: 'Set freight' }))
    const dialog = page.within(await page.findByRole('dialog', { name: 'Set freight' }))
    await dialog.findByText('Freight of 2 products')
    await page.user.click(dialog.getByRole('radio', { name: 'Custom' }))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(page.sent('PUT', '/Seller/goods/freight')).toEqual([])
    await page.user.selectOptions(await dialog.findByLabelText(/^Freight template/), 'Heavy')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.waitFor(() => expect(page.sent('PUT', '/Seller/goods/freight')).toHaveLength(1))
    expect(Object.fromEntries(page.sent('PUT', '/Seller/goods/freight')[0]?.body ?? [])).toEqual({
      'id[0]': '11',
      'id[1]': '14',
      freight_mode: 'custom',
      freight_id: '6',
    })
  })

  it('show an error when no answer comes to the switch, and stay as they were', async () => {
    const page = await open({ answers: { 'PUT /Seller/goods/shelf': cut } })
    const row = await page.row('素杯')
    await page.user.click(row.getByRole('button', { name: 'Put on shelf' }))
    await page.findByText(/The server did not answer/)
    expect((await page.row('素杯')).getByText('Off shelf')).toBeDefined()
  })

  it('have no switch that the server does not offer', async () => {
    const page = await open({ answers: { 'GET /Seller/goods': listOf([{ ...kettle, actions: [] }]) } })
    expect((await page.row('Camellia kettle')).queryByRole('button', { name: /shelf/ })).toBeNull()
  })

  it.each([
    ['en', 'No data'],
    ['zh-cn', '暂无数据'],
  ] as const)('of a new store are an empty list with a text (%s)', async (locale, words) => {
    const page = await open({ locale, answers: { 'GET /Seller/goods': listOf([]) } })
    expect(await page.findByText(words)).toBeDefined()
  })

  it('that cannot be loaded say why and offer to try again', async () => {
    const failing = { value: true }
    const page = await open({ answers: { 'GET /Seller/goods': () => (failing.value ? cut() : listOf([kettle])) } })
    const retry = await page.findByRole('button', { name: 'Try again' })
    failing.value = false
    await page.user.click(retry)
    await page.row('Camellia kettle')
  })
})
