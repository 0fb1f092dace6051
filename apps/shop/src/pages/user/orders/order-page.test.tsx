import type { LifeEntry, OrderDetail } from '@shiji/contract/order/order.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aPriceStep } from '../../../testing/a-price-step.ts'
import { aShop, ok, type Reply, type ShopOptions } from '../../../testing/a-shop.tsx'
import { anOrderDetail, anOrderLine } from '../../../testing/an-order.ts'
import { headingLevels, isInOrder } from '../../../testing/heading-levels.ts'
import { Component as OrderPage } from './order-page.tsx'

const entry = (part: Partial<LifeEntry>): LifeEntry => ({
  at: '2026-11-20T02:00:00.000Z',
  kind: 'move',
  key: 'life.move_place',
  params: {},
  actor: '',
  amount: null,
  ...part,
})
const paid: OrderDetail = anOrderDetail(5, {
  order_status: 'waiting_receipt',
  payment_name: 'balance',
  discount_amount: 500,
  price_steps: [aPriceStep('store', { name: '满减', amount: 500 }), aPriceStep('unit', { name: '限时抢购' })],
  payable: 10_300,
  remark: '周末送',
  pay_time: '2026-11-20T03:00:00.000Z',
  delivery_time: '2026-11-21T04:00:00.000Z',
  actions: ['receive'],
  parcels: [
    {
      id: 1,
      express_id: 1,
      express_code: 'SF',
      express_name: '顺丰速运',
      express_name_en: 'SF Express',
      number: 'SF1234567890',
      created_at: '2026-11-21T04:00:00.000Z',
      goods: [{ line_id: 5, pieces: 1 }],
      is_shared: false,
      together: [{ id: 6, order_no: 'D261121000000006' }],
      is_tracked: true,
      refreshed_at: '2026-11-22T07:00:00.000Z',
      failing_since: null,
      state: 'moving',
      traces: [
        { at: '2026-11-21T06:00:00.000Z', state: 'accepted', text: '快递员已揽收' },
        { at: '2026-11-22T06:00:00.000Z', state: 'moving', text: '快件已到达杭州市' },
      ],
    },
  ],
  life: [
    entry({
      kind: 'price',
      key: 'life.price_line',
      params: { name: '商品5', price: '¥50.00', pieces: 2 },
      amount: 10_000,
    }),
    entry({ actor: '小林' }),
    entry({ kind: 'stock', key: 'life.stock_reserve', params: { name: '商品5', pieces: 2 } }),
    entry({ kind: 'payment', key: 'life.payment_balance', at: '2026-11-20T03:00:00.000Z', amount: 10_300 }),
    entry({ kind: 'settlement', key: 'life.something_new' }),
  ],
})

const theOrder = (answer: Reply | OrderDetail, options: Partial<ShopOptions> = {}) =>
  aShop({
    page: <OrderPage />,
    path: '/user/order/5',
    pattern: '/user/order/:id',
    server: ({ path }) =>
      path.startsWith('/api/user/order/')
        ? answer === 'offline' || 'code' in answer
          ? answer
          : ok(answer)
        : undefined,
    ...options,
  })
const section = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') ?? document.body)

