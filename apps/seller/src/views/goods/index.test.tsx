import { cut, held, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const kettle = {
  id: 11,
  name: '山茶手冲壶',
  name_en: 'Camellia kettle',
  goods_no: 'SC-11',
  image: '',
  class_name: '茶具',
  brand_name: '',
  price: 19_900,
  stock: 7,
  sales: 1_234,
  shelf: 'on_shelf',
  verify: 'examined',
  refuse_info: '',
  created_at: '2026-05-01T02:00:00Z',
  actions: ['take_off'],
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
    expect((await page.row('Camellia kettle')).cells().slice(2)).toEqual([
      'Camellia kettle',
      '茶具',
      '-',
      '¥199.00',
      '7',
      '1,234',
      'On shelf',
      'Examined',
      '2026-05-01 10:00:00',
      'Take off shelf',
    ])
    expect(page.heads()).toEqual(
      expect.arrayContaining(['Goods', 'Class', 'Price', 'Stock', 'Sales', 'Shelf', 'Review']),
    )
    expect((await page.row('素杯')).getByText('¥12.05')).toBeDefined()
  })

  it('show the same in Chinese', async () => {
    const page = await open({ locale: 'zh-cn' })
    expect((await page.row('山茶手冲壶')).cells()).toEqual(
      expect.arrayContaining(['¥199.00', '已上架', '审核通过', '下架']),
    )
    expect(page.heads()).toEqual(expect.arrayContaining(['商品', '分类', '价格', '库存', '销量', '上下架', '审核']))
  })

  it('are found by name, shelf and low stock, and the address tells it', async () => {
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

  it('leave the shelf once, however often the button is pressed, and the list comes anew', async () => {
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

  it('say so when no answer comes to the switch, and stay where they were', async () => {
    const page = await open({ answers: { 'PUT /Seller/goods/shelf': cut } })
    const row = await page.row('素杯')
    await page.user.click(row.getByRole('button', { name: 'Put on shelf' }))
    await page.findByText(/No answer came/)
    expect((await page.row('素杯')).getByText('Off shelf')).toBeDefined()
  })

  it('have no switch that the server does not offer', async () => {
    const page = await open({ answers: { 'GET /Seller/goods': listOf([{ ...kettle, actions: [] }]) } })
    expect((await page.row('Camellia kettle')).queryByRole('button', { name: /shelf/ })).toBeNull()
  })

  it.each([
    ['en', 'No data'],
    ['zh-cn', '暂无数据'],
  ] as const)('of a new store are none, in words (%s)', async (locale, words) => {
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
