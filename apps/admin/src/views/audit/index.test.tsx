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
  subject_name: '木与光',
  changes: [
    { field: 'status', kind: 'changed', before: 'open', after: 'closed' },
    { field: 'reason', kind: 'changed', before: '', after: 'fraud' },
    { field: 'commission_bp', kind: 'changed', before: 500, after: 600 },
    { field: 'logo', kind: 'changed', before: '/files/a.webp', after: '/files/b.webp' },
  ],
  change_count: 4,
  names: {},
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
      '木与光',
      'status Open → Closedreason: fraudcommission 5% → 6%and 1 more',
      '10.0.0.7',
    ])
  })

  it('opens all changes of an entry below it, and leads to the page of the record', async () => {
    const page = await open()
    const row = await page.row('Closed: store')
    expect(row.getByRole('link', { name: '木与光' }).getAttribute('href')).toContain('/stores/detail/7')
    expect(page.queryByText('logo changed')).toBeNull()
    await page.user.click(row.getByRole('button', { name: /details|expand|open/i }))
    await page.findByText('logo changed')
  })

  it('is found by number or name of the record', async () => {
    const page = await open()
    await page.row('Closed: store')
    await page.user.click(page.getByRole('button', { name: 'Search' }))
    await page.user.type(await page.search().findByLabelText('Number or name'), 'N71')
    await page.user.click(page.getByRole('button', { name: 'Query' }))
    await page.waitFor(() =>
      expect(page.sent('GET', '/Admin/audit').at(-1)?.query.get('subject_name')).toBe('N71|like'),
    )
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
