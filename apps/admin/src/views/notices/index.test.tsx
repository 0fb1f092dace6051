import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const notice = {
  id: 5,
  tag: 'delivery',
  title: '配送延迟',
  title_en: 'Deliveries delayed',
  content: '<p>晚到一天</p>',
  content_en: '',
  start_at: '2026-06-01T02:00:00Z',
  end_at: null,
  enabled: true,
  state: 'not_started',
  created_at: '2026-05-01T02:00:00Z',
}

const open = (options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/notices',
    ...options,
    answers: {
      'GET /Admin/notices': listOf([notice]),
      'GET /Admin/notices/5': notice,
      'PUT /Admin/notices/5': {},
      ...options.answers,
    },
  })

describe('the notices', () => {
  it('show tag, times and current state; no end is a dash', async () => {
    const page = await open({ locale: 'zh-cn' })
    expect((await page.row('配送延迟')).cells()).toEqual(
      expect.arrayContaining(['物流', '2026-06-01 10:00:00', '-', '未开始', '是']),
    )
    expect(page.heads()).toEqual(expect.arrayContaining(['标题', '标签', '开始时间', '结束时间', '状态']))
  })

  it('without an end stay without one when they are changed', async () => {
    const page = await open()
    await page.user.click((await page.row('Deliveries delayed')).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit')
    const title = await dialog.findByLabelText(/^Title in English/)
    await page.user.type(title, '!')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    const [sent] = page.sent('PUT', '/Admin/notices/5').map(({ body }) => Object.fromEntries(body))
    expect(sent).toMatchObject({
      title_en: 'Deliveries delayed!',
      tag: 'delivery',
      start_at: '2026-06-01 10:00:00',
      end_at: '',
    })
  })
})
