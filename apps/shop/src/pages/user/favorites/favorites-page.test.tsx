import type { FavoriteRow } from '@shiji/contract/catalog/favorites.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aFavorite, aFollowed } from '../../../testing/a-favorite.ts'
import { type Arrived, aShop, ok, type Reply, type ShopOptions } from '../../../testing/a-shop.tsx'
import { headingLevels, isInOrder } from '../../../testing/heading-levels.ts'
import { Component as FavoritesPage } from './favorites-page.tsx'

/** A server that stores, lists and removes favourites; `refuse` answers instead of a change. */
function aServer(start: readonly FavoriteRow[], refuse?: () => Reply) {
  let kept = [...start]
  return ({ method, path }: Arrived): Reply | undefined => {
    const [address = '', query = ''] = path.split('?')
    if (!address.startsWith('/api/user/favorites')) return undefined
    if (method === 'DELETE') {
      if (refuse) return refuse()
      const ids = (address.split('/').at(-1) ?? '').split(',').map(Number)
      kept = kept.filter(row => !ids.includes(row.id))
      return ok({ deleted: ids.length })
    }
    const params = new URLSearchParams(query)
    const [page, perPage] = [Number(params.get('page') ?? 1), Number(params.get('per_page'))]
    const rows = kept.filter(row => row.is_type === Number(params.get('is_type')))
    return ok({
      data: rows.slice((page - 1) * perPage, page * perPage),
      count: {
        goods: kept.filter(row => row.is_type === 0).length,
        store: kept.filter(row => row.is_type === 1).length,
      },
      total: rows.length,
      per_page: perPage,
      last_page: Math.max(1, Math.ceil(rows.length / perPage)),
      current_page: page,
    })
  }
}
const theFavorites = (server: ShopOptions['server'], options: Partial<ShopOptions> = {}) =>
  aShop({ page: <FavoritesPage />, path: '/user/favorites', server, ...options })
const card = async (name: string) => within((await screen.findByText(name)).closest('article') ?? document.body)
const question = async () => within(await screen.findByRole('alertdialog', { name: '取消收藏' }))

