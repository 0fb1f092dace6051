import { cut, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const busy = {
  todo: [
    { key: 'goods_review', count: 7, oldest_minutes: 90, target: '/Admin/goods?verify=to_be_reviewed' },
    { key: 'store_review', count: 2, oldest_minutes: 5_000, target: '/Admin/stores?store_verify=verifying' },
    { key: 'jobs_failing', count: 0, oldest_minutes: null, target: '/Admin/jobs?state=failing' },
    { key: 'of_a_newer_server', count: 1, oldest_minutes: null, target: '/Admin/orders' },
  ],
  as_of: '2026-05-01T02:03:04.000Z',
  today: { orders: 1_200, amount: 9_900, buyers: 4, users: 5 },
  yesterday: { orders: 0, amount: 0, buyers: 4, users: 10 },
  last_week: { orders: 1_000, amount: 9_900, buyers: 1, users: 6 },
  days: [{ day: '2026-05-01', orders: 1, amount: 100, buyers: 1 }],
  top_stores: [{ id: 1, name: '木与光', name_en: 'Wood & Light', orders: 12, amount: 120_000 }],
  health: { outbox_waiting: 3, jobs_failing: 1, invariant_breaches: 2 },
}
const quiet = {
  ...busy,
  todo: busy.todo.map(item => ({ ...item, count: 0, oldest_minutes: null })),
  days: [],
  top_stores: [],
  health: { outbox_waiting: 0, jobs_failing: 0, invariant_breaches: null },
}

const open = (answer: unknown, locale: 'en' | 'zh-cn' = 'en', person = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/dashboard',
    locale,
    person,
    answers: { 'GET /Admin/dashboard/all': answer },
  })

