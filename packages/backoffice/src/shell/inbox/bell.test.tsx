import type { InboxEntry } from '@shiji/contract/messaging/inbox.ts'
import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openScreen } from '../../testing/open-screen.tsx'
import { targetPath } from './target-path.ts'

const paid: InboxEntry = {
  id: 7,
  kind: 'order_paid',
  title: 'New order to ship',
  text: 'Order 1001 has been paid.',
  target: { type: 'order', id: 31 },
  is_read: false,
  created_at: '2026-06-01T02:00:00Z',
}

describe('the bell of a back office', () => {
  it('counts what is unread, and opens the page of the order, which marks the entry read', async () => {
    const page = await openScreen({
      area: 'seller',
      screen: { Component: () => <p>Orders</p> },
      at: '/orders',
      answers: {
        'GET /Seller/inbox_count': { unread: 3 },
        'GET /Seller/inbox': { data: [paid], next: null, unread: 3 },
        'PUT /Seller/inbox/read': {},
      },
    })
    await page.findByRole('button', { name: 'Notifications, 3 unread' })
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }))
    await page.user.click(await page.findByRole('link', { name: /New order to ship/ }))
    await page.waitFor(() => expect(page.sent('PUT', '/Seller/inbox/read')).toHaveLength(1))
    expect(page.sent('PUT', '/Seller/inbox/read')[0]?.body.get('ids[0]')).toBe('7')
    expect(page.address()).toContain('/orders/detail/31')
  })

  it('has a page for every target', () => {
    const targets = ['order', 'comment', 'question', 'settlement', 'stock', 'goods', 'store', 'brand', 'cash'] as const
    expect(targets.map(type => targetPath({ type, id: 5 }))).toEqual([
      '/orders/detail/5',
      '/order_comments?id=5',
      '/goods_questions?id=5',
      '/order_settlements?order_id=5',
      '/goods?id=5',
      '/goods?id=5',
      '/stores?id=5',
      '/goods_brands/applications?id=5',
      '/cashes?id=5',
    ])
  })
})
