import type { SellerMemberships, StoreApplication } from '@shiji/contract/store/application.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aShop, ok } from '../../../testing/a-shop.tsx'
import { anApplication } from '../../../testing/an-application.ts'
import { Component as SellerPage } from './seller-page.tsx'

const open = (application: StoreApplication | null, memberships: SellerMemberships = []) =>
  aShop({
    page: <SellerPage />,
    path: '/user/seller',
    server: ({ path }) =>
      path === '/api/store' ? ok(application) : path === '/api/user/seller' ? ok(memberships) : undefined,
  })

describe('my store', () => {
  it('offers to apply to people without one', async () => {
    await open(null)
    expect((await screen.findByRole('link', { name: '我要开店' })).getAttribute('href')).toBe('/store/join')
  })

  it('shows the state of an application, and the reason of a denial', async () => {
    await open(anApplication({ store_name: '青竹', store_verify: 'denied', store_refuse_info: '执照不清晰' }))
    expect(await screen.findByText('青竹')).toBeTruthy()
    expect(screen.getByText('执照不清晰')).toBeTruthy()
    expect(screen.getByRole('link', { name: '查看申请进度' }).getAttribute('href')).toBe('/store/step_3')
  })

  it('lists the stores one owns or works for, with the way into the back office', async () => {
    await open(anApplication({ store_verify: 'passed' }), [
      {
        store_id: 7,
        store_name: '青竹',
        store_name_en: '',
        role: 'owner',
        store_verify: 'passed',
        store_status: 'open',
      },
      {
        store_id: 8,
        store_name: '木光',
        store_name_en: '',
        role: 'staff',
        store_verify: 'passed',
        store_status: 'holiday',
      },
    ])
    expect((await screen.findByRole('link', { name: '青竹' })).getAttribute('href')).toBe('/store/7')
    expect(screen.getByText('员工')).toBeTruthy()
    expect(screen.getByRole('link', { name: '进入商家后台' }).getAttribute('href')).toBe('/Seller/login')
  })
})
