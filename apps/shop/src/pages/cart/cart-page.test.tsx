import type { CartData, CartLine } from '@shiji/contract/cart/cart.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readOrderParams } from '../../site/links/order-params.ts'
import { aPriceStep } from '../../testing/a-price-step.ts'
import { type Arrived, aShop, ok, type Reply } from '../../testing/a-shop.tsx'
import { Component as CartPage } from './cart-page.tsx'

const line = (id: number, part: Partial<CartLine> = {}): CartLine => {
  const { price = 1990, buy_num = 1 } = part
  return {
    id,
    goods_id: id * 10,
    sku_id: id * 100,
    name: `商品${id}`,
    name_en: '',
    sku_name: '',
    sku_name_en: '',
    image: '',
    price,
    price_added: price,
    buy_num,
    payable: price * buy_num,
    stock: 9,
    steps: [],
    problem: null,
    ...part,
  }
}

/** A server with a cart that can be changed; `refuse` answers instead of a change. */
function aCart(stores: readonly (readonly CartLine[])[], refuse?: (arrived: Arrived) => Reply | undefined) {
  let lines = stores.map(each => [...each])
  return (arrived: Arrived): Reply | undefined => {
    const { method, path, body } = arrived
    if (path.startsWith('/api/recommend?')) return ok({ goods: [], more: false })
    if (!path.startsWith('/api/user/carts')) return undefined
    if (method === 'GET') {
      const data: CartData = {
        count: lines.flat().length,
        stores: lines.flatMap((each, index) =>
          each.length === 0
            ? []
            : [
                {
                  store_id: index + 1,
                  store_name: `店${index + 1}`,
                  store_name_en: '',
                  seal: '',
                  colour: '',
                  logo: '',
                  lines: each,
                },
              ],
        ),
      }
      return ok(data)
    }
    const refusal = refuse?.(arrived)
    if (refusal) return refusal
    const id = Number(path.split('/').at(-1))
    if (method === 'DELETE') lines = lines.map(each => each.filter(one => one.id !== id))
    if (method === 'PUT') {
      const buy_num = Number(body.get('buy_num'))
      lines = lines.map(each =>
        each.map(one => (one.id === id ? { ...one, buy_num, payable: one.price * buy_num } : one)),
      )
    }
    if (method === 'POST') lines = [[...(lines[0] ?? []), line(99)], ...lines.slice(1)]
    return ok(null)
  }
}

const aCartPage = (server: ReturnType<typeof aCart>) => aShop({ page: <CartPage />, server, path: '/carts' })
const quantity = (name: string) => screen.getByRole('spinbutton', { name })
const total = () => within(screen.getByRole('complementary')).getAllByText(/¥/).at(-2)?.textContent

