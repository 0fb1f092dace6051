import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import type { Invitation } from '@shiji/contract/identity/invitations.ts'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'
import '@shiji/backoffice/core/action/action-dialog-view.tsx'

const invitation = (id: number, change: Partial<Invitation> = {}): Invitation => ({
  id,
  role: '打包',
  note: '周末帮忙',
  state: 'open',
  created_by: '林小满',
  created_at: '2026-05-01T02:00:00Z',
  expires_at: '2026-05-08T02:00:00Z',
  accepted_by: '',
  ...change,
})
const open = (answers: Record<string, unknown> = {}, options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/users',
    ...options,
    answers: {
      'GET /Seller/users': listOf([]),
      'GET /Seller/roles': listOf([
        { id: 8, name: '打包' },
        { id: 9, name: '客服' },
      ]),
      'GET /Seller/staff_invitations': [
        invitation(1),
        invitation(2, { role: '客服', state: 'used', accepted_by: '周一鸣' }),
        invitation(3, { role: '', state: 'expired' }),
      ],
      ...answers,
    },
  })

describe('invitations of staff', () => {
  it.each([
    ['en', 'Open', 'Used', 'Accepted by 周一鸣', 'Expired'],
    ['zh-cn', '待接受', '已使用', '周一鸣 已接受', '已过期'],
  ] as const)('show role, note, person, end and state (%s)', async (locale, first, used, accepted, expired) => {
    const page = await open({}, { locale })
    expect((await page.row('打包')).cells().slice(0, 5)).toEqual([
      '打包',
      '周末帮忙',
      '林小满',
      expect.stringContaining('2026-05-08'),
      first,
    ])
    const cells = (await page.row(accepted)).cells()
    expect(cells[4]).toBe(`${used}${accepted}`)
    expect((await page.row('—')).cells()[4]).toBe(expired)
  })

  it('are made for a role with a note; the link is shown once, to be copied', async () => {
    const page = await open({
      'POST /Seller/staff_invitations': {
        id: 4,
        token: 'secret-token',
        link: 'https://shop.example/store/invite#secret-token',
        expires_at: '2026-05-08T02:00:00Z',
      },
    })
    await page.user.click(await page.findByRole('button', { name: 'Invite by link' }))
    const dialog = await page.dialog('Invite by link')
    await page.user.click(await dialog.findByRole('button', { name: 'Make link' }))
    expect(page.sent('POST', '/Seller/staff_invitations')).toEqual([])
    await page.user.selectOptions(dialog.getByLabelText(/^Role/), '打包')
    await page.user.type(dialog.getByLabelText(/^Note to/), '欢迎')
    await page.user.click(dialog.getByRole('button', { name: 'Make link' }))
    await page.waitFor(() => expect(page.sent('POST', '/Seller/staff_invitations')).toHaveLength(1))
    const link = await page.dialog('Invitation link')
    expect(await link.findByRole('textbox', { name: /^Invitation link/ })).toHaveProperty(
      'value',
      'https://shop.example/store/invite#secret-token',
    )
    link.getByRole('button', { name: 'Copy link' })
    expect(page.sent('POST', '/Seller/staff_invitations').map(({ body }) => Object.fromEntries(body))).toEqual([
      { role_id: '8', note: '欢迎' },
    ])
  })

  it('are withdrawn after a question, and only while they are open', async () => {
    const page = await open({ 'DELETE /Seller/staff_invitations/1': { deleted: 1 } })
    await page.row('打包')
    expect(page.getAllByRole('button', { name: /^Withdraw the invitation/ })).toHaveLength(1)
    await page.user.click(page.getByRole('button', { name: 'Withdraw the invitation for 打包' }))
    const asked = page.within(await page.findByRole('alertdialog'))
    asked.getByText('The link stops working at once.')
    await page.user.click(asked.getByRole('button', { name: 'Withdraw' }))
    await page.waitFor(() => expect(page.sent('DELETE', '/Seller/staff_invitations/1')).toHaveLength(1))
  })

  it('are only read by those who may not add staff', async () => {
    const page = await open({}, { person: { is_super: false, permissions: ['user.view', 'role.view'] } })
    await page.row('打包')
    expect(page.queryByRole('button', { name: 'Invite by link' })).toBeNull()
    expect(page.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
  })
})
