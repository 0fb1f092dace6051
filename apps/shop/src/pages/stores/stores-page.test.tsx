import { decodeParams } from '@shiji/api/base/transport/params.ts'
import type { StoreListRow } from '@shiji/contract/store/store.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aStore } from '../../testing/a-product.ts'
import { aShop, ok, type Reply } from '../../testing/a-shop.tsx'
import { readStoreSearch, storesPath } from './store-search.ts'
import { Component as StoresPage } from './stores-page.tsx'

const aRow = (id: number, part: Partial<StoreListRow> = {}): StoreListRow => ({
  ...aStore(id, { name: `店${id}` }),
  status: 'open',
  goods_count: 12,
  distance: null,
  goods: [{ id: 70 + id, name: '台灯', name_en: '', image: '', price: 9_900 }],
  ...part,
})
const page = (rows: readonly StoreListRow[], total = rows.length): Reply =>
  ok({ data: rows, count: rows.length, total, per_page: 20, last_page: 1, current_page: 1 })
const searchIn = (path: string) => decodeParams(decodeURIComponent(path.split('/').at(-1) ?? ''))

const open = (answer: Reply, path = '/stores') =>
  aShop({
    page: <StoresPage />,
    path,
    pattern: '/stores/:params?',
    loggedIn: false,
    server: arrived => (arrived.path.startsWith('/api/stores') ? answer : undefined),
  })

describe('the list of stores', () => {
  it('shows name, rating, goods and whether a store is on holiday', async () => {
    await open(page([aRow(1, { is_flagship: true }), aRow(2, { status: 'holiday' })]))
    const cards = await screen.findAllByRole('article')
    expect(
      within(cards[0] ?? document.body)
        .getByRole('link', { name: '店1' })
        .getAttribute('href'),
    ).toBe('/store/1')
    expect(within(cards[0] ?? document.body).getByText('旗舰店')).toBeTruthy()
    expect(within(cards[1] ?? document.body).getByText('休假中')).toBeTruthy()
    expect(within(cards[1] ?? document.body).getByText('12 件在售')).toBeTruthy()
  })

  it('is searched and sorted by its address', async () => {
    const user = userEvent.setup()
    const { calls, router } = await open(page([aRow(1)]))
    await user.type(await screen.findByRole('searchbox'), ' 灯 {Enter}')
    expect(readStoreSearch(router.state.location.pathname.split('/')[2])).toEqual({ keywords: '灯' })
    await user.click(await screen.findByRole('link', { name: '评分最高' }))
    expect(searchIn(calls('GET', '/api/stores').at(-1)?.path ?? '')).toEqual({
      keywords: encodeURIComponent('灯'),
      sort: 'score',
      per_page: 20,
    })
  })

  describe('by distance', () => {
    type Asking = Geolocation['getCurrentPosition']
    const none = { altitude: null, altitudeAccuracy: null, heading: null, speed: null, toJSON: () => ({}) }
    const coords = { ...none, latitude: 31.23041, longitude: 121.47372, accuracy: 20 }
    const found: Asking = done => done({ coords, timestamp: 0, toJSON: () => ({}) })
    const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const
    const failing =
      (code: number): Asking =>
      (_, failed) =>
        failed?.({ ...codes, code, message: '' })
    /** A browser that asks for the place in this way, or knows none. */
    const aBrowser = (asking: Asking | undefined, permission: PermissionState = 'prompt') => {
      const parts = {
        geolocation: asking && { getCurrentPosition: asking },
        permissions: { query: async () => ({ state: permission }) },
      }
      for (const [name, value] of Object.entries(parts))
        Object.defineProperty(navigator, name, { configurable: true, value })
    }
    const lastCall = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
      calls('GET', '/api/stores').at(-1)?.path ?? ''
    afterEach(() => {
      for (const name of ['geolocation', 'permissions']) Reflect.deleteProperty(navigator, name)
    })

    it('asks for the place when that is chosen, and not before; the address does not have it', async () => {
      const asked = vi.fn(found)
      aBrowser(asked)
      const user = userEvent.setup()
      const { calls, router } = await open(page([aRow(1, { distance: 1_249 }), aRow(2)]))
      await screen.findAllByRole('article')
      expect(asked).not.toHaveBeenCalled()
      await user.click(screen.getByRole('link', { name: '离我最近' }))
      await waitFor(() => expect(lastCall(calls)).toContain('lat=31.23&lng=121.474'))
      expect(asked).toHaveBeenCalledTimes(1)
      expect(searchIn(lastCall(calls).split('?')[0] ?? '')).toEqual({ sort: 'distance', per_page: 20 })
      expect(router.state.location.pathname).not.toContain('121')
      expect(screen.getByText('距离 1.2公里')).toBeTruthy()
      expect(screen.getAllByText(/距离/)).toHaveLength(1)
    })

    it.each([
      ['refused', failing(1), /浏览器没有允许使用位置/],
      ['lost', failing(2), /暂时无法获取您的位置/],
      ['unknown to the browser', undefined, /暂时无法获取您的位置/],
    ])('says that the place is %s, keeps the default order, and can be tried again', async (_, asking, words) => {
      aBrowser(asking)
      const user = userEvent.setup()
      const { calls } = await open(page([aRow(1)]))
      await user.click(await screen.findByRole('link', { name: '离我最近' }))
      expect(await screen.findByText(words)).toBeTruthy()
      expect(
        calls('GET', '/api/stores')
          .map(call => call.path)
          .join(),
      ).not.toContain('lat=')
      expect(screen.getByRole('article')).toBeTruthy()
      aBrowser(found)
      await user.click(screen.getByRole('button', { name: '重试' }))
      await waitFor(() => expect(lastCall(calls)).toContain('lat=31.23'))
      expect(screen.queryByText(words)).toBeNull()
    })

    it('opened by its address waits for a choice, unless the place was allowed before', async () => {
      const asked = vi.fn(found)
      aBrowser(asked)
      const first = await open(page([aRow(1)]), storesPath({ sort: 'distance' }))
      expect(await screen.findByText(/按距离排序需要知道您的位置/)).toBeTruthy()
      expect(asked).not.toHaveBeenCalled()
      await userEvent.setup().click(screen.getByRole('button', { name: '使用我的位置' }))
      await waitFor(() => expect(lastCall(first.calls)).toContain('lat=31.23'))
      first.unmount()
      aBrowser(asked, 'granted')
      const second = await open(page([aRow(1)]), storesPath({ sort: 'distance' }))
      await waitFor(() => expect(lastCall(second.calls)).toContain('lat=31.23'))
    })
  })

  it('leads back to all stores when nothing is found', async () => {
    await open(page([]), storesPath({ keywords: 'x' }))
    expect((await screen.findByRole('link', { name: '全部店铺' })).getAttribute('href')).toBe('/stores')
  })

  it('has pages when there are many', async () => {
    const user = userEvent.setup()
    const { calls } = await open(page([aRow(1)], 45))
    await user.click(await screen.findByRole('button', { name: /下一页/ }))
    expect(searchIn(calls('GET', '/api/stores').at(-1)?.path ?? '')).toMatchObject({ page: 2 })
  })

  it('can be loaded again', async () => {
    await open('offline')
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
  })

  it.each(['!!!', btoa('[]'), btoa('{"page":-1,"sort":"x","keywords":"%E4"}')])('reads %s as no search', text => {
    expect(readStoreSearch(text)).toEqual({})
  })
})
