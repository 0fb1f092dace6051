import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const guide = { id: 1, pid: 0, level: 1, name: '购物指南', name_en: 'Shopping', is_sort: 1, has_children: true }
const paying = { ...guide, id: 2, pid: 1, level: 2, name: '支付方式', name_en: 'Paying', has_children: false }
const article = {
  id: 7,
  menu_id: 2,
  menu_name: '支付方式',
  menu_name_en: 'Paying',
  name: 'pay_password',
  title: '支付密码',
  title_en: 'The payment password',
  content: '<p>六位数字。</p>',
  content_en: '<p>Six digits.</p>',
  is_sort: 1,
  enabled: true,
  clicks: 1204,
  updated_at: '2026-05-02T02:00:00Z',
  created_at: '2026-05-01T02:00:00Z',
}

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/articles',
    ...options,
    answers: {
      'GET /Admin/articles': listOf([article]),
      'GET /Admin/articles/7': article,
      'GET /Admin/article_menus': listOf([guide, paying]),
      'PUT /Admin/articles/7': {},
      ...answers,
    },
  })

describe('the articles', () => {
  it('show column, identifier, how often they were opened and when they changed, in the language of the page', async () => {
    const page = await open()
    expect((await page.row('The payment password')).cells()).toEqual(
      expect.arrayContaining(['Paying', 'Yes', '1', '1,204', '2026-05-02 10:00:00']),
    )
    page.unmount()
    const chinese = await open({ locale: 'zh-cn' })
    expect((await chinese.row('支付密码')).cells()).toEqual(expect.arrayContaining(['支付方式', '是']))
    expect(chinese.heads()).toEqual(expect.arrayContaining(['标题', '栏目', '调用名称', '点击数', '更新时间']))
  })

  it('are shown as readers see them, in both languages', async () => {
    const page = await open()
    await page.user.click((await page.row('The payment password')).getByRole('button', { name: 'View' }))
    const dialog = await page.dialog('View')
    await dialog.findByText('六位数字。')
    await dialog.findByText('Six digits.')
    expect(page.queryByText(/<p>/)).toBeNull()
  })

  it('keep their column, name and texts when only the title changes', async () => {
    const page = await open()
    await page.user.click((await page.row('The payment password')).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit')
    const title = await dialog.findByLabelText(/^Title\b(?! in)/)
    await page.user.clear(title)
    await page.user.type(title, '支付密码怎么设')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    const [sent] = page.sent('PUT', '/Admin/articles/7').map(({ body }) => Object.fromEntries(body))
    expect(sent).toMatchObject({
      menu_id: '2',
      name: 'pay_password',
      title: '支付密码怎么设',
      title_en: 'The payment password',
      enabled: '1',
      content_en: expect.stringContaining('Six digits.'),
    })
  })
})