describe('the desk of the platform', () => {
  it('shows the to-do items first, how many and how old, and each number links to its list', async () => {
    const page = await open(busy)
    const links = [
      ['Goods to review 7 oldest 1 h ago', '/Admin/goods?verify=to_be_reviewed'],
      ['Stores to review 2 oldest 3 d ago', '/Admin/stores?store_verify=verifying'],
      ['Failing jobs 0 All done', '/Admin/jobs?state=failing'],
      ['Other work 1 View', '/Admin/orders'],
    ] as const
    for (const [name, href] of links) {
      expect((await page.findByRole('link', { name })).getAttribute('href')).toBe(href)
    }
  })

  it('compares today with the same hours of yesterday and a week ago, without a percentage of zero', async () => {
    const page = await open(busy)
    const figure = async (name: string) => (await page.findByText(name, { selector: 'dt' })).parentElement?.textContent
    expect(await figure('Orders')).toBe('Orders1,200Same time yesterday 0Same time last week 1,000↑ up 20%')
    expect(await figure('New users')).toBe('New users5Same time yesterday 10↓ down 50%Same time last week 6↓ down 17%')
    expect(await figure('Buyers')).toBe('Buyers4Same time yesterday 4unchangedSame time last week 1↑ up 300%')
    expect(page.getByRole('button', { name: 'Buyers: Distinct buyers who paid on that day' })).toBeDefined()
  })

  it('leads from each figure to the rows that it counts, where this person may see them', async () => {
    const page = await open({ ...busy, today: { ...busy.today, amount: 3_487_840 } })
    const search = async (name: string) => {
      const href = (await page.findByRole('link', { name })).getAttribute('href') ?? ''
      return [href.split('?')[0], ...new URL(href, 'http://x').searchParams.values()]
    }
    expect(await search('Orders 1,200')).toEqual([
      '/Admin/orders',
      '1',
      '2026-05-01 00:00:00,2026-05-01 23:59:59|between',
    ])
    expect(await search('New users 5')).toEqual(['/Admin/users', '2026-05-01 00:00:00,2026-05-01 23:59:59|between'])
    expect(await search('Same time yesterday 10')).toEqual([
      '/Admin/users',
      '2026-04-30 00:00:00,2026-04-30 10:03:04|between',
    ])
    expect(await search('Same time last week 6')).toEqual([
      '/Admin/users',
      '2026-04-24 00:00:00,2026-04-24 10:03:04|between',
    ])
    expect(await search('Wood & Light Orders 12')).toEqual(['/Admin/orders', '1', '1', '2026-04-01 00:00:00|ngt'])
    page.unmount()
    const guest = await open(busy, 'en', { is_super: false, permissions: ['dashboard.view'] })
    await guest.findByText('Orders', { selector: 'dt' })
    expect(guest.queryByRole('link', { name: 'Orders 1,200' })).toBeNull()
  })

  it.each([
    ['en', '¥34.8K', 'Paid ¥34.8K ¥34,878.40'],
    ['zh-cn', '¥3.4万', '支付金额 ¥3.4万 ¥34,878.40'],
  ] as const)('shortens long figures and shows the exact value on focus (%s)', async (locale, short, exact) => {
    const page = await open({ ...busy, today: { ...busy.today, amount: 3_487_840 } }, locale)
    const figure = await page.findByRole('link', { name: exact })
    expect(figure.textContent).toBe(short)
    expect(figure.dataset.tip).toBe('¥34,878.40')
  })

  it('draws 14 days as charts that are read by keyboard, and as tables', async () => {
    const page = await open(busy)
    const amounts = page.within(await page.findByRole('region', { name: 'Paid per day (14 days)' }))
    expect(amounts.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^05-01 \(so far\): Paid ¥1\.00/)
    const people = page.within(page.getByRole('region', { name: 'Orders and buyers per day (14 days)' }))
    expect(people.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/Orders 1.*Buyers 1/)
    await page.user.click(people.getByRole('button', { name: 'Show as table' }))
    expect((await page.row('05-01 (so far)')).cells()).toEqual(['1', '1'])
    expect(amounts.getByRole('button', { name: 'Download CSV' })).toBeDefined()
  })

  it('keeps all other widgets when one fails to load or to render', async () => {
    const state: { answer: unknown } = { answer: { ...busy, top_stores: [null], health: null } }
    const page = await open(() => state.answer)
    await page.findByRole('link', { name: 'Orders 1,200' })
    expect(page.getAllByText('Could not load')).toHaveLength(2)
    expect(page.getByRole('slider', { name: /^Paid per day/ })).toBeDefined()
    state.answer = busy
    await page.user.click(page.getAllByRole('button', { name: 'Try again' })[0] ?? page.container)
    await page.row('Wood & Light')
    expect(page.queryByText('Could not load')).toBeNull()
  })

  it('shows people only the figures and parts that they may see', async () => {
    const page = await open(
      {
        todo: [],
        as_of: busy.as_of,
        today: { users: 5 },
        yesterday: { users: 10 },
        last_week: { users: 6 },
        health: { invariant_breaches: 2 },
      },
      'en',
      { is_super: false, permissions: ['dashboard.view', 'user.view', 'book.view'] },
    )
    await page.findByRole('link', { name: 'New users 5' })
    expect(page.getAllByRole('term')).toHaveLength(1)
    expect((await page.row('Violated checks')).cells()).toEqual(['Violated checks', '2'])
    for (const words of ['Events waiting', 'Top stores (30 days)', 'Could not load', 'Nothing here yet'])
      expect(page.queryByText(words)).toBeNull()
    expect(page.queryByRole('slider')).toBeNull()
  })

  it('shows its time and time zone, and reloads on request', async () => {
    const page = await open(busy)
    expect((await page.findByText(/^Updated /)).textContent).toMatch(/^Updated [\d-]+ [\d:]+ \(Beijing time, UTC\+8\)$/)
    await page.user.click(page.getByRole('button', { name: 'Refresh' }))
    await page.waitFor(() => expect(page.sent('GET', '/Admin/dashboard/all')).toHaveLength(2))
  })

  it('shows the best stores and its health; what fails leads to its page', async () => {
    const page = await open(busy)
    expect((await page.row('Wood & Light')).cells()).toEqual(['Wood & Light', '12', '¥1,200.00'])
    expect((await page.row('Events waiting')).cells()).toEqual(['Events waiting', '3'])
    expect((await page.row('Violated checks')).getByRole('link', { name: '2' }).getAttribute('href')).toBe(
      '/Admin/books',
    )
    const tables = ['Health', 'Top stores (30 days)'].map(name => page.getByRole('region', { name }).tabIndex)
    expect(tables).toEqual([0, 0])
  })

  it.each([
    ['en', 'All done', 'Nothing here yet'],
    ['zh-cn', '都处理好了', '暂无数据'],
  ] as const)('of a quiet platform says so (%s)', async (locale, done, nothing) => {
    const page = await open(quiet, locale)
    expect(await page.findAllByText(done)).toHaveLength(4)
    expect(page.getAllByText(nothing)).toHaveLength(3)
  })

  it('shows an error when it cannot be loaded, and appears after a retry', async () => {
    const state = { broken: true }
    const page = await open(() => (state.broken ? cut() : busy))
    const retry = await page.findByRole('button', { name: 'Try again' })
    state.broken = false
    await page.user.click(retry)
    await page.findByRole('link', { name: /^Goods to review/ })
  })
})
