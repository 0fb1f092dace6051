import { cut, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const todo = (key: string, count: number, oldest_minutes: number | null, target: string) => ({
  key,
  count,
  oldest_minutes,
  target,
})
const figures = { orders: 3, amount: 123_450, buyers: 2 }
const busy = {
  todo: [
    todo('to_ship', 12, 3_000, '/Seller/orders/wait'),
    todo('waiting_payment', 4, 30, '/Seller/orders?order_status=waiting_payment'),
    todo('goods_rejected', 0, null, '/Seller/goods?verify=rejected'),
  ],
  as_of: '2026-05-01T02:03:04.000Z',
  today: figures,
  yesterday: { orders: 6, amount: 61_725, buyers: 2 },
  last_week: { orders: 3, amount: 0, buyers: 4 },
  balance: 0,
  days: [{ day: '2026-05-01', orders: 3, amount: 123_450, buyers: 2 }],
  top_goods: [{ id: 1, name: '素杯', name_en: 'Plain cup', image: '', pieces: 1_200, amount: 999 }],
  low_stock: [
    { goods_id: 1, sku_id: 2, name: '素杯', name_en: 'Plain cup', sku_name: '白', sku_name_en: 'White', stock: 2 },
  ],
}
const quiet = {
  ...busy,
  todo: busy.todo.map(item => ({ ...item, count: 0, oldest_minutes: null })),
  today: { orders: 0, amount: 0, buyers: 0 },
  yesterday: { orders: 0, amount: 0, buyers: 0 },
  days: [],
  top_goods: [],
  low_stock: [],
}

const open = (answer: unknown, locale: 'en' | 'zh-cn' = 'en') =>
  openScreen({ area: 'seller', screen, at: '/dashboard', locale, answers: { 'GET /Seller/dashboard/all': answer } })

describe('the desk of a store', () => {
  it('shows the to-do items first, how many and how old, and each number links to its list', async () => {
    const page = await open(busy)
    const links = [
      ['To ship 12 oldest 2 d ago', '/Seller/orders/wait'],
      ['Waiting for payment 4 oldest 30 min ago', '/Seller/orders?order_status=waiting_payment'],
      ['Rejected goods 0 All done', '/Seller/goods?verify=rejected'],
    ] as const
    for (const [name, href] of links) {
      const link = await page.findByRole('link', { name })
      expect(link.getAttribute('href')).toBe(href)
    }
  })

  it('opens the filtered list when a number is pressed', async () => {
    const page = await open(busy)
    await page.user.click(await page.findByRole('link', { name: /^Waiting for payment/ }))
    await page.waitFor(() => expect(page.address()).toBe('/orders?order_status=waiting_payment'))
  })

  it('compares today with the same hours of yesterday and a week ago, with the change as text', async () => {
    const page = await open(busy)
    const figure = async (name: string) => (await page.findByText(name, { selector: 'dt' })).parentElement?.textContent
    expect(await figure('Paid')).toBe('Paid¥1,234.50Same time yesterday ¥617.25↑ up 100%Same time last week ¥0.00')
    expect(await figure('Orders')).toBe('Orders3Same time yesterday 6↓ down 50%Same time last week 3unchanged')
    expect(page.getByRole('link', { name: 'Balance ¥0.00' }).getAttribute('href')).toBe('/Seller/money_logs')
  })

  it('shows its days as a table too, its best goods and what runs short', async () => {
    const page = await open(busy)
    const amounts = page.within(await page.findByRole('region', { name: 'Paid per day (14 days)' }))
    await page.user.click(amounts.getByRole('button', { name: 'Show as table' }))
    expect((await page.row('05-01 (so far)')).cells()).toEqual(['¥1,234.50'])
    expect((await page.row('1,200')).cells()).toEqual(['Plain cup', '1,200', '¥9.99'])
    expect((await page.row('White')).cells()).toEqual(['Plain cup', 'White', '2'])
    expect(page.getByRole('link', { name: 'Plain cup' }).getAttribute('href')).toBe(
      `/Seller/goods?${new URLSearchParams({ name: '素杯' })}`,
    )
    page.unmount()
    expect((await (await open(busy, 'zh-cn')).row('白')).cells()).toEqual(['素杯', '白', '2'])
  })

  it('leads from each figure to the orders that it counts', async () => {
    const page = await open(busy)
    const paid = await page.findByRole('link', { name: 'Orders 3' })
    expect(paid.getAttribute('href')).toBe(
      `/Seller/orders?${new URLSearchParams({ is_sold: '1', pay_time: '2026-05-01 00:00:00,2026-05-01 23:59:59|between' })}`,
    )
  })

  it('leads from best goods to exactly the orders that their figures count', async () => {
    const page = await open(busy)
    const pieces = await page.findByRole('link', { name: 'Plain cup Pieces 1,200' })
    expect(pieces.getAttribute('href')).toBe(
      `/Seller/orders?${new URLSearchParams({ goods_id: '1', is_sold: '1', pay_time: '2026-04-01 00:00:00|ngt' })}`,
    )
    await page.user.click(pieces)
    await page.waitFor(() => expect(page.address()).toMatch(/^\/orders\?goods_id=1&is_sold=1&/))
  })

  it('of a person without money rights shows only what they may see, neither balance nor revenue', async () => {
    const day = { orders: 3, buyers: 2 }
    const page = await open({
      todo: busy.todo.slice(0, 1),
      as_of: busy.as_of,
      today: day,
      yesterday: day,
      last_week: day,
      days: [{ day: '2026-05-01', ...day }],
      top_goods: [{ id: 1, name: '素杯', name_en: 'Plain cup', image: '', pieces: 1_200 }],
    })
    await page.findByRole('link', { name: 'Orders 3' })
    expect((await page.row('1,200')).cells()).toEqual(['Plain cup', '1,200'])
    expect(page.getByRole('slider', { name: /^Orders and buyers per day/ })).toBeDefined()
    for (const words of [/^Paid/, 'Balance', 'Low stock', 'Could not load', /¥/])
      expect(page.queryByText(words)).toBeNull()
  })

  it('of a person who may see no figures says so', async () => {
    const page = await open({ todo: [], as_of: busy.as_of, today: {}, yesterday: {}, last_week: {} })
    expect(await page.findByText('Your role has no access to figures')).toBeDefined()
    expect(page.queryByRole('slider')).toBeNull()
    page.unmount()
    const chinese = await open({ todo: [], as_of: busy.as_of, today: {}, yesterday: {}, last_week: {} }, 'zh-cn')
    expect(await chinese.findByText('你的角色看不到这里的数据')).toBeDefined()
  })

  it('marks today as not over yet, in its charts and their tables', async () => {
    const page = await open({ ...busy, days: [{ ...busy.days[0], day: '2026-04-30' }, ...busy.days] })
    const amounts = page.within(await page.findByRole('region', { name: 'Paid per day (14 days)' }))
    expect(amounts.getByText('Dashed: 05-01 is not complete yet, figures so far')).toBeDefined()
    await page.user.click(amounts.getByRole('button', { name: 'Show as table' }))
    expect((await page.row('05-01 (so far)')).cells()).toEqual(['¥1,234.50'])
    expect((await page.row('04-30')).cells()).toEqual(['¥1,234.50'])
  })

  it('of a store without work says so, in both languages', async () => {
    const page = await open(quiet)
    expect(await page.findAllByText('All done')).toHaveLength(3)
    expect(page.getByText('Stock levels are fine')).toBeDefined()
    page.unmount()
    const chinese = await open(quiet, 'zh-cn')
    expect(await chinese.findByRole('link', { name: /待发货/ })).toBeDefined()
    expect(chinese.getByText('库存充足')).toBeDefined()
  })

  it('shows an error when it cannot be loaded, and appears after a retry', async () => {
    const state = { broken: true }
    const page = await open(() => (state.broken ? cut() : busy))
    const retry = await page.findByRole('button', { name: 'Try again' })
    expect(page.getByText('Could not load')).toBeDefined()
    state.broken = false
    await page.user.click(retry)
    await page.findByRole('link', { name: /^To ship/ })
  })
})