describe('the page of an order', () => {
  it('shows its progress, with the time of each step', async () => {
    await theOrder(paid)
    expect(await screen.findByRole('heading', { level: 1, name: '订单详情' })).toBeTruthy()
    const steps = within(screen.getByRole('list', { name: '订单进度' })).getAllByRole('listitem')
    expect(steps.map(step => step.textContent)).toEqual([
      expect.stringContaining('11-20 10:00'),
      expect.stringContaining('11-20 11:00'),
      expect.stringContaining('11-21 12:00'),
      expect.stringContaining('已收货'),
      expect.stringContaining('已评价'),
    ])
    expect(steps.findIndex(step => step.getAttribute('aria-current') === 'step')).toBe(3)
    expect(screen.getByRole('button', { name: '复制订单号' })).toBeTruthy()
  })

  it('lists goods and the parts of their sum', async () => {
    await theOrder(paid)
    expect(await screen.findByRole('link', { name: '商品5' })).toBeTruthy()
    for (const amount of ['¥100.00', '¥8.00', '-¥5.00', '¥103.00']) {
      expect(screen.getAllByText(amount).length, amount).toBeGreaterThan(0)
    }
    expect(screen.getByText('实付')).toBeTruthy()
    expect(screen.getByText('满减').nextElementSibling?.textContent).toContain('-¥5.00')
    expect(screen.queryByText('限时抢购')).toBeNull()
  })

  it('shows receiver, payment and parcels', async () => {
    await theOrder(paid)
    const receiver = await section('收货信息')
    expect(receiver.getByText('浙江省 杭州市 西湖区 文一西路 1 号')).toBeTruthy()
    expect(receiver.getByText('周末送')).toBeTruthy()
    expect((await section('订单信息')).getByText('余额支付')).toBeTruthy()
    const parcels = await section('物流')
    expect(parcels.getByText('包裹 1 · 顺丰速运')).toBeTruthy()
    expect(parcels.getByText('SF1234567890')).toBeTruthy()
    expect(parcels.getByRole('button', { name: '复制运单号' })).toBeTruthy()
    expect(parcels.getByText('商品5 黑 41 × 1')).toBeTruthy()
    expect(parcels.getByRole('link', { name: 'D261121000000006' }).getAttribute('href')).toBe('/user/order/6')
    const trail = within(parcels.getByRole('list', { name: '包裹 1 的物流轨迹' })).getAllByRole('listitem')
    expect(trail.map(step => step.firstChild?.textContent)).toEqual(['快件已到达杭州市', '快递员已揽收'])
  })

  it.each([
    ['says how old its tracking is', {}, [/^最近更新 .*11-22 15:00/], []],
    [
      'says that its company does not answer, and keeps the steps',
      { failing_since: '2026-11-22T08:00:00.000Z' },
      [
        '快件已到达杭州市',
        /^最近更新 .*11-22 15:00/,
        /^自 .*11-22 16:00.* 起查询不到快递公司的新信息，我们会继续重试。/,
      ],
      [],
    ],
    ['explains that there is no news yet', { traces: [] }, ['快递公司还没有该包裹的信息，揽收后几小时内会出现。'], []],
    [
      'says that tracking begins soon',
      { traces: [], refreshed_at: null },
      ['几分钟后开始查询物流'],
      ['快递公司还没有该包裹的信息，揽收后几小时内会出现。'],
    ],
    [
      'says that its company is not tracked',
      { traces: [], refreshed_at: null, is_tracked: false },
      ['该快递公司暂不支持物流查询，可凭运单号到其官网查询。'],
      ['几分钟后开始查询物流'],
    ],
  ] as const)('of a parcel %s', async (_what, change, shown, hidden) => {
    await theOrder({
      ...paid,
      parcels: paid.parcels.map(parcel => ({
        ...parcel,
        ...change,
        traces: [...(('traces' in change ? change.traces : undefined) ?? parcel.traces)],
      })),
    })
    const parcels = await section('物流')
    for (const text of shown) expect(parcels.getByText(text), String(text)).toBeTruthy()
    for (const text of hidden) expect(parcels.queryByText(text), String(text)).toBeNull()
  })

  it('says that the rest of a partly shipped order follows', async () => {
    await theOrder(anOrderDetail(5, { ...paid, order_status: 'waiting_delivery' }))
    expect((await section('物流')).getByText('该订单的其余商品将另行发货')).toBeTruthy()
  })

  it('shows everything that happened on one timeline, oldest first, with amounts and actors', async () => {
    await theOrder(paid)
    const life = (await section('订单全记录')).getAllByRole('listitem').map(item => item.textContent)
    expect(life[0]).toMatch(/^商品5：¥50\.00 × 2.*¥100\.00.*2026-11-20 10:00:00/)
    expect(life[1]).toMatch(/^订单已提交.*小林$/)
    expect(life[2]).toMatch(/^预占库存：商品5 × 2/)
    expect(life[3]).toMatch(/^余额支付.*¥103\.00.*2026-11-20 11:00:00/)
    expect(life).toHaveLength(5)
    expect(life[4]).not.toMatch(/life\./)
  })

  it('shows it in English to English readers', async () => {
    await theOrder(paid, { locale: 'en' })
    const life = (await section('Order timeline')).getAllByRole('listitem').map(item => item.textContent)
    expect(life[1]).toMatch(/^Order placed/)
    expect(screen.getByText('Parcel 1 · SF Express')).toBeTruthy()
  })

  it('of an unpaid order shows the time left to pay, and a link to pay', async () => {
    const due_at = new Date(Date.now() + 1_800_000).toISOString()
    await theOrder(anOrderDetail(5, { due_at, actions: ['pay', 'cancel'] }))
    expect(await screen.findByRole('link', { name: '去支付' })).toBeTruthy()
    expect(screen.getByText(/^剩余 0 天 0 小时/)).toBeTruthy()
    expect(screen.getByText('应付')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: '物流' })).toBeNull()
  })

  it('of a cancelled order shows the reason, and no further steps', async () => {
    await theOrder(anOrderDetail(5, { order_status: 'cancel', cancel_reason: '不想要了' }))
    expect(await screen.findByText('原因：不想要了')).toBeTruthy()
    expect(screen.queryByRole('list', { name: '订单进度' })).toBeNull()
  })

  it('links to the review of goods that wait for one', async () => {
    await theOrder(
      anOrderDetail(5, { order_status: 'waiting_comment', actions: ['comment'], order_goods: [anOrderLine(5)] }),
    )
    expect((await screen.findByRole('link', { name: '写评价' })).getAttribute('href')).toBe('/user/order/comment/5')
  })

  it('has one main heading, and skips no level below it', async () => {
    await theOrder(paid)
    await section('物流')
    expect(isInOrder(headingLevels())).toBe(true)
  })
})

describe('a missing order', () => {
  it.each(['/user/order/999', '/user/order/abc'])(
    'at %s says so: a foreign one answers like a missing one',
    async path => {
      await theOrder({ code: 404, msg: '没有找到' }, { path })
      expect(await screen.findByRole('heading', { level: 1, name: '没有找到这笔订单' })).toBeTruthy()
      expect(screen.getByRole('link', { name: '查看我的订单' }).getAttribute('href')).toBe('/user/orders')
    },
  )

  it.each<Reply>(['offline', { code: 500, msg: '出错了' }])('for the moment (%j) offers another try', async failure => {
    const user = userEvent.setup()
    const answers: Reply[] = [failure, ok(paid)]
    await aShop({
      page: <OrderPage />,
      path: '/user/order/5',
      pattern: '/user/order/:id',
      server: ({ path }) => (path === '/api/user/order/5' ? answers.shift() : undefined),
    })
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: '商品5' })).toBeTruthy()
  })
})
