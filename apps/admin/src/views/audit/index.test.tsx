import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const change = {
  id: 31,
  area: 'admin',
  actor_id: 1,
  actor_name: 'Admin',
  action: 'store.close',
  subject_type: 'store',
  subject_id: 7,
  before: { status: 'open' },
  after: { status: 'closed' },
  ip: '10.0.0.7',
  created_at: '2026-05-01T02:00:00Z',
}

const open = (locale: 'en' | 'zh-cn' = 'en') =>
  openScreen({ area: 'admin', screen, at: '/audit', locale, answers: { 'GET /Admin/audit': listOf([change]) } })

describe('the audit log of the platform', () => {
  it('shows who changed what, before and after, when and from where', async () => {
    const page = await open()
    expect((await page.row('Closed: store')).cells().slice(1)).toEqual([
      '2026-05-01 10:00:00',
      'Admin',
      'Closed: store',
      'store',
      '7',
      'status: open',
      'status: closed',
      '10.0.0.7',
    ])
  })

  it('is read-only, and searched by action, in Chinese', async () => {
    const page = await open('zh-cn')
    await page.row('关闭：店铺')
    for (const name of ['新增', '查看', '编辑', '删除']) expect(page.queryByRole('button', { name })).toBeNull()
    await page.user.click(page.getByRole('button', { name: '搜索' }))
    await page.user.type(await page.search().findByLabelText('内容'), '关闭')
    await page.user.click(await page.findByRole('option', { name: '关闭' }))
    await page.user.click(page.getByRole('button', { name: '查询' }))
    await page.waitFor(() => expect(page.sent('GET', '/Admin/audit').at(-1)?.query.get('action')).toBe('.close|like'))
  })
})
