import { decodeParams } from '@shiji/api/base/transport/params.ts'
import type { StoreListRow } from '@shiji/contract/store/store.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aStore } from '../../testing/a-product.ts'
import { aShop, ok, type Reply } from '../../testing/a-shop.tsx'
import { readStoreSearch, storesPath } from './store-search.ts'
import { Component as StoresPage } from './stores-page.tsx'

const aRow = (id: number, part: Partial<StoreListRow> = {}): StoreListRow => ({
  ...aStore(id, { name: `店${id}` }),
  status: 'open',
  goods_count: 12,
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
