import { cut, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const balanced = {
  at: '2026-05-01T02:00:00Z',
  journals: 1_234,
  units: [
    { unit: 'CNY', debits: 500_050, credits: 500_050, difference: 0 },
    { unit: 'POINT', debits: 1_500, credits: 1_500, difference: 0 },
  ],
  totals: [
    { owner_type: 'user', kind: 'balance', unit: 'CNY', accounts: 300, balance: 400_050 },
    { owner_type: 'user', kind: 'points', unit: 'POINT', accounts: 300, balance: 1_500 },
    { owner_type: 'platform', kind: 'of_a_newer_server', unit: 'CNY', accounts: 1, balance: 0 },
  ],
  invariants: [
    { id: 'L1', title: 'journals sum to zero', breaches: 0, sample: [], ms: 12 },
    { id: 'S2', title: 'stock is the sum of its movements', breaches: 0, sample: [], ms: 1_200 },
  ],
}
const broken = {
  ...balanced,
  units: [{ unit: 'CNY', debits: 500_050, credits: 500_000, difference: 50 }],
  invariants: balanced.invariants.map(check =>
    check.id === 'S2' ? { ...check, breaches: 3, sample: [{ sku_id: 71 }, { sku_id: 72, order_id: 9 }] } : check,
  ),
}

const open = (answer: unknown, locale: 'en' | 'zh-cn' = 'en') =>
  openScreen({ area: 'admin', screen, at: '/books', locale, answers: { 'GET /Admin/books': answer } })

/** Whether words are set apart as wrong: by the colour of a failure, which stands in a rule of the page's styles. */
const isRed = (found: HTMLElement) =>
  [...document.querySelectorAll('style')].some(
    style =>
      [...found.classList].some(name => style.textContent?.includes(`.${name}`)) &&
      style.textContent?.includes('status-danger-fg'),
  )

describe('the books', () => {
  it('say that they balance, as of when, and over how many journals', async () => {
    const page = await open(balanced)
    await page.findByText('The books balance')
    expect(page.getByText('as of 2026-05-01 10:00:00 · 1,234 journals')).toBeDefined()
    expect(page.getAllByText('holds')).toHaveLength(2)
  })

  it('show debits and credits per unit, money with two decimals and points whole', async () => {
    const page = await open(balanced)
    expect((await page.row('CNY')).cells()).toEqual(['CNY', '¥5,000.50', '¥5,000.50', '¥0.00'])
    expect((await page.row('Points')).cells()).toEqual(['Points', '1,500', '1,500', '0'])
  })

  it('show the totals per account; an account that this version does not know keeps its code', async () => {
    const page = await open(balanced)
    expect((await page.row('Buyers · balance')).cells()).toEqual(['Buyers · balance', '300', '¥4,000.50'])
    expect((await page.row('Buyers · points')).cells()).toEqual(['Buyers · points', '300', '1,500'])
    expect((await page.row('Platform · of_a_newer_server')).cells()).toContain('¥0.00')
  })

  it('name a check that fails first, in red words with the rows that break it', async () => {
    const page = await open(broken)
    await page.findByText('1 checks fail')
    expect(isRed(page.getByText('broken by 3 rows'))).toBe(true)
    expect(isRed(page.getByText('¥0.50'))).toBe(true)
    const checks = page.within(page.getByRole('table', { name: 'Invariants' })).getAllByRole('row')
    expect(checks[1]?.textContent).toMatch(/^S2 stock is the sum of its movements/)
    expect(checks[2]?.textContent).toContain('holds')
    const rows = page.within(page.getByRole('list', { name: 'First rows that break it (2):' })).getAllByRole('listitem')
    expect(rows.map(row => row.textContent)).toEqual(['sku_id 71', 'sku_id 72 order_id 9'])
  })

  it('say the same in Chinese', async () => {
    const page = await open(broken, 'zh-cn')
    expect(await page.findByText('不成立：3 行')).toBeDefined()
    expect(page.getByRole('table', { name: '账目检查' })).toBeDefined()
  })

  it('are read by keyboard: what scrolls has a name and takes the focus', async () => {
    const page = await open(balanced)
    await page.findByText('The books balance')
    for (const name of ['Debits = credits', 'Totals per account', 'Invariants'])
      expect(page.getByRole('region', { name }).tabIndex).toBe(0)
  })

  it('are checked again on request, and keep what stood there when that fails', async () => {
    const state = { broken: false }
    const page = await open(() => (state.broken ? cut() : balanced))
    const again = await page.findByRole('button', { name: 'Check again' })
    state.broken = true
    await page.user.click(again)
    await page.findByText('Could not load')
    expect(page.getByText('The books balance')).toBeDefined()
    expect(page.sent('GET', '/Admin/books')).toHaveLength(2)
  })
})
