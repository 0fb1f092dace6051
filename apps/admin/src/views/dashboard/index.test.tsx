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
  today: { orders: 1_200, amount: 9_900, buyers: 4, users: 5 },
  yesterday: { orders: 0, amount: 0, buyers: 4, users: 10 },
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

const open = (answer: unknown, locale: 'en' | 'zh-cn' = 'en') =>
  openScreen({ area: 'admin', screen, at: '/dashboard', locale, answers: { 'GET /Admin/dashboard/all': answer } })

describe('the desk of the platform', () => {
  it('says first what is to do, how many and how old, and each number leads to its list', async () => {
    const page = await open(busy)
    const links = [
      ['Goods to review 7 oldest 1 h ago', '/Admin/goods?verify=to_be_reviewed'],
      ['Stores to review 2 oldest 3 d ago', '/Admin/stores?store_verify=verifying'],
      ['Failing jobs 0 All done', '/Admin/jobs?state=failing'],
      ['Other work 1 Have a look', '/Admin/orders'],
    ] as const
    for (const [name, href] of links) {
      expect((await page.findByRole('link', { name })).getAttribute('href')).toBe(href)
    }
  })

  it('shows today beside yesterday, and no percentage of nothing', async () => {
    const page = await open(busy)
    const figure = async (name: string) => (await page.findByText(name, { selector: 'dt' })).parentElement?.textContent
    expect(await figure('Orders')).toBe('Orders1,200Yesterday 0')
    expect(await figure('New users')).toBe('New users5Yesterday 10down 50%')
  })

  it('shows the best stores and its health; what fails leads to its page', async () => {
    const page = await open(busy)
    expect((await page.row('Wood & Light')).cells()).toEqual(['Wood & Light', '12', '¥1,200.00'])
    expect((await page.row('Events waiting')).cells()).toEqual(['Events waiting', '3'])
    expect((await page.row('Invariant breaches')).getByRole('link', { name: '2' }).getAttribute('href')).toBe(
      '/Admin/books',
    )
    const tables = ['Health', 'Top stores (30 days)'].map(name => page.getByRole('region', { name }).tabIndex)
    expect(tables).toEqual([0, 0])
  })

  it.each([
    ['en', 'All done', 'Nothing here yet'],
    ['zh-cn', '都处理好了', '暂无数据'],
  ] as const)('of a quiet platform says so in words (%s)', async (locale, done, nothing) => {
    const page = await open(quiet, locale)
    expect(await page.findAllByText(done)).toHaveLength(4)
    expect(page.getByText(nothing)).toBeDefined()
  })

  it('that cannot be loaded says so and comes with the next try', async () => {
    const state = { broken: true }
    const page = await open(() => (state.broken ? cut() : busy))
    const retry = await page.findByRole('button', { name: 'Try again' })
    state.broken = false
    await page.user.click(retry)
    await page.findByRole('link', { name: /^Goods to review/ })
  })
})
