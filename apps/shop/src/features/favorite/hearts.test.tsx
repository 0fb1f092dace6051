import { GoodsCard } from '@shiji/ui/shop/goods-card/goods-card.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aCard } from '../../testing/a-product.ts'
import { type Arrived, aShop, ok, type Reply, type ShopOptions } from '../../testing/a-shop.tsx'
import { CardHearts } from './card-hearts.tsx'
import { FavoriteButton, FavoriteWay, FollowButton } from './favorite-button.tsx'

/** A server that stores favourites; `refuse` answers instead of a change. */
function aServer(start: readonly string[] = [], refuse?: (arrived: Arrived) => Reply | Promise<Reply>) {
  const kept = new Set(start)
  return (arrived: Arrived): Reply | Promise<Reply> | undefined => {
    const { method, path, body } = arrived
    const query = new URLSearchParams(path.split('?')[1] ?? '')
    if (path.startsWith('/api/user/favorites/has')) {
      const ids = (query.get('ids') ?? '').split(',')
      return ok(ids.filter(id => kept.has(`${query.get('is_type')}:${id}`)).map(Number))
    }
    if (!path.startsWith('/api/user/favorites')) return undefined
    if (refuse) return refuse(arrived)
    const said = method === 'POST' ? body : query
    const thing = `${said.get('is_type')}:${said.get('out_id')}`
    if (method === 'POST') kept.add(thing)
    else kept.delete(thing)
    return ok({ id: 1 })
  }
}
const product = (server = aServer(), options: Partial<ShopOptions> = {}) =>
  aShop({ page: <FavoriteButton goodsId={5} />, path: '/goods/5?sku=51', server, ...options })
const heart = (name = '收藏') => screen.findByRole('button', { name })
const pressed = async (name?: string) => (await heart(name)).getAttribute('aria-pressed')

describe('the heart of a product', () => {
  it('is reset with an error when it is refused, and when no answer comes', async () => {
    const user = userEvent.setup()
    const refusals: Reply[] = [{ code: 400, msg: '收藏夹已满。' }, 'offline']
    const { shown } = await product(aServer([], () => refusals.shift() ?? ok(null)))
    await user.click(await heart())
    await waitFor(() => expect(shown).toEqual(['收藏夹已满。']))
    expect(await pressed()).toBe('false')
    await user.click(await heart())
    expect(await screen.findByText(/网络没有响应/)).toBeTruthy()
    expect(await pressed()).toBe('false')
    expect(screen.queryByText('已加入收藏')).toBeNull()
  })

  it('is filled by a click and links to the favourites; another click empties it', async () => {
    const user = userEvent.setup()
    const { calls, router } = await product()
    expect(await pressed()).toBe('false')
    await user.click(await heart())
    expect(await pressed()).toBe('true')
    expect(await screen.findByText('已加入收藏')).toBeTruthy()
    expect(calls('POST', '/user/favorites')[0]?.body.toString()).toBe('is_type=0&out_id=5')
    await user.click(await heart())
    expect(await pressed()).toBe('false')
    await waitFor(() => expect(calls('DELETE', '/user/favorites?is_type=0&out_id=5')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: '查看收藏' }))
    expect(router.state.location.pathname).toBe('/user/favorites')
  })

  it('is filled from the start for a favourite, also by keyboard', async () => {
    const user = userEvent.setup()
    await product(aServer(['0:5']))
    await waitFor(async () => expect(await pressed()).toBe('true'))
    await user.tab()
    await user.keyboard('{Enter}')
    expect(await pressed()).toBe('false')
  })

  it('sends visitors to the login and back, without a request', async () => {
    const user = userEvent.setup()
    const { router, arrived } = await product(aServer(), { loggedIn: false })
    await user.click(await heart())
    const { pathname, search } = router.state.location
    expect([pathname, new URLSearchParams(search).get('from')]).toEqual(['/login', '/goods/5?sku=51'])
    expect(arrived.filter(one => one.path.includes('favorites'))).toEqual([])
  })

  it('ignores a second click while the first is pending', async () => {
    const user = userEvent.setup()
    const answer = Promise.withResolvers<Reply>()
    const { calls } = await product(aServer([], () => answer.promise))
    await user.click(await heart())
    await user.click(await heart())
    expect(await pressed()).toBe('true')
    answer.resolve(ok({ id: 1 }))
    expect(await screen.findByText('已加入收藏')).toBeTruthy()
    expect([calls('POST', '/user/favorites').length, calls('DELETE', '/user/favorites').length]).toEqual([1, 0])
  })

  it('is the same in the bar of phones', async () => {
    const user = userEvent.setup()
    const both = (
      <>
        <FavoriteButton goodsId={5} />
        <FavoriteWay goodsId={5} />
      </>
    )
    const { calls } = await product(aServer(), { page: both })
    const hearts = await screen.findAllByRole('button', { name: '收藏' })
    await user.click(hearts[1] ?? document.body)
    expect(hearts.map(one => one.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
    expect(calls('GET', '/user/favorites/has').length).toBeLessThanOrEqual(2)
  })
})

describe('the button of a store', () => {
  it('follows it, once', async () => {
    const user = userEvent.setup()
    const { calls } = await product(aServer(), { page: <FollowButton storeId={7} />, path: '/store/7' })
    await user.click(await heart('关注'))
    expect(await pressed('关注')).toBe('true')
    expect(await screen.findByText('已关注店铺')).toBeTruthy()
    expect(calls('POST', '/user/favorites')[0]?.body.toString()).toBe('is_type=1&out_id=7')
  })
})

describe('hearts on cards', () => {
  const goods = [aCard(1), aCard(2), aCard(3)]
  const grid = (
    <CardHearts goods={goods}>
      {corner =>
        goods.map(item => (
          <GoodsCard
            key={item.id}
            goods={{ id: item.id, title: item.name, pictures: [], price: item.price }}
            href={`/goods/${item.id}`}
            corner={corner(item)}
          />
        ))
      }
    </CardHearts>
  )

  it('are loaded by one call, and a click does not open the card', async () => {
    const user = userEvent.setup()
    const { calls, router } = await product(aServer(['0:2']), { page: grid, path: '/search' })
    await waitFor(async () => expect(await pressed('收藏 商品2')).toBe('true'))
    expect(calls('GET', '/user/favorites/has').map(call => decodeURIComponent(call.path))).toEqual([
      '/api/user/favorites/has?is_type=0&ids=1,2,3',
    ])
    await user.click(await heart('收藏 商品3'))
    expect(await pressed('收藏 商品3')).toBe('true')
    expect(router.state.location.pathname).toBe('/search')
    const card = within(screen.getByRole('link', { name: '商品3' }).closest('article') ?? document.body)
    expect(card.getAllByRole('link')).toHaveLength(1)
  })
})
