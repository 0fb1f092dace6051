import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const change = {
  id: 31,
  area: 'seller',
  actor_id: 7,
  actor_name: '林小满',
  action: 'freight.update',
  subject_type: 'freight',
  subject_id: 2,
  subject_name: '',
  changes: [
    { field: 'first_price', kind: 'changed', of: { name: '江浙沪', name_en: '江浙沪' }, before: 800, after: 1_000 },
  ],
  change_count: 1,
  names: {},
  ip: '10.0.0.7',
  created_at: '2026-05-01T02:00:00Z',
}

const open = (locale: 'en' | 'zh-cn' = 'en') =>
  openScreen({ area: 'seller', screen, at: '/audit', locale, answers: { 'GET /Seller/audit': listOf([change]) } })

describe('the audit log of a store', () => {
  it('shows who changed what, before and after, when and from where', async () => {
    const page = await open()
    expect((await page.row('Changed: freight template')).cells().slice(1)).toEqual([
      '2026-05-01 10:00:00',
      '林小满',
      'Changed: freight template',
      'freight template',
      '2',
      'first price of 江浙沪 ¥8.00 → ¥10.00',
      '10.0.0.7',
    ])
  })

  it('is only read, and searched by person, in Chinese', async () => {
    const page = await open('zh-cn')
    await page.row('修改：运费模板')
    for (const name of ['新增', '查看', '编辑', '删除']) expect(page.queryByRole('button', { name })).toBeNull()
    await page.user.click(page.getByRole('button', { name: '搜索' }))
    const panel = page.within(page.getByRole('search'))
    await page.user.type(panel.getByLabelText('操作人'), '林')
    await page.user.click(panel.getByRole('button', { name: '查询' }))
    await page.waitFor(() => expect(page.sent('GET', '/Seller/audit').at(-1)?.query.get('actor_name')).toBe('林|like'))
  })
})