describe('my favourites', () => {
  it('link to goods that are sold, and show how much cheaper they have become', async () => {
    await theFavorites(aServer([aFavorite(1, { price: 7_500, price_when_kept: 9_900 }), aFavorite(2), aFollowed(3)]))
    const cheaper = await card('商品1')
    expect(cheaper.getByRole('link', { name: '商品1' }).getAttribute('href')).toBe('/goods/101')
    expect(cheaper.getByText('比收藏时降了 ¥24.00')).toBeTruthy()
    expect((await card('商品2')).queryByText(/比收藏时降了/)).toBeNull()
    expect(screen.getByRole('link', { name: '商品 2' }).getAttribute('aria-current')).toBe('page')
    expect(isInOrder(headingLevels())).toBe(true)
  })

  it.each([
    ['off_shelf', '已下架'],
    ['store_closed', '店铺已关闭'],
    ['store_holiday', '店铺休息中'],
  ] as const)('that are %s say so, open nothing and link to similar ones', async (state, word) => {
    await theFavorites(aServer([aFavorite(1, { state })]))
    const gone = await card('商品1')
    expect(gone.getByText(word)).toBeTruthy()
    expect(gone.queryByRole('link', { name: '商品1' })).toBeNull()
    expect(gone.getByRole('link', { name: '找相似：商品1' }).getAttribute('href')).toBe('/class/9')
  })

  it('that are sold out can still be opened', async () => {
    await theFavorites(aServer([aFavorite(1, { state: 'sold_out' })]))
    const sold = await card('商品1')
    expect(sold.getByText('已售罄')).toBeTruthy()
    expect(sold.getByRole('link', { name: '商品1' })).toBeTruthy()
  })

  it('have a tab of stores, kept in the address', async () => {
    const user = userEvent.setup()
    const { router } = await theFavorites(
      aServer([aFavorite(1), aFollowed(3), aFollowed(4, { state: 'store_closed' })]),
    )
    await screen.findByText('商品1')
    await user.click(screen.getByRole('link', { name: '店铺 2' }))
    const open = await card('店3')
    expect(router.state.location.search).toBe('?type=store')
    expect(open.getByRole('link', { name: '店3' }).getAttribute('href')).toBe('/store/3')
    expect(open.getByText('12 人关注')).toBeTruthy()
    expect((await card('店4')).getByText('店铺已关闭')).toBeTruthy()
    expect(screen.queryByText('商品1')).toBeNull()
  })

  it('are removed one by one after a confirmation', async () => {
    const user = userEvent.setup()
    const { calls } = await theFavorites(aServer([aFavorite(1), aFavorite(2)]))
    const press = async () => user.click((await card('商品1')).getByRole('button', { name: '取消收藏 商品1' }))
    await press()
    await user.click((await question()).getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls('DELETE', '/favorites')).toEqual([])
    await press()
    await user.click((await question()).getByRole('button', { name: '取消收藏' }))
    await waitFor(() => expect(screen.queryByText('商品1')).toBeNull())
    expect(await screen.findByText('已取消收藏')).toBeTruthy()
    expect(calls('DELETE', '/favorites').map(call => call.path)).toEqual(['/api/user/favorites/1'])
  })

  it('are removed together when they are selected', async () => {
    const user = userEvent.setup()
    const { calls } = await theFavorites(aServer([aFavorite(1), aFavorite(2), aFavorite(3, { state: 'off_shelf' })]))
    await user.click(await screen.findByRole('button', { name: '管理' }))
    const remove = screen.getByRole('button', { name: '取消收藏' })
    expect(remove).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    expect(screen.getByText('已选 3 项')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: '选择 商品2' }))
    expect(screen.getByText('已选 2 项')).toBeTruthy()
    await user.click(remove)
    const dialog = await question()
    expect(dialog.getByText(/确定取消收藏这 2 项吗/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: '取消收藏' }))
    await waitFor(() => expect(screen.queryByText('商品3')).toBeNull())
    expect(calls('DELETE', '/favorites').map(call => call.path)).toEqual(['/api/user/favorites/1,3'])
    expect(await screen.findByRole('link', { name: '商品 1' })).toBeTruthy()
  })

  it('are restored, with a message, when the server refuses', async () => {
    const user = userEvent.setup()
    const { shown } = await theFavorites(aServer([aFavorite(1)], () => ({ code: 404, msg: '没有找到这条数据。' })))
    await user.click((await card('商品1')).getByRole('button', { name: '取消收藏 商品1' }))
    await user.click((await question()).getByRole('button', { name: '取消收藏' }))
    await waitFor(() => expect(shown).toEqual(['没有找到这条数据。']))
    expect(await screen.findByText('商品1')).toBeTruthy()
  })

  it('return to the previous page when the last page has been emptied', async () => {
    const user = userEvent.setup()
    const many = Array.from({ length: 21 }, (_, at) => aFavorite(at + 1))
    const { router } = await theFavorites(aServer(many), { path: '/user/favorites?page=2' })
    await user.click((await card('商品21')).getByRole('button', { name: '取消收藏 商品21' }))
    await user.click((await question()).getByRole('button', { name: '取消收藏' }))
    expect(await screen.findByText('商品20')).toBeTruthy()
    expect(router.state.location.search).toBe('')
  })

  it.each([
    ['/user/favorites', '还没有收藏商品'],
    ['/user/favorites?type=store', '还没有关注店铺'],
  ])('if empty at %s, link to the search', async (path, words) => {
    await theFavorites(aServer([]), { path })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('link', { name: '去逛逛' }).getAttribute('href')).toBe('/search')
  })

  it('that cannot be loaded can be retried', async () => {
    const user = userEvent.setup()
    const answers: (Reply | undefined)[] = ['offline']
    const server = aServer([aFavorite(1)])
    await theFavorites(arrived => answers.shift() ?? server(arrived))
    await user.click(await screen.findByRole('button', { name: '重试' }))
    await screen.findByText('商品1')
  })

  it('are in English for English readers', async () => {
    await theFavorites(
      aServer([aFavorite(1, { price: 500, state: 'on_sale' }), aFavorite(2, { state: 'off_shelf' })]),
      {
        locale: 'en',
      },
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Favourites' })).toBeTruthy()
    expect((await card('Product 1')).getByText('¥5.00 less than when saved')).toBeTruthy()
    expect((await card('Product 2')).getByText('No longer available')).toBeTruthy()
  })
})
