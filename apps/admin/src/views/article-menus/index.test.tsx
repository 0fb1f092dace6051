import type { Asked } from '@shiji/backoffice/testing/fake-server.ts'
import { openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const guide = {
  id: 1,
  pid: 0,
  level: 1,
  name: '购物指南',
  name_en: 'Shopping',
  is_sort: 10,
  has_children: true,
  created_at: '2026-05-01T02:00:00Z',
}
const paying = { ...guide, id: 2, pid: 1, level: 2, name: '支付方式', name_en: 'Paying', has_children: false }

describe('the article columns', () => {
  it('are a tree that opens, and take a new column below a chosen one', async () => {
    const page = await openScreen({
      area: 'admin',
      screen,
      at: '/article_menus',
      answers: {
        'GET /Admin/article_menus': ({ query }: Asked) => (query.get('pid') === '0' ? [guide] : [paying]),
        'POST /Admin/article_menus': { id: 3 },
      },
    })
    expect((await page.row('购物指南')).cells()).toEqual(expect.arrayContaining(['Shopping', '10']))
    await page.user.click((await page.row('购物指南')).getByRole('button', { name: 'Expand' }))
    await page.row('支付方式')
    await page.user.click(page.getByRole('button', { name: 'Add' }))
    const dialog = await page.dialog('Add')
    await page.user.type(await dialog.findByLabelText(/^Name\b(?! in)/), '发票')
    await page.user.type(dialog.getByLabelText(/Name in English/), 'Invoices')
    await page.user.click(await dialog.findByLabelText(/^Parent/))
    await page.user.click(await page.findByRole('option', { name: 'Shopping' }))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('POST', '/Admin/article_menus').map(({ body }) => Object.fromEntries(body))).toEqual([
      { name: '发票', name_en: 'Invoices', is_sort: '0', pid: '1' },
    ])
  })
})
