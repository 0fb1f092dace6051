import { ADMIN_PERMISSIONS } from '@shiji/contract/permissions.ts'
import type { MenuItem, MenuRow } from '@shiji/contract/platform/platform.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { menus } from '../data/platform.table.ts'
import { placeMenus } from '../domain/menu-tree.ts'
import { ADMIN_MENUS } from '../domain/menus.admin.ts'
import { SELLER_MENUS } from '../domain/menus.seller.ts'
import { syncMenus } from '../index.ts'

let server: TestApp
let superAdmin: Account
beforeAll(async () => {
  server = await createTestApp()
  await syncMenus(server.ctx)
  superAdmin = await anAdmin(server)
})
afterAll(() => server.close())

const menu = async (prefix: string, token: string) =>
  (await server.call<MenuItem[]>('GET', `${prefix}/load_menu?type=getChildren`, { token })).data
const pages = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap(item => [...(item.view === '' ? [] : [item]), ...pages(item.children)])
const rowOf = async (code: string) => {
  const [row] = await server.ctx.db
    .select()
    .from(menus)
    .where(and(eq(menus.area, 'admin'), eq(menus.code, code)))
  return row
}

/**
 * Spec §2, admin and seller page sets, each page by name; single pages are called `index`, `login` is not a page of the
 * menu.
 */
const ADMIN_PAGES =
  'admins adv_spaces advs agreements app_versions article_menus articles configs/oauth configs/pay configs/sms configs/store configs/web dashboard/index dashboard/order dashboard/pay dashboard/store dashboard/user areas cashes currencies distribution_logs expresses goods/form goods/index goods_brands goods_classes integral_goods/form integral_goods/index integral_goods_classes integral_orders order_comments order_settlements orders refunds/index refunds/return stores grades menus money_logs notices permissions/group permissions/index roles seller_menus sms sms_logs tmp users books jobs clock audit'
const SELLER_PAGES =
  'cashes chats collectives coupons/index coupons/log dashboard/index dashboard/order distributions/index distributions/log file_spaces freights full_reductions goods/form goods/index goods_attrs goods_brands money_logs order_comments order_settlements orders/index orders/wait refunds/index refunds/return roles seckills stores users'
const views = (words: string) => words.split(' ').map(word => (word.includes('/') ? word : `${word}/index`))

/** The address of a form is below the entry of its list, without an entry of its own in the menu. */
const withForms = (found: readonly MenuItem[]): string[] =>
  found.flatMap(({ view }) =>
    ['goods/index', 'integral_goods/index'].includes(view) ? [view, view.replace('/index', '/form')] : [view],
  )

describe('load_menu', () => {
  it('has every page of spec §2 for the super admin, in both languages, with what the shell needs', async () => {
    const tree = await menu('/Admin', superAdmin.token)
    expect(withForms(pages(tree))).toEqual(expect.arrayContaining(views(ADMIN_PAGES)))
    expect(tree.map(item => item.name)).toEqual(['工作台', '商品中心', '店铺中心', '积分商城', '数据统计', '系统中心'])
    expect(tree[0]?.children[0]).toEqual({
      id: expect.any(Number),
      name: '仪表盘',
      name_en: 'Dashboard',
      icon: 'fa-dashboard',
      apis: '/Admin/dashboard',
      view: 'dashboard/index',
      is_open: 0,
      checked: false,
      children: [],
    })
  })

  it('has every page of spec §2 for the owner of a store', async () => {
    const owner = await aStoreOwner(server, 801)
    const found = pages(await menu('/Seller', owner.token))
    expect(withForms(found)).toEqual(expect.arrayContaining(views(SELLER_PAGES)))
    expect(found.every(page => page.apis.startsWith('/Seller/'))).toBe(true)
    expect(found.find(page => page.view === 'chats/index')?.is_open).toBe(1)
  })

  it('shows what the person may do, and no empty group', async () => {
    const clerk = await anAdmin(server, ['express.view', 'sms_log.view'])
    const tree = await menu('/Admin', clerk.token)
    expect(pages(tree).map(page => page.view)).toEqual(['expresses/index', 'sms_logs/index'])
    const groups = (items: readonly MenuItem[]): MenuItem[] =>
      items.flatMap(item => (item.view === '' ? [item, ...groups(item.children)] : []))
    expect(groups(tree).every(group => group.children.length > 0)).toBe(true)
    expect(await menu('/Admin', (await anAdmin(server, [])).token)).toEqual([])
  })

  it('shows the part that the roles choose', async () => {
    const owner = { ...(await aStoreOwner(server, 802)), storeId: 802 }
    const orders = pages(await menu('/Seller', owner.token)).find(page => page.view === 'orders/index')
    const clerk = await aStaffMember(server, owner, [])
    const body = { name: 'r', permissions: ['order.view', 'order_comment.view'], menu_id: [orders?.id] }
    const role = await server.call<{ id: number }>('POST', '/Seller/roles', { token: owner.token, body })
    await server.call('PUT', `/Seller/users/${clerk.id}`, { token: owner.token, body: { role_id: [role.data.id] } })
    expect(pages(await menu('/Seller', clerk.token)).map(page => page.view)).toEqual(['orders/index'])
  })

  it('the landing page after login is the first that the person sees', async () => {
    const landing = async (who: Account) =>
      (await server.call<{ defaultUrl: string }>('POST', '/Admin/auth/info', { token: who.token, body: {} })).data
        .defaultUrl
    expect(await landing(superAdmin)).toBe('/Admin/dashboard')
    expect(await landing(await anAdmin(server, ['sms_log.view', 'express.view']))).toBe('/Admin/expresses')
    expect(await landing(await anAdmin(server, []))).toBe('/Admin/')
  })

  it('every permission that can be granted opens something', () => {
    const used = new Set(placeMenus(ADMIN_MENUS).map(({ entry }) => entry.permission))
    const views = Object.values(ADMIN_PERMISSIONS)
      .flat()
      .filter(permission => permission.endsWith('.view'))
    // Applications for brands are a tab of the page of brands.
    expect(views.filter(permission => !used.has(permission))).toEqual(['brand_application.view'])
    expect(placeMenus(SELLER_MENUS).length).toBeGreaterThan(30)
  })
})

