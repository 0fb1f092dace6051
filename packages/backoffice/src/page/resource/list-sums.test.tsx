import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Answers, Refusal } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { samplePage } from '../../testing/sample-resource.tsx'

afterEach(cleanup)

const rows = Array.from({ length: 30 }, (_, at) => ({ id: at + 1, name: `row ${at + 1}`, amount: 1990, quantity: 1 }))
const open = (answers: Answers, at = '/expresses') =>
  openScreen({
    area: 'admin',
    at,
    screen: samplePage({
      sums: ['amount'],
      fixed: { enabled: '1' },
      columns: [
        { id: 'name', title: 'Name', sortable: true },
        { id: 'amount', title: 'Amount', kind: 'money' },
        { id: 'quantity', title: 'Quantity', kind: 'number' },
      ],
    }),
    answers: {
      'GET /Admin/expresses': { data: rows, count: 30, total: 90, per_page: 30, last_page: 3, current_page: 1 },
      ...answers,
    },
  })
const SUMMARY = '/Admin/expresses/summary'

describe('the summary row (reference ux 39)', () => {
  it('sums the named columns over the whole filter, money in fen as the rows', async () => {
    const page = await open({ [`GET ${SUMMARY}`]: { sums: { amount: 179_100 } } }, '/expresses?name=row%7Clike&page=2')
    const line = await page.row('Total')
    await page.waitFor(() => expect(line.cells()).toContain('¥1,791.00'))
    expect(Object.fromEntries(page.sent('GET', SUMMARY)[0]?.query ?? [])).toEqual({ name: 'row|like', enabled: '1' })
  })

  it('is requested after the rows, once for all pages and orders, and again for another filter', async () => {
    const page = await open({ [`GET ${SUMMARY}`]: { sums: { amount: 1 } } })
    await page.row('Total')
    const asked = () => page.server.paths().filter(path => path.startsWith('GET /Admin/expresses'))
    expect(asked()).toEqual(['GET /Admin/expresses', `GET ${SUMMARY}`])
    await page.user.click(page.getByRole('button', { name: 'Next page' }))
    await page.waitFor(() => expect(page.sent('GET', '/Admin/expresses')).toHaveLength(2))
    await page.user.click(page.getByRole('button', { name: 'Name' }))
    await page.waitFor(() => expect(page.sent('GET', '/Admin/expresses')).toHaveLength(3))
    expect(page.sent('GET', SUMMARY)).toHaveLength(1)
    await page.user.click(page.getByRole('button', { name: 'Search' }))
    await page.user.type(page.search().getByRole('textbox', { name: 'Name' }), 'x{Enter}')
    await page.waitFor(() => expect(page.sent('GET', SUMMARY)).toHaveLength(2))
    await page.user.click(page.getByRole('button', { name: 'Refresh' }))
    await page.waitFor(() => expect(page.sent('GET', SUMMARY)).toHaveLength(3))
  })

  it("shows '-' and says why where there are too many rows", async () => {
    const page = await open({ [`GET ${SUMMARY}`]: { sums: null } })
    expect(await page.findByText('More than 100,000 rows. Narrow the search to see totals.')).toBeDefined()
    expect((await page.row('Total')).cells()).toContain('-')
  })

  it('a failure leaves the table intact and shows only in the row', async () => {
    const page = await open({ [`GET ${SUMMARY}`]: new Refusal(500, 'broken') })
    expect(await page.findByText('The totals could not be loaded.')).toBeDefined()
    expect(page.queryByText('broken')).toBeNull()
    expect(page.getByText('row 1')).toBeDefined()
  })

  it('is not requested if a page names no columns', async () => {
    const page = await openScreen({
      area: 'admin',
      at: '/expresses',
      screen: samplePage(),
      answers: { 'GET /Admin/expresses': { data: rows, count: 30, total: 30, per_page: 30, last_page: 1 } },
    })
    await page.findByText('row 1')
    expect(page.queryByText('Total')).toBeNull()
    expect(page.sent('GET', SUMMARY)).toEqual([])
  })
})
