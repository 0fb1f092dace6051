import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { expect, it } from 'vitest'
import '@shiji/backoffice/nouns/role/role-form.tsx'
import * as screen from './index.tsx'

const packing = { id: 8, name: '发货', menu_id: [], permissions: ['order.ship'], created_at: '2026-05-01T02:00:00Z' }

it("the roles of a store are changed among the owner's permissions and sent to the store", async () => {
  const page = await openScreen({
    area: 'seller',
    screen,
    at: '/roles',
    locale: 'zh-cn',
    answers: {
      'GET /Seller/roles': listOf([packing]),
      'GET /Seller/roles/8': packing,
      'GET /Seller/load_permission': [
        { group: 'order', name: '', ename: '', permissions: ['order.view', 'order.ship'], words: [] },
      ],
      'PUT /Seller/roles/8': { id: 8 },
    },
  })
  await page.user.click((await page.row('发货')).getByRole('button', { name: '编辑' }))
  const dialog = await page.dialog('编辑')
  const tree = page.within(await dialog.findByRole('tree', { name: '权限' }))
  expect(tree.getAllByRole('treeitem').map(item => item.textContent)).toEqual(['订单', '查看订单', '订单发货'])
  await page.user.click(tree.getByRole('treeitem', { name: '查看订单' }))
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await page.dialogGone('编辑')
  expect(page.sent('PUT', '/Seller/roles/8').map(({ body }) => Object.fromEntries(body))).toEqual([
    { name: '发货', 'permissions[0]': 'order.ship', 'permissions[1]': 'order.view', menu_id: '[]' },
  ])
})

it.each([
  ['zh-cn', ['仓库', '打包发货可打印面单', '订单', '查看订单']],
  ['en', ['Warehouse', 'Pack and shipMay print waybills', 'Orders', 'View orders']],
] as const)('roles are composed of the groups, names and descriptions of the operator (%s)', async (locale, lines) => {
  const page = await openScreen({
    area: 'seller',
    screen,
    at: '/roles',
    locale,
    answers: {
      'GET /Seller/roles': listOf([packing]),
      'GET /Seller/roles/8': packing,
      'GET /Seller/load_permission': [
        {
          group: 'own_7',
          name: '仓库',
          ename: 'Warehouse',
          permissions: ['order.ship'],
          words: [
            {
              id: 'order.ship',
              name: '打包发货',
              ename: 'Pack and ship',
              content: '可打印面单',
              econtent: 'May print waybills',
            },
          ],
        },
        { group: 'order', name: '', ename: '', permissions: ['order.view'], words: [] },
      ],
    },
  })
  const [edit, permissions] = locale === 'en' ? ['Edit', 'Permissions'] : ['编辑', '权限']
  await page.user.click((await page.row('发货')).getByRole('button', { name: edit }))
  const tree = page.within(await (await page.dialog(edit)).findByRole('tree', { name: permissions }))
  expect(tree.getAllByRole('treeitem').map(item => item.textContent)).toEqual(lines)
})
