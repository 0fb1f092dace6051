import type { OrderRow } from '@shiji/contract/order/order.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Arrived, aShop, ok, type Reply, type ShopOptions } from '../../../testing/a-shop.tsx'
import { anOrder, anOrderLine } from '../../../testing/an-order.ts'
import { Component as OrdersPage } from './orders-page.tsx'

const list = (data: readonly OrderRow[], part: object = {}): Reply =>
  ok({
    data,
    count: { waiting_payment: 1, waiting_receipt: 2, cancel: 4 },
    total: data.length,
    per_page: 10,
    last_page: 1,
    current_page: 1,
    ...part,
  })
const askedFor = (path: string) => Object.fromEntries(new URL(path, 'http://shop').searchParams)

const theOrders = (
  orders: (asked: Record<string, string>) => Reply | Promise<Reply>,
  move: (arrived: Arrived) => Reply | Promise<Reply> = () => ok(null),
  options: Partial<ShopOptions> = {},
) =>
  aShop({
    page: <OrdersPage />,
    path: '/user/orders',
    server: arrived =>
      arrived.method === 'PUT' || arrived.method === 'POST'
        ? move(arrived)
        : arrived.path.startsWith('/api/user/orders')
          ? orders(askedFor(arrived.path))
          : undefined,
    ...options,
  })
const card = async (id: number) => within(await screen.findByRole('article', { name: `订单号 D26112100000000${id}` }))
const unpaid = anOrder(1, { actions: ['pay', 'cancel'] })
const shipped = anOrder(2, { order_status: 'waiting_receipt', actions: ['receive'] })

