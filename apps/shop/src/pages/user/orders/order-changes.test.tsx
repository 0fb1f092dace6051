import type { AddressRequest } from '@shiji/contract/order/changes/address-change.ts'
import type { OrderDetail } from '@shiji/contract/order/order.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aShop, ok, type Reply } from '../../../testing/a-shop.tsx'
import { anOrderDetail } from '../../../testing/an-order.ts'
import { Component as OrderPage } from './order-page.tsx'

const address = (id: number, name: string) => ({
  id,
  receive_name: name,
  receive_tel: '13900000003',
  province_id: 330_000,
  city_id: 330_200,
  region_id: 330_203,
  area_info: '浙江省 宁波市 海曙区',
  address: `海曙路 ${id} 号`,
  is_default: id === 1,
})
const CHANGE = '/api/user/order/5/address'

async function theOrder(order: OrderDetail, answer: Reply = ok({ id: 5, result: 'changed' })) {
  const sent: { method: string; body: Record<string, string> }[] = []
  const shop = await aShop({
    page: <OrderPage />,
    path: '/user/order/5',
    pattern: '/user/order/:id',
    server: ({ method, path, body }) => {
      if (path === CHANGE) {
        sent.push({ method, body: Object.fromEntries(body) })
        return answer
      }
      if (path === '/api/user/order/5') return ok(order)
      return path.startsWith('/api/user/address') ? ok([address(1, '林小满'), address(2, '顾青')]) : undefined
    },
  })
  return { ...shop, sent, user: userEvent.setup() }
}
const request: AddressRequest = {
  id: 9,
  status: 'open',
  receive_name: '顾青',
  receive_tel: '13900000003',
  receive_area: '浙江省 宁波市 海曙区',
  receive_address: '海曙路 2 号',
  note: '',
  reason: '',
  created_at: '2026-11-20T03:00:00.000Z',
  decided_at: null,
  actions: ['withdraw'],
}
const paid = { order_status: 'waiting_delivery', pay_time: '2026-11-20T02:30:00.000Z' } as const

describe('the address of an order', () => {
  it('of an unpaid order is changed at once, to one of the buyer’s addresses', async () => {
    const { user, sent } = await theOrder(anOrderDetail(5, { actions: ['pay', 'address'] }))
    await user.click(await screen.findByRole('button', { name: '修改收货地址' }))
    const dialog = within(await screen.findByRole('dialog', { name: '修改收货地址' }))
    await user.click(dialog.getByRole('button', { name: '确认修改' }))
    expect(await dialog.findByText('请选择收货地址。')).toBeTruthy()
    expect(sent).toEqual([])
    await user.click(await dialog.findByRole('radio', { name: /顾青/ }))
    await user.click(dialog.getByRole('button', { name: '确认修改' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([{ method: 'PUT', body: { address_id: '2' } }])
  })

  it('of a paid order is asked for, and a refusal keeps what was chosen and typed', async () => {
    const msg = '寄往该地址的运费为 ¥20.00，与订单的 ¥8.00 不同，无法修改。'
    const { user, sent } = await theOrder(anOrderDetail(5, { ...paid, actions: ['address'] }), { code: 409, msg })
    await user.click(await screen.findByRole('button', { name: '修改收货地址' }))
    const dialog = within(await screen.findByRole('dialog', { name: '修改收货地址' }))
    await user.click(await dialog.findByRole('radio', { name: /顾青/ }))
    await user.type(dialog.getByLabelText(/给商家的说明/), '已搬家')
    await user.click(dialog.getByRole('button', { name: '提交申请' }))
    expect(await dialog.findByText(msg)).toBeTruthy()
    expect(sent).toEqual([{ method: 'PUT', body: { address_id: '2', note: '已搬家' } }])
    expect(dialog.getByLabelText(/给商家的说明/)).toHaveProperty('value', '已搬家')
    expect(dialog.getByRole('radio', { name: /顾青/ })).toHaveProperty('checked', true)
  })

  it('that was asked for waits visibly, and can be withdrawn', async () => {
    const { user, sent } = await theOrder(anOrderDetail(5, { ...paid, address_request: request }), ok({ id: 5 }))
    expect(await screen.findByRole('heading', { name: '修改地址申请待商家处理' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '修改收货地址' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '撤回申请' }))
    await waitFor(() => expect(sent.map(each => each.method)).toEqual(['DELETE']))
  })

  it('that was refused says why', async () => {
    const refused = { ...request, status: 'refused' as const, reason: '已打包', actions: [] }
    await theOrder(anOrderDetail(5, { ...paid, address_request: refused, actions: ['address'] }))
    expect(await screen.findByRole('heading', { name: '商家未同意修改地址' })).toBeTruthy()
    expect(screen.getByText('原因：已打包')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '撤回申请' })).toBeNull()
  })
})

describe('the price of an order', () => {
  it('that the store changed is explained: before, after, reason, and what was taken off', async () => {
    const change = {
      id: 1,
      at: '2026-11-20T03:00:00.000Z',
      actor: '木与光',
      reason: '老客户优惠',
      goods_before: 10_000,
      goods_after: 9_000,
      freight_before: 800,
      freight_after: 0,
      payable_before: 10_800,
      payable_after: 9_000,
    }
    const changed = { discount_amount: 1_000, freight_amount: 0, payable: 9_000, price_changes: [change] }
    await theOrder(anOrderDetail(5, changed))
    expect(await screen.findByText('¥108.00 → ¥90.00：老客户优惠')).toBeTruthy()
    expect(screen.getByText('商家优惠').nextElementSibling?.textContent).toContain('-¥10.00')
    expect(screen.getByText(/木与光 · 2026-11-20 11:00:00/)).toBeTruthy()
  })
})