describe('the cart', () => {
  it('shows why a line costs less than the store’s price', async () => {
    await aCartPage(
      aCart([[line(1, { price: 900, payable: 800, steps: [aPriceStep('line', { name: '第二件半价' })] })]]),
    )
    expect((await screen.findByText(/第二件半价/)).textContent).toMatch(/第二件半价.*1\.00/)
  })

  it('sums the selection by line, by store and in all', async () => {
    const user = userEvent.setup()
    await aCartPage(aCart([[line(1), line(2)], [line(3, { price: 500 })]]))
    await screen.findByText('商品1')
    expect(total()).toBe('¥44.80')
    await user.click(screen.getByRole('checkbox', { name: '选择 商品1' }))
    expect(total()).toBe('¥24.90')
    expect(screen.getByRole('checkbox', { name: '选择 店1 的全部商品' })).toHaveProperty('indeterminate', true)
    await user.click(screen.getByRole('checkbox', { name: '选择 店2 的全部商品' }))
    expect(total()).toBe('¥19.90')
    await user.click(screen.getAllByRole('checkbox', { name: '全选' })[0] ?? document.body)
    expect(total()).toBe('¥44.80')
  })

  it('shows a quantity at once and sends one change for several clicks', async () => {
    const user = userEvent.setup()
    const { calls } = await aCartPage(aCart([[line(1)]]))
    await screen.findByText('商品1')
    const [more] = screen.getAllByRole('button', { name: '增加' })
    for (let press = 0; press < 3; press++) await user.click(more ?? document.body)
    expect(quantity('商品1')).toHaveProperty('value', '4')
    expect(total()).toBe('¥79.60')
    await waitFor(() => expect(calls('PUT', '/user/carts/1')).toHaveLength(1))
    expect(calls('PUT', '/user/carts/1')[0]?.body.get('buy_num')).toBe('4')
  })

  it('reverts a quantity that the server refuses', async () => {
    const user = userEvent.setup()
    const refuse = ({ method }: Arrived): Reply | undefined =>
      method === 'PUT' ? { code: 409, msg: '库存不足。' } : undefined
    const { shown } = await aCartPage(aCart([[line(1)]], refuse))
    await screen.findByText('商品1')
    await user.click(screen.getAllByRole('button', { name: '增加' })[0] ?? document.body)
    expect(quantity('商品1')).toHaveProperty('value', '2')
    await waitFor(() => expect(quantity('商品1')).toHaveProperty('value', '1'))
    expect(shown).toContain('库存不足。')
    expect(total()).toBe('¥19.90')
  })

  it('removes a line and offers to undo it', async () => {
    const user = userEvent.setup()
    const { calls } = await aCartPage(aCart([[line(1), line(2)]]))
    await screen.findByText('商品1')
    await user.click(screen.getAllByRole('button', { name: '删除 商品1' })[0] ?? document.body)
    await waitFor(() => expect(calls('DELETE', '/user/carts/1')).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: '撤销' }))
    await waitFor(() => expect(calls('POST', '/user/carts')).toHaveLength(1))
    expect(Object.fromEntries(calls('POST', '/user/carts')[0]?.body ?? [])).toEqual({
      goods_id: '10',
      sku_id: '100',
      buy_num: '1',
    })
  })

  it('moves a line to the favourites and offers to undo it', async () => {
    const user = userEvent.setup()
    const cart = aCart([[line(1), line(2)]])
    const { calls } = await aCartPage(call => (call.path.includes('/favorites') ? ok({ id: 1 }) : cart(call)))
    const [button] = await screen.findAllByRole('button', { name: '移入收藏 商品2' })
    await user.click(button ?? document.body)
    await waitFor(() => expect(screen.queryByText('商品2')).toBeNull())
    const said = (await screen.findByText('已移入收藏')).closest<HTMLElement>('[data-scope=toast][data-part=root]')
    expect(calls('POST', '/favorites').map(call => call.body.toString())).toEqual(['is_type=0&out_id=20'])
    await user.click(within(said ?? document.body).getByRole('button', { name: '撤销' }))
    await waitFor(() => expect(calls('POST', '/user/carts')).toHaveLength(1))
  })

  it('keeps a line that could not be moved to the favourites', async () => {
    const user = userEvent.setup()
    const cart = aCart([[line(1)]])
    const refused = { code: 400, msg: '收藏夹已满。' }
    const { calls, shown } = await aCartPage(call => (call.path.includes('/favorites') ? refused : cart(call)))
    const [button] = await screen.findAllByRole('button', { name: '移入收藏 商品1' })
    await user.click(button ?? document.body)
    await waitFor(() => expect(shown).toEqual(['收藏夹已满。']))
    expect(screen.getByText('商品1')).toBeTruthy()
    expect(calls('DELETE', '/user/carts')).toEqual([])
  })

  it('that is empty links to the favourites', async () => {
    await aCartPage(aCart([]))
    expect(await screen.findByRole('link', { name: '看看收藏' })).toHaveProperty('pathname', '/user/favorites')
  })

  it('shows lines that cannot be bought separately, with the reason, and never buys them', async () => {
    const user = userEvent.setup()
    const { router } = await aCartPage(aCart([[line(1), line(2, { problem: 'goods.not_for_sale' })]]))
    await screen.findByText('商品1')
    expect(screen.getByText('商品已下架')).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: '结算（1）' })[0] ?? document.body)
    await screen.findByLabelText('where')
    const params = decodeURIComponent(router.state.location.pathname.split('/').at(-1) ?? '')
    expect(readOrderParams(params)).toEqual({
      order: [{ goods_id: 10, sku_id: 100, buy_num: 1, cart_id: 1 }],
      ifcart: true,
    })
  })

  it('does not check out without a selection, and says so', async () => {
    const user = userEvent.setup()
    const { router } = await aCartPage(aCart([[line(1)]]))
    await screen.findByText('商品1')
    await user.click(screen.getByRole('checkbox', { name: '选择 商品1' }))
    await user.click(screen.getAllByRole('button', { name: '结算（0）' })[0] ?? document.body)
    expect(await screen.findByText('没有选择商品。')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/carts')
  })

  it('sends a pending quantity before it opens the confirmation', async () => {
    const user = userEvent.setup()
    const { arrived, router } = await aCartPage(aCart([[line(1)]]))
    await screen.findByText('商品1')
    await user.click(screen.getAllByRole('button', { name: '增加' })[0] ?? document.body)
    await user.click(screen.getAllByRole('button', { name: '结算（2）' })[0] ?? document.body)
    await screen.findByLabelText('where')
    expect(router.state.location.pathname).toMatch(/^\/order\/before\//)
    expect(arrived.some(({ method, body }) => method === 'PUT' && body.get('buy_num') === '2')).toBe(true)
  })
})
