import type { Address } from '@shiji/contract/identity/identity.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Arrived, aShop, ok, type Reply, type ShopOptions } from '../../../testing/a-shop.tsx'
import { anAddress } from '../../../testing/an-address.ts'
import { headingLevels, isInOrder } from '../../../testing/heading-levels.ts'
import { Component as AddressFormPage } from './address-form-page.tsx'
import { Component as AddressPage } from './address-page.tsx'

/** A server with addresses that can be changed; `refuse` answers instead of a change. */
function aServer(start: readonly Address[], refuse?: (arrived: Arrived) => Reply | undefined) {
  let kept = [...start]
  return (arrived: Arrived): Reply | undefined => {
    const { method, path, body } = arrived
    if (!path.startsWith('/api/user/addresses')) return undefined
    if (method === 'GET') return ok(kept)
    const refusal = refuse?.(arrived)
    if (refusal) return refusal
    const id = Number(path.split('/').at(-1))
    if (method === 'DELETE') kept = kept.filter(one => one.id !== id)
    else if (path.includes('/default/')) kept = kept.map(one => ({ ...one, is_default: one.id === id }))
    else if (method === 'PUT')
      kept = kept.map(one => (one.id === id ? { ...one, address: body.get('address') ?? '' } : one))
    else kept = [...kept, anAddress(99, { receive_name: body.get('receive_name') ?? '' })]
    return ok({ id })
  }
}
const theAddresses = (server: ShopOptions['server'], options: Partial<ShopOptions> = {}) =>
  aShop({ page: <AddressPage />, path: '/user/address', server, ...options })
const row = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body)

describe('my addresses', () => {
  it('show receiver, address and which one is the default', async () => {
    await theAddresses(aServer([anAddress(1), anAddress(2)]))
    const first = await row('收货人1')
    expect(first.getByText('默认地址')).toBeTruthy()
    expect(first.getByText('浙江省 杭州市 西湖区 文一西路 1 号')).toBeTruthy()
    expect((await row('收货人2')).queryByText('默认地址')).toBeNull()
    expect(screen.getByText('最多保存 20 个地址')).toBeTruthy()
    expect(isInOrder(headingLevels())).toBe(true)
  })

  it('if empty, explain their use', async () => {
    await theAddresses(aServer([]))
    expect(await screen.findByText('还没有收货地址')).toBeTruthy()
    expect(screen.getByText('添加一个，下单时直接选用')).toBeTruthy()
  })

  it('that cannot be loaded can be retried', async () => {
    const user = userEvent.setup()
    const answers: Reply[] = ['offline', ok([anAddress(1)])]
    await theAddresses(() => answers.shift())
    await user.click(await screen.findByRole('button', { name: '重试' }))
    await row('收货人1')
  })

  it('are changed in a dialog, and the list is updated', async () => {
    const user = userEvent.setup()
    await theAddresses(aServer([anAddress(1)]))
    await user.click(await screen.findByRole('button', { name: '编辑 收货人1' }))
    const dialog = within(await screen.findByRole('dialog', { name: '修改收货地址' }))
    const street = dialog.getByLabelText(/详细地址/)
    await user.clear(street)
    await user.type(street, '解放路 8 号')
    await user.click(dialog.getByRole('button', { name: '保存地址' }))
    expect(await screen.findByText('浙江省 杭州市 西湖区 解放路 8 号')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('beyond the limit are refused with a message, and the input stays', async () => {
    const user = userEvent.setup()
    const full = Array.from({ length: 20 }, (_, index) => anAddress(index + 1))
    const { shown } = await theAddresses(aServer(full, () => ({ code: 400, msg: '最多保存 20 个收货地址。' })))
    await user.click(await screen.findByRole('button', { name: '编辑 收货人20' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/详细地址/), '!')
    await user.click(dialog.getByRole('button', { name: '保存地址' }))
    await waitFor(() => expect(shown).toContain('最多保存 20 个收货地址。'))
    expect(dialog.getByLabelText(/详细地址/)).toHaveProperty('value', '文一西路 1 号!')
  })

  it('can have another default', async () => {
    const user = userEvent.setup()
    const { calls } = await theAddresses(aServer([anAddress(1), anAddress(2)]))
    await user.click(await screen.findByRole('button', { name: '设为默认 收货人2' }))
    expect(await (await row('收货人2')).findByText('默认地址')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '设为默认 收货人2' })).toBeNull()
    expect(calls('PUT', '/user/addresses/default/2')).toHaveLength(1)
  })

  it('are removed by a click and restored by another', async () => {
    const user = userEvent.setup()
    const { calls } = await theAddresses(aServer([anAddress(1), anAddress(2)]))
    await user.click(await screen.findByRole('button', { name: '删除 收货人2' }))
    expect(await screen.findByText('地址已删除')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('收货人2')).toBeNull())
    await user.click(screen.getByRole('button', { name: '撤销' }))
    await row('收货人2')
    expect(calls('POST', '/user/addresses')[0]?.body.get('region_id')).toBe('330106')
  })

  it('stay unchanged when the connection is cut', async () => {
    const user = userEvent.setup()
    await theAddresses(aServer([anAddress(1), anAddress(2)], () => 'offline'))
    await user.click(await screen.findByRole('button', { name: '删除 收货人2' }))
    expect(await screen.findByText(/网络没有响应/)).toBeTruthy()
    await row('收货人2')
  })

  it('are in English for English readers', async () => {
    await theAddresses(aServer([anAddress(1)]), { locale: 'en' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Addresses' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Edit 收货人1' })).toBeTruthy()
  })
})

describe('the page of one address', () => {
  const aForm = (path: string) =>
    aShop({
      page: <AddressFormPage />,
      path,
      pattern: '/user/address/form/:id?',
      server: aServer([anAddress(1), anAddress(2)]),
    })

  it('changes the address with that id and returns to the list', async () => {
    const user = userEvent.setup()
    const { calls, router } = await aForm('/user/address/form/2')
    expect(await screen.findByRole('heading', { level: 1, name: '修改收货地址' })).toBeTruthy()
    expect(screen.getByLabelText(/收货人/)).toHaveProperty('value', '收货人2')
    await user.click(screen.getByRole('button', { name: '保存地址' }))
    await screen.findByLabelText('where')
    expect(router.state.location.pathname).toBe('/user/address')
    expect(calls('PUT', '/user/addresses/2')).toHaveLength(1)
  })

  it.each(['/user/address/form', '/user/address/form/999'])('at %s is a new address', async path => {
    await aForm(path)
    expect(await screen.findByRole('heading', { level: 1, name: '新增收货地址' })).toBeTruthy()
    expect(await screen.findByLabelText(/收货人/)).toHaveProperty('value', '')
  })
})