describe('menus follow the code', () => {
  it('and keep edits and additions of an admin', async () => {
    const before = await rowOf('expresses')
    const added = await server.call<{ id: number }>('POST', '/Admin/menus', {
      token: superAdmin.token,
      body: {
        pid: before?.pid ?? 0,
        name: '帮助',
        name_en: 'Help',
        apis: 'https://help.example/',
        icon: 'fa-life-ring',
      },
    })
    const edit = { pid: before?.pid ?? 0, name: '快递', name_en: 'Carriers', is_sort: 9 }
    await server.call('PUT', `/Admin/menus/${before?.id}`, { token: superAdmin.token, body: edit })
    await server.ctx.db.update(menus).set({ nameZh: 'old' }).where(eq(menus.code, 'areas'))
    await server.ctx.db.insert(menus).values({ id: 77, area: 'admin', code: 'gone', pid: 0, nameZh: 'x', nameEn: 'x' })
    await syncMenus(server.ctx)
    expect(await rowOf('expresses')).toMatchObject({
      nameZh: '快递',
      nameEn: 'Carriers',
      isSort: 9,
      view: 'expresses/index',
    })
    expect(await rowOf('areas')).toMatchObject({ nameZh: '区域地址' })
    expect(await rowOf('gone')).toBeUndefined()
    expect((await server.call('GET', `/Admin/menus/${added.data.id}`, { token: superAdmin.token })).code).toBe(200)
  })

  it('creates each entry once however often it runs, also concurrently', async () => {
    const count = async () => (await server.ctx.db.select().from(menus)).length
    const before = await count()
    await Promise.all([1, 2, 3].map(() => syncMenus(server.ctx)))
    expect(await count()).toBe(before)
  })
})

describe('the menu page', () => {
  const call: TestApp['call'] = (method, path, options) =>
    server.call(method, path, { token: superAdmin.token, ...options })

  it('is a lazy tree: children of a node come as an array with has_children', async () => {
    const top = (await call<MenuRow[]>('GET', '/Admin/seller_menus?isChildren=true&pid=0')).data
    expect(top.map(row => [row.name_en, row.has_children])).toContainEqual(['Goods centre', true])
    const children = (await call<MenuRow[]>('GET', `/Admin/seller_menus?isChildren=true&pid=${top[1]?.id}`)).data
    expect(children.map(row => row.view)).toContain('goods/index')
  })

  it('belongs to one back office: rows of the other are missing there', async () => {
    const top = (await call<MenuRow[]>('GET', '/Admin/seller_menus?isChildren=true&pid=0')).data
    expect((await call('GET', `/Admin/menus/${top[0]?.id}`)).code).toBe(404)
  })

  it.each([
    ['a script as target', { apis: 'javascript:alert(1)' }, 'apis'],
    ['another protocol', { apis: '//evil.example' }, 'apis'],
    ['another site behind a dot', { apis: '/.//evil.example' }, 'apis'],
    ['a view outside the folder', { view: '../app/main' }, 'view'],
    ['an icon with markup', { icon: '<i>' }, 'icon'],
  ])('refuses %s', async (_name, wrong, field) => {
    const answer = await call('POST', '/Admin/menus', { body: { pid: 0, name: 'x', name_en: 'x', ...wrong } })
    expect([answer.code, answer.data]).toEqual([422, { fields: { [field]: expect.any(String) } }])
  })

  it('goes three levels deep and never below itself', async () => {
    const make = async (pid: number) =>
      (await call<{ id: number }>('POST', '/Admin/menus', { body: { pid, name: 'x', name_en: 'x' } })).data?.id
    const first = await make(0)
    const second = await make(first)
    const third = await make(second)
    expect(await make(third)).toBeUndefined()
    expect((await call('PUT', `/Admin/menus/${first}`, { body: { pid: second, name: 'x', name_en: 'x' } })).code).toBe(
      400,
    )
    expect((await call('DELETE', `/Admin/menus/${first}`)).code).toBe(409)
    expect((await call('DELETE', `/Admin/menus/${first},${second},${third}`)).data).toEqual({ deleted: 3 })
  })
})
