import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const failed = {
  id: 8,
  event_id: 41,
  type: 'order.paid',
  reaction: 'catalog.sales',
  next_at: '2026-05-01T02:00:00Z',
  attempts: 3,
  last_error: 'Error: not now',
  created_at: '2026-05-01T01:00:00Z',
}

const open = (options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/deliveries',
    ...options,
    answers: { 'GET /Admin/deliveries': listOf([failed]), 'POST /Admin/deliveries/8/retry': {} },
  })

describe('failed deliveries of events', () => {
  it('show event, reaction, next try, tries and the last error', async () => {
    const page = await open()
    const cells = (await page.row('catalog.sales')).cells()
    for (const text of ['order.paid', 'catalog.sales', '2026-05-01 10:00:00', '3', 'Error: not now'])
      expect(cells).toContain(text)
  })

  it('are retried one by one, and the list reloads', async () => {
    const page = await open()
    await page.user.click((await page.row('catalog.sales')).getByRole('button', { name: 'Retry' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('POST', '/Admin/deliveries/8/retry')).toHaveLength(1)
    await page.waitFor(() => expect(page.sent('GET', '/Admin/deliveries')).toHaveLength(2))
  })

  it('are read-only without the permission to retry them', async () => {
    const page = await open({ person: { is_super: false, permissions: ['job.view'] } })
    expect((await page.row('catalog.sales')).queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})
