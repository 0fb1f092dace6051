import type { Address } from '@shiji/contract/identity/identity.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aShop, ok, type Reply } from '../../testing/a-shop.tsx'
import { anAddress } from '../../testing/an-address.ts'
import { AddressForm } from './address-form.tsx'

const known = anAddress(4)
const area = (value: number, label: string, leaf = false) => ({ value, label, label_en: '', leaf })
const levels: Readonly<Record<string, unknown>> = {
  0: [area(330000, '浙江省')],
  330000: [area(330100, '杭州市')],
  330100: [area(330106, '西湖区', true), area(330102, '上城区', true)],
}
const aForm = async (save: Reply | Promise<Reply>, address?: Address) => {
  const onSaved = vi.fn<(id: number | undefined) => void>()
  const shop = await aShop({
    page: <AddressForm address={address} isFirst={false} onSaved={onSaved} onCancel={() => undefined} />,
    server: ({ path, method }) =>
      path.startsWith('/api/load_areas')
        ? ok(levels[new URL(path, 'http://x').searchParams.get('pid') ?? ''])
        : method === 'GET'
          ? undefined
          : save,
  })
  return { ...shop, onSaved }
}

describe('the form of an address', () => {
  it('shows every error at its field and sends nothing', async () => {
    const user = userEvent.setup()
    const { calls } = await aForm(ok({ id: 1 }))
    await user.type(screen.getByLabelText(/手机号/), '123')
    await user.click(screen.getByRole('button', { name: '保存地址' }))
    expect(await screen.findByText('请填写正确的手机号码。')).toBeTruthy()
    expect(screen.getAllByText('不能为空。')).toHaveLength(3)
    expect(calls('POST', '/user/addresses')).toHaveLength(0)
  })

  it('loads province, city and district from the server, level by level', async () => {
    const user = userEvent.setup()
    const { calls, onSaved } = await aForm(ok({ id: 8 }))
    await user.type(screen.getByLabelText(/收货人/), ' 林小满 ')
    await user.type(screen.getByLabelText(/手机号/), '19900000001')
    await user.click(screen.getByRole('button', { name: /省 \/ 市 \/ 区/ }))
    await user.click(await screen.findByRole('option', { name: '浙江省' }))
    await user.click(await screen.findByRole('option', { name: '杭州市' }))
    await user.click(await screen.findByRole('option', { name: '上城区' }))
    await user.type(screen.getByLabelText(/详细地址/), '解放路 1 号')
    await user.click(screen.getByRole('button', { name: '保存地址' }))
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith(8))
    expect(Object.fromEntries(calls('POST', '/user/addresses')[0]?.body ?? [])).toEqual({
      receive_name: '林小满',
      receive_tel: '19900000001',
      province_id: '330000',
      city_id: '330100',
      region_id: '330102',
      address: '解放路 1 号',
      is_default: '0',
    })
  })

  it('shows errors that only the server finds at their field, and keeps the input', async () => {
    const user = userEvent.setup()
    const refusal = { code: 422, msg: '有些字段不对', data: { fields: { region_id: '这个地区不存在。' } } }
    const { onSaved } = await aForm(refusal, known)
    const street = screen.getByLabelText(/详细地址/)
    await user.clear(street)
    await user.type(street, '新的门牌 9 号')
    await user.click(screen.getByRole('button', { name: '保存地址' }))
    expect(await screen.findByText('这个地区不存在。')).toBeTruthy()
    expect(street).toHaveProperty('value', '新的门牌 9 号')
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('changes the address that it was opened with', async () => {
    const user = userEvent.setup()
    const { calls, onSaved } = await aForm(ok(null), known)
    await user.click(screen.getByRole('button', { name: '保存地址' }))
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith(4))
    expect(calls('PUT', '/user/addresses/4')[0]?.body.get('region_id')).toBe('330106')
  })

  it('sends once, even with repeated clicks', async () => {
    const user = userEvent.setup()
    const held = Promise.withResolvers<Reply>()
    const { calls, onSaved } = await aForm(held.promise, known)
    await user.dblClick(screen.getByRole('button', { name: '保存地址' }))
    await user.type(screen.getByLabelText(/收货人/), '{Enter}')
    held.resolve(ok(null))
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
    expect(calls('PUT', '/user/addresses/4')).toHaveLength(1)
  })

  it('on a cut connection shows an error and keeps the input', async () => {
    const user = userEvent.setup()
    const { onSaved } = await aForm('offline', known)
    await user.type(screen.getByLabelText(/详细地址/), ' 2 单元')
    await user.click(screen.getByRole('button', { name: '保存地址' }))
    expect(await screen.findByText(/网络没有响应/)).toBeTruthy()
    expect(screen.getByLabelText(/详细地址/)).toHaveProperty('value', '文一西路 1 号 2 单元')
    expect(screen.getByRole('button', { name: '保存地址' })).toHaveProperty('disabled', false)
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('shows every refused field of the server at its own field, and focuses the first', async () => {
    const user = userEvent.setup()
    const fields = {
      receive_name: '姓名太怪',
      receive_tel: '这个号码不行',
      address: '没有这条路',
      city_id: '没有这个市',
    }
    await aForm({ code: 422, msg: '有些字段不对', data: { fields } }, known)
    await user.click(screen.getByRole('button', { name: '保存地址' }))
    await screen.findByText('姓名太怪')
    const said = (label: RegExp) => {
      const field = screen.getByLabelText(label)
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map(id => document.getElementById(id)?.textContent).join('')
    }
    expect(said(/收货人/)).toContain('姓名太怪')
    expect(said(/手机号/)).toContain('这个号码不行')
    expect(said(/详细地址/)).toContain('没有这条路')
    expect(screen.getByText('没有这个市')).toBeTruthy()
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/收货人/)))
  })
})
