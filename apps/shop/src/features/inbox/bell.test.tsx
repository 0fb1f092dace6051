import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aShop, ok, type Reply, type ShopOptions } from '../../testing/a-shop.tsx'
import { Bell } from './bell.tsx'

const shipped = {
  id: 7,
  kind: 'order_shipped',
  title: '您的订单已发货',
  text: '订单 1001（台灯）已发货',
  target: { type: 'order', id: 31 },
  is_read: false,
  created_at: '2026-06-01T02:00:00Z',
}

const aBell = (answers: Readonly<Record<string, Reply>> = {}, options: Partial<ShopOptions> = {}) =>
  aShop({
    page: <Bell />,
    server: ({ method, path }) => {
      const called = `${method} ${path.split('?')[0]}`
      const known: Readonly<Record<string, Reply>> = {
        'GET /api/inbox_count': ok({ unread: 1 }),
        'GET /api/inbox': ok({ data: [shipped], next: null, unread: 1 }),
        'PUT /api/inbox/read': ok({}),
        ...answers,
      }
      return known[called]
    },
    ...options,
  })

/** The panel is the browser's own popover, which does not exist here: the test sends its toggle event. */
const open = () =>
  fireEvent(screen.getByRole('dialog', { name: '消息' }), Object.assign(new Event('toggle'), { newState: 'open' }))

describe('the bell of the shop', () => {
  it('shows the number of unread entries, and loads entries only when it is opened', async () => {
    const shop = await aBell()
    expect(await screen.findByRole('button', { name: '消息，1 条未读' })).toBeTruthy()
    expect(shop.calls('GET', '/api/inbox?')).toHaveLength(0)
  })

  it('shows no number where the count fails, and no message about it', async () => {
    const shop = await aBell({ 'GET /api/inbox_count': { code: 500, msg: '错误' } })
    expect(await screen.findByRole('button', { name: '消息' })).toBeTruthy()
    await waitFor(() => expect(shop.calls('GET', '/api/inbox_count')).toHaveLength(1))
    expect(shop.shown).toEqual([])
  })

  it('opens the order of an entry, and marks it read', async () => {
    const shop = await aBell()
    await screen.findByRole('button', { name: '消息，1 条未读' })
    open()
    await userEvent.click(await screen.findByRole('link', { name: /您的订单已发货/ }))
    await waitFor(() => expect(shop.calls('PUT', '/api/inbox/read')).toHaveLength(1))
    expect(shop.calls('PUT', '/api/inbox/read')[0]?.body.toString()).toBe('ids%5B0%5D=7')
    expect(screen.getByLabelText('where').textContent).toBe('/user/order/31')
  })

  it('marks all read, and reloads the number', async () => {
    const shop = await aBell()
    await screen.findByRole('button', { name: '消息，1 条未读' })
    open()
    await userEvent.click(await screen.findByRole('button', { name: '全部已读' }))
    await waitFor(() => expect(shop.calls('GET', '/api/inbox_count')).toHaveLength(2))
    expect(shop.calls('PUT', '/api/inbox/read')[0]?.body.toString()).toBe('')
  })

  it('shows why the entries did not load, and retries', async () => {
    const shop = await aBell({ 'GET /api/inbox': 'offline' })
    await screen.findByRole('button', { name: '消息，1 条未读' })
    open()
    await userEvent.click(await screen.findByRole('button', { name: '重试' }))
    await waitFor(() => expect(shop.calls('GET', '/api/inbox?').length).toBeGreaterThan(1))
  })
})
