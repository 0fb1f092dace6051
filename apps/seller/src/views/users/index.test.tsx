import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const packer = {
  id: 52,
  username: 'packer',
  nickname: '小周',
  avatar: '',
  status: 'disabled',
  is_super: false,
  role_id: [8, 9],
  roles: [
    { id: 8, name: '发货' },
    { id: 9, name: '客服' },
  ],
  login_time: '2026-05-02T02:00:00Z',
  created_at: '2026-05-01T02:00:00Z',
}

const open = (options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/users',
    ...options,
    answers: {
      'GET /Seller/users': listOf([packer]),
      'GET /Seller/roles': listOf(packer.roles),
      'DELETE /Seller/users/52': { deleted: 1 },
    },
  })

describe('the sub-accounts of a store', () => {
  it('show name, all roles, state and last login, in Chinese', async () => {
    const page = await open({ locale: 'zh-cn' })
    const row = await page.row('小周')
    expect(row.cells().slice(2, 4)).toEqual(['小周', 'packer'])
    expect(row.getByText('发货')).toBeDefined()
    expect(row.getByText('客服')).toBeDefined()
    expect(row.cells().slice(5, 7)).toEqual(['已停用', '2026-05-02 10:00:00'])
  })

  it('are found by state', async () => {
    const page = await open({ at: '/users?status=disabled' })
    await page.row('小周')
    expect(page.sent('GET', '/Seller/users')[0]?.query.get('status')).toBe('disabled')
  })

  it('leave the store after a question', async () => {
    const page = await open()
    await page.user.click((await page.row('小周')).getByRole('checkbox'))
    await page.user.click(page.getByRole('button', { name: 'Delete' }))
    await page.findByText('Are you sure you want to delete the selected data?')
    await page.user.click(page.within(page.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('DELETE', '/Seller/users/52')).toHaveLength(1)
  })

  it('are read-only without the permission to change them', async () => {
    const page = await open({ person: { is_super: false, permissions: ['user.view'] } })
    await page.row('小周')
    for (const name of ['Add', 'Edit', 'Delete']) expect(page.queryByRole('button', { name })).toBeNull()
  })
})
