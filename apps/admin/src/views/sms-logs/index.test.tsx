import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const sent = {
  id: 1,
  phone: '13800000002',
  name: 'register',
  content: '123456',
  status: 'sent',
  error_msg: '',
  ip: '10.0.0.7',
  created_at: '2026-05-01T02:00:00Z',
}
const failed = { ...sent, id: 2, phone: '13800000003', status: 'failed', error_msg: 'No such number.' }

const open = (locale: 'en' | 'zh-cn' = 'en') =>
  openScreen({
    area: 'admin',
    screen,
    at: '/sms_logs',
    locale,
    answers: { 'GET /Admin/sms_logs': listOf([sent, failed]) },
  })

describe('the log of SMS', () => {
  it('shows phone, purpose, text, result and the caller’s address', async () => {
    const page = await open()
    expect((await page.row('13800000002')).cells().slice(1)).toEqual([
      '13800000002',
      'register',
      '123456',
      'sent',
      '-',
      '10.0.0.7',
      '2026-05-01 10:00:00',
    ])
    expect((await page.row('13800000003')).cells()).toContain('No such number.')
  })

  it('is only read, and searched by the start of a number, in Chinese', async () => {
    const page = await open('zh-cn')
    await page.row('13800000002')
    for (const name of ['新增', '查看', '编辑', '删除']) expect(page.queryByRole('button', { name })).toBeNull()
    await page.user.click(page.getByRole('button', { name: '搜索' }))
    await page.user.type(page.search().getByRole('textbox', { name: '手机号' }), '138')
    await page.user.click(page.getByRole('button', { name: '查询' }))
    await page.waitFor(() =>
      expect(page.sent('GET', '/Admin/sms_logs').at(-1)?.query.get('phone')).toBe('138|likeRight'),
    )
  })
})
