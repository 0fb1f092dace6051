import type { Asked } from '@shiji/backoffice/testing/fake-server.ts'
import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { expect, it } from 'vitest'
import * as screen from './index.tsx'

const orders = {
  id: 4,
  pid: 0,
  code: 'orders',
  name: '订单管理',
  name_en: 'Orders',
  icon: 'fa-first-order',
  apis: '/Seller/orders',
  view: 'orders/index',
  is_open: 1,
  is_sort: 4,
  has_children: false,
}

it("the sellers' menu is a separate tree with its own address", async () => {
  const page = await openScreen({
    area: 'admin',
    screen,
    at: '/seller_menus',
    locale: 'zh-cn',
    answers: {
      'GET /Admin/seller_menus': ({ query }: Asked) => (query.has('isChildren') ? [orders] : listOf([orders])),
      'GET /Admin/seller_menus/4': orders,
      'PUT /Admin/seller_menus/4': {},
    },
  })
  const row = await page.row('订单管理')
  expect(row.cells().slice(4, 7)).toEqual(['/Seller/orders', 'orders/index', '独立页面'])
  await page.user.click(row.getByRole('button', { name: '编辑' }))
  const dialog = await page.dialog('编辑')
  await page.user.click(await dialog.findByLabelText('在公共布局内'))
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await page.findByText('操作成功。')
  expect(page.sent('PUT', '/Admin/seller_menus/4')[0]?.body.get('is_open')).toBe('0')
  expect(page.sent('PUT', '/Admin/seller_menus/4')[0]?.body.get('pid')).toBe('0')
})