describe('my orders', () => {
  it('show store, state, goods, sum and the next step of each', async () => {
    await theOrders(() => list([unpaid]))
    const order = await card(1)
    expect(order.getByRole('link', { name: '木与光' }).getAttribute('href')).toBe('/store/7')
    expect(order.getByText('待付款')).toBeTruthy()
    expect(order.getByRole('link', { name: '商品1' }).getAttribute('href')).toBe('/goods/10')
    expect(order.getByText('¥108.00')).toBeTruthy()
    expect(order.getByRole('link', { name: '去支付' }).getAttribute('href')).toMatch(/^\/order\/pay\//)
    expect(order.getByRole('link', { name: '订单详情' }).getAttribute('href')).toBe('/user/order/1')
  })

  it('call their sum paid only when they were paid', async () => {
    const orders = [
      unpaid,
      anOrder(2, { order_status: 'waiting_delivery', pay_time: '2026-11-20T02:05:00.000Z' }),
      anOrder(3, { order_status: 'cancel' }),
    ]
    await theOrders(() => list(orders))
    expect((await card(1)).getByText('应付')).toBeTruthy()
    expect((await card(2)).getByText('实付')).toBeTruthy()
    expect((await card(3)).getByText('合计')).toBeTruthy()
  })

  it('are grouped by tabs with numbers; a tab has an address and loads its state only', async () => {
    const user = userEvent.setup()
    const { router, calls } = await theOrders(() => list([unpaid]))
    await card(1)
    const tabs = within(screen.getByRole('navigation', { name: '订单状态' }))
    expect(tabs.getAllByRole('link').map(tab => tab.textContent)).toEqual([
      '全部',
      '待付款1',
      '待发货',
      '待收货2',
      '待评价',
      '已完成',
    ])
    await user.click(tabs.getByRole('link', { name: /待收货/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?status=waiting_receipt'))
    await waitFor(() =>
      expect(askedFor(calls('GET', '/orders').at(-1)?.path ?? '').order_status).toBe('waiting_receipt'),
    )
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('待收货2')
  })

  it('can be searched; the words are in the address, and the back button restores the old ones', async () => {
    const user = userEvent.setup()
    const { router, calls } = await theOrders(({ order_name }) => list(order_name ? [] : [unpaid]))
    await card(1)
    await user.type(screen.getByRole('searchbox', { name: '搜索商品名或订单号' }), ' 台灯 {Enter}')
    expect(await screen.findByText('没有找到相关订单')).toBeTruthy()
    expect(askedFor(calls('GET', '/orders').at(-1)?.path ?? '').order_name).toBe('台灯|like')
    await router.navigate(-1)
    await card(1)
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''))
  })

  it('if empty, link to the shop', async () => {
    await theOrders(() => list([]))
    expect(await screen.findByText('这里还没有订单')).toBeTruthy()
    expect(screen.getByRole('link', { name: '继续逛逛' }).getAttribute('href')).toBe('/')
  })

  it('change pages in the address', async () => {
    const user = userEvent.setup()
    const { router } = await theOrders(({ page = '1' }) =>
      list([anOrder(Number(page))], { total: 15, last_page: 2, current_page: Number(page) }),
    )
    await user.click(await screen.findByRole('button', { name: '第 2 页' }))
    await card(2)
    expect(router.state.location.search).toBe('?page=2')
  })

  it('that cannot be loaded can be retried; until then their tabs show a dash, with an explanation', async () => {
    const user = userEvent.setup()
    const answers: Reply[] = ['offline', list([unpaid])]
    await theOrders(() => answers.shift() ?? list([]))
    const again = await screen.findByRole('button', { name: '重试' })
    const tabs = within(screen.getByRole('navigation', { name: '订单状态' }))
    expect(tabs.getAllByText('–')).toHaveLength(4)
    expect(tabs.getByRole('link', { name: '待付款 ，数量暂时无法显示' })).toBeTruthy()
    await user.click(again)
    await card(1)
    expect(tabs.queryByText('–')).toBeNull()
    expect(tabs.getByRole('link', { name: '待付款 1' })).toBeTruthy()
  })

  it('under a tab that cannot be loaded are not those of the previous tab; known numbers stay', async () => {
    const user = userEvent.setup()
    await theOrders(({ order_status }) => (order_status === undefined ? list([unpaid]) : 'offline'))
    await card(1)
    await user.click(screen.getByRole('link', { name: /待收货/ }))
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('待收货2')
  })

  it('are in English for English readers', async () => {
    await theOrders(() => list([unpaid]), undefined, { locale: 'en' })
    expect(await screen.findByRole('heading', { level: 1, name: 'My orders' })).toBeTruthy()
    const order = within(await screen.findByRole('article', { name: /Order D/ }))
    expect(order.getByRole('link', { name: 'Product 1' })).toBeTruthy()
    expect(order.getByRole('button', { name: 'Cancel order' })).toBeTruthy()
  })
})

describe('cancelling an order', () => {
  it('asks for the reason and for confirmation, then reports success and shows the new state', async () => {
    const user = userEvent.setup()
    let cancelled = false
    const { calls } = await theOrders(
      () => list([cancelled ? anOrder(1, { order_status: 'cancel' }) : unpaid]),
      () => {
        cancelled = true
        return ok(null)
      },
    )
    await user.click((await card(1)).getByRole('button', { name: '取消订单' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '取消这笔订单？' }))
    expect(dialog.getByText('取消后无法恢复，需要时可以重新下单。')).toBeTruthy()
    expect(calls('PUT', '/order')).toHaveLength(0)
    await user.click(dialog.getByRole('radio', { name: '价格不合适' }))
    await user.click(dialog.getByRole('button', { name: '取消订单' }))
    expect(await screen.findByText('订单已取消')).toBeTruthy()
    expect(Object.fromEntries(calls('PUT', '/user/order/1')[0]?.body ?? [])).toEqual({
      move: 'cancel',
      reason: '价格不合适',
    })
    expect(await (await card(1)).findByText('已取消')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('does nothing when the person cancels the dialog', async () => {
    const user = userEvent.setup()
    const { calls } = await theOrders(() => list([unpaid]))
    await user.click((await card(1)).getByRole('button', { name: '取消订单' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls('PUT', '/order')).toHaveLength(0)
  })

  it('sends once, even with repeated clicks', async () => {
    const user = userEvent.setup()
    const held = Promise.withResolvers<Reply>()
    const { calls } = await theOrders(
      () => list([unpaid]),
      () => held.promise,
    )
    await user.click((await card(1)).getByRole('button', { name: '取消订单' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.dblClick(dialog.getByRole('button', { name: '取消订单' }))
    held.resolve(ok(null))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls('PUT', '/order')).toHaveLength(1)
  })

  it('on a cut connection keeps the dialog open with its input', async () => {
    const user = userEvent.setup()
    await theOrders(
      () => list([unpaid]),
      () => 'offline',
    )
    await user.click((await card(1)).getByRole('button', { name: '取消订单' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('radio', { name: '其他原因' }))
    await user.click(dialog.getByRole('button', { name: '取消订单' }))
    expect(await screen.findByText(/网络没有响应/)).toBeTruthy()
    expect(dialog.getByRole('radio', { name: '其他原因' })).toHaveProperty('checked', true)
  })
})

describe('receiving an order', () => {
  it('explains the consequence before it is sent', async () => {
    const user = userEvent.setup()
    const { calls } = await theOrders(() => list([shipped]))
    await user.click((await card(2)).getByRole('button', { name: '确认收货' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '确认已收到商品？' }))
    expect(dialog.getByText('请先检查商品是否完好。确认后，货款将结算给店家。')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: '确认收货' }))
    expect(await screen.findByText('已确认收货')).toBeTruthy()
    expect(calls('PUT', '/user/order/2')[0]?.body.get('move')).toBe('receive')
  })
})

describe('buying again', () => {
  it('adds what is still available to the cart and reports how much is not', async () => {
    const user = userEvent.setup()
    const done = anOrder(3, { order_status: 'completion', order_goods: [anOrderLine(1), anOrderLine(2)] })
    const { calls } = await theOrders(
      () => list([done]),
      ({ body }) => (body.get('goods_id') === '20' ? { code: 409, msg: '库存不足。' } : ok({ id: 1 })),
    )
    await user.click((await card(3)).getByRole('button', { name: '再次购买' }))
    expect(await screen.findByText('有 1 件商品暂时买不到')).toBeTruthy()
    expect(calls('POST', '/carts').map(({ body }) => body.get('sku_id'))).toEqual(['100', '200'])
  })
})
