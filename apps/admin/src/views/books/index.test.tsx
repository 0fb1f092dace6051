import { cut, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const balanced = {
  at: '2026-05-01T02:00:00Z',
  is_checking: false,
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

/** Whether a text is marked as wrong by the failure colour, which is in a style rule of the page. */
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
    expect(page.getByText('Checked 2026-05-01 10:00:00 · 1,234 journals')).toBeDefined()
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
    await page.findByText('1 checks failed')
    expect(isRed(page.getByText('violated by 3 rows'))).toBe(true)
    expect(isRed(page.getByText('¥0.50'))).toBe(true)
    const checks = page.within(page.getByRole('table', { name: 'Checks' })).getAllByRole('row')
    expect(checks[1]?.textContent).toMatch(/^S2 stock is the sum of its movements/)
    expect(checks[2]?.textContent).toContain('holds')
    const rows = page
      .within(page.getByRole('list', { name: 'First rows that violate it (2):' }))
      .getAllByRole('listitem')
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
    for (const name of ['Debits = credits', 'Totals per account', 'Checks'])
      expect(page.getByRole('region', { name }).tabIndex).toBe(0)
  })

  it('are checked on request in the background: the page shows that, and then the result', async () => {
    const state = { at: balanced.at, is_checking: false }
    const page = await openScreen({
      area: 'admin',
      screen,
      at: '/books',
      answers: {
        'GET /Admin/books': () => ({ ...balanced, ...state }),
        'POST /Admin/books/check': () => {
          state.is_checking = true
          return {}
        },
      },
    })
    await page.user.click(await page.findByRole('button', { name: 'Check now' }))
    await page.findByText('Checking…')
    expect(page.getByText('Checked 2026-05-01 10:00:00 · 1,234 journals')).toBeDefined()
    state.is_checking = false
    state.at = '2026-05-01T03:00:00Z'
    await page.findByText('Checked 2026-05-01 11:00:00 · 1,234 journals', undefined, { timeout: 5_000 })
    expect(page.queryByText('Checking…')).toBeNull()
    expect(page.sent('POST', '/Admin/books/check')).toHaveLength(1)
  })

  it('keep the old figures when they cannot be loaded, and say why', async () => {
    const page = await openScreen({
      area: 'admin',
      screen,
      at: '/books',
      answers: { 'GET /Admin/books': balanced, 'POST /Admin/books/check': () => cut() },
    })
    await page.user.click(await page.findByRole('button', { name: 'Check now' }))
    await page.findByRole('alert')
    expect(page.getByText('The books balance')).toBeDefined()
  })

  it('show that they were never checked; people without the permission have no button', async () => {
    const never = { ...balanced, at: null, journals: 0, units: [], totals: [], invariants: [] }
    const page = await openScreen({
      area: 'admin',
      screen,
      at: '/books',
      person: { is_super: false, permissions: ['book.view'] },
      answers: { 'GET /Admin/books': never },
    })
    await page.findByText('Not checked yet')
    expect(page.queryByText('The books balance')).toBeNull()
    expect(page.queryByRole('button', { name: 'Check now' })).toBeNull()
  })
})
