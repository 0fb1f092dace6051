import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPerson, loggedIn } from '../../testing/a-person.ts'
import { menuItem, Refusal } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { waitingOn } from './menu-badges.ts'

const menu = [
  menuItem({
    name: 'Trade',
    children: [
      menuItem({
        name: 'Orders',
        children: [
          menuItem({ name: 'All orders', apis: '/Seller/orders', view: 'screen' }),
          menuItem({ name: 'To ship', apis: '/Seller/orders/wait', view: 'screen' }),
        ],
      }),
      menuItem({ name: 'Goods', apis: '/Seller/goods', view: 'screen' }),
    ],
  }),
]
const path = 'GET /Seller/menu_badges'
const found = (ship: number) => [
  { target: '/Seller/orders/wait', count: ship },
  { target: '/Seller/goods', count: 2 },
]

const open = (answers: Readonly<Record<string, unknown>>) =>
  openScreen({
    area: 'seller',
    at: '/orders',
    screen: { Component: () => <p>orders</p> },
    keys: loggedIn('seller'),
    answers: { 'GET /Seller/load_menu': menu, 'POST /Seller/auth/info': aPerson, ...answers },
  })
const timesAsked = (app: Awaited<ReturnType<typeof open>>) => app.server.paths().filter(asked => asked === path).length
const seen = (state: 'visible' | 'hidden') => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the numbers of the menu', () => {
  it('are shown on the pages of the waiting items; a group has the sum of its pages, and the exact number above 99 is announced', async () => {
    const app = await open({ [path]: found(123) })
    const group = await app.findByRole('button', { name: 'Orders 123 waiting' })
    expect(group.textContent).toContain('99+')
    expect(app.getByRole('link', { name: 'To ship 123 waiting' })).toBeTruthy()
    expect(app.getByRole('link', { name: 'Goods 2 waiting' })).toBeTruthy()
    expect(app.getByRole('link', { name: 'All orders' })).toBeTruthy()
    expect(app.getByRole('link', { name: 'Trade 125 waiting' })).toBeTruthy()
  })

  it('are loaded once a minute while the tab is visible, and when it becomes visible again', async () => {
    const app = await open({ [path]: () => found(timesAsked(app)) })
    await app.findByRole('link', { name: 'To ship 1 waiting' })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await app.findByRole('link', { name: 'To ship 2 waiting' })
    seen('hidden')
    await act(() => vi.advanceTimersByTimeAsync(180_000))
    expect(timesAsked(app)).toBe(2)
    seen('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await app.findByRole('link', { name: 'To ship 3 waiting' })
  })

  it('are loaded again after a write', async () => {
    const { shipOrders } = (await import('@shiji/api/order/order.back-office.api.ts')).orderBackOfficeApi.endpoints
    const left = { count: 3 }
    const app = await open({
      [path]: () => found(left.count),
      'PUT /Seller/orders/status/edit': () => {
        left.count = 1
        return { shipped: [3], refused: [] }
      },
    })
    await app.findByRole('link', { name: 'To ship 3 waiting' })
    await act(() => app.backoffice.store.dispatch(shipOrders.initiate({ area: 'seller', orders: [] })))
    await app.findByRole('link', { name: 'To ship 1 waiting' })
  })

  it('are silently absent while they cannot be loaded', async () => {
    const answer = { is: found(3) as unknown }
    const app = await open({ [path]: () => answer.is })
    await app.findByRole('link', { name: 'To ship 3 waiting' })
    answer.is = new Refusal(402, 'Not now.')
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await app.findByRole('link', { name: 'To ship' })
    expect(app.queryByText('Not now.')).toBeNull()
  })

  it('are loaded after the page', async () => {
    const app = await open({ [path]: () => new Promise(() => undefined) })
    await app.findByText('orders')
    await waitFor(() => expect(timesAsked(app)).toBe(1))
    expect(app.server.paths().indexOf(path)).toBeGreaterThan(app.server.paths().indexOf('GET /Seller/load_menu'))
  })
})

it('a page that is twice below a group counts once', () => {
  const twice = menuItem({ children: [menuItem({ apis: '/Seller/goods' }), menuItem({ apis: 'goods' })] })
  expect(waitingOn([twice], new Map([['/goods', 2]]), 'seller')).toBe(2)
})
