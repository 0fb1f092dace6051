import type { InvitationOffer } from '@shiji/contract/identity/invitations.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aShop, ok, type Reply, type ShopOptions } from '../../testing/a-shop.tsx'
import { Component as InvitePage } from './invite-page.tsx'
import { inviteToken } from './invite-token.ts'

const anOffer: InvitationOffer = {
  state: 'open',
  store_name: '木作',
  role: '打包',
  note: '周末帮忙',
  created_by: '林小满',
  expires_at: '2026-05-08T02:00:00Z',
  member: false,
}
const open = (
  offer: Partial<InvitationOffer> | (() => Reply) = {},
  { accepted = ok({ store_id: 7 }), ...options }: Partial<ShopOptions> & { accepted?: Reply } = {},
) =>
  aShop({
    page: <InvitePage />,
    path: '/store/invite#the-token',
    server: ({ method, path }) => {
      if (method !== 'POST') return undefined
      if (path === '/api/staff_invitation/offer')
        return typeof offer === 'function' ? offer() : ok({ ...anOffer, ...offer })
      return path === '/api/staff_invitation/accept' ? accepted : ok(null)
    },
    ...options,
  })
const user = userEvent.setup({ delay: null })

describe('the link of an invitation', () => {
  it('says who offers what until when, and makes the person staff', async () => {
    const shop = await open()
    expect(await screen.findByRole('heading', { level: 2, name: '木作 邀请您成为员工' })).toBeTruthy()
    for (const text of ['打包', '林小满', '周末帮忙', '当前登录：小林。']) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText(/2026-05-08/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '接受邀请' }))
    expect(await screen.findByText('您已成为 木作 的员工')).toBeTruthy()
    expect(screen.getByRole('link', { name: '进入商家后台' }).getAttribute('href')).toBe('/Seller/login')
    expect(shop.calls('POST', '/accept').map(({ body }) => body.get('token'))).toEqual(['the-token'])
    // The token is in no address.
    expect(shop.arrived.some(({ path }) => path.includes('the-token'))).toBe(false)
  })

  it('leads visitors through login or registration back to it', async () => {
    const shop = await open({}, { loggedIn: false, locale: 'en' })
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe(
      '/login?from=%2Fstore%2Finvite',
    )
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register?from=%2Fstore%2Finvite')
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
    // After the login the address has no fragment any more.
    expect(inviteToken('')).toBe('the-token')
    expect(shop.calls('POST', '/accept')).toEqual([])
  })

  it('opened as somebody else leads through the login of another account back to it', async () => {
    const shop = await open({ member: true })
    expect(await screen.findByText('您已是 木作 的成员')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '换一个账号' }))
    await waitFor(() => expect(screen.getByLabelText('where').textContent).toBe('/login?from=%2Fstore%2Finvite'))
    expect(localStorage.getItem('token')).toBeNull()
    expect(shop.calls('POST', '/accept')).toEqual([])
  })

  it.each([
    ['unknown', '链接有误', 'This link is wrong'],
    ['used', '邀请已被使用', 'This invitation has been used'],
    ['withdrawn', '邀请已被撤回', 'This invitation has been withdrawn'],
    ['expired', '邀请已过期', 'This invitation has expired'],
  ] as const)('that is %s says so, in both languages', async (state, zh, en) => {
    const first = await open({ state })
    expect(await screen.findByText(zh)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '接受邀请' })).toBeNull()
    first.unmount()
    await open({ state }, { locale: 'en', loggedIn: false })
    expect(await screen.findByText(en)).toBeTruthy()
  })

  it('without a token is wrong, and asks no server', async () => {
    const shop = await open({}, { path: '/store/invite' })
    expect(await screen.findByText('链接有误')).toBeTruthy()
    expect(shop.arrived).toEqual([])
  })

  it('that somebody else accepted meanwhile shows its new state', async () => {
    const state = { used: false }
    const shop = await open(() => ok({ ...anOffer, ...(state.used ? { state: 'used' as const } : {}) }), {
      accepted: { code: 409, msg: '邀请已被使用。' },
    })
    const button = await screen.findByRole('button', { name: '接受邀请' })
    state.used = true
    await user.click(button)
    expect(await screen.findByText('邀请已被使用')).toBeTruthy()
    expect(shop.shown).toEqual(['邀请已被使用。'])
  })

  it('that gets no answer can be tried again', async () => {
    const state = { down: true }
    await open(() => (state.down ? 'offline' : ok(anOffer)))
    const again = await screen.findByRole('button', { name: '重试' })
    state.down = false
    await user.click(again)
    expect(await screen.findByRole('button', { name: '接受邀请' })).toBeTruthy()
  })
})
