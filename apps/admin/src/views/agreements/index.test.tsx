import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const agreement = {
  id: 4,
  name: 'user_agreement',
  title: '用户协议',
  title_en: 'User agreement',
  content: '<p>第一条</p>',
  content_en: '<p>First</p>',
  updated_at: '2026-05-02T02:00:00Z',
  created_at: '2026-05-01T02:00:00Z',
}

describe('the agreements', () => {
  it('show by what name pages call them, and keep both texts when the title changes', async () => {
    const page = await openScreen({
      area: 'admin',
      screen,
      at: '/agreements',
      answers: {
        'GET /Admin/agreements': listOf([agreement]),
        'GET /Admin/agreements/4': agreement,
        'PUT /Admin/agreements/4': {},
      },
    })
    const row = await page.row('User agreement')
    expect(row.cells().join(' ')).toContain('user_agreement')
    await page.user.click(row.getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit')
    const title = await dialog.findByLabelText(/^Title in English/)
    await page.user.clear(title)
    await page.user.type(title, 'Terms')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    const [sent] = page.sent('PUT', '/Admin/agreements/4').map(({ body }) => Object.fromEntries(body))
    expect(sent).toMatchObject({
      name: 'user_agreement',
      title: '用户协议',
      title_en: 'Terms',
      content: expect.stringContaining('第一条'),
    })
  })

  it('are read-only without the permission to change them', async () => {
    const page = await openScreen({
      area: 'admin',
      screen,
      at: '/agreements',
      locale: 'zh-cn',
      person: { is_super: false, permissions: ['agreement.view'] },
      answers: { 'GET /Admin/agreements': listOf([agreement]) },
    })
    await page.row('用户协议')
    for (const name of ['新增', '编辑', '删除']) expect(page.queryByRole('button', { name })).toBeNull()
  })
})
