import type { Asked } from '@shiji/backoffice/testing/fake-server.ts'
import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const system = {
  id: 1,
  pid: 0,
  code: 'system',
  name: '系统中心',
  name_en: 'System',
  icon: 'fa-cogs',
  apis: '',
  view: '',
  is_open: 0,
  is_sort: 6,
  has_children: true,
}
const accounts = { ...system, id: 11, pid: 1, code: 'accounts', name: '用户管理', name_en: 'Accounts', icon: 'fa-user' }
const admins = {
  ...accounts,
  id: 111,
  pid: 11,
  code: 'admins',
  name: '后台用户',
  name_en: 'Admins',
  apis: '/Admin/admins',
  view: 'admins/index',
  has_children: false,
}
const all = [system, accounts, admins]

const rows = ({ query }: Asked) =>
  query.get('isChildren') === 'true' ? all.filter(row => String(row.pid) === query.get('pid')) : listOf(all)

const open = (options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/menus',
    ...options,
    answers: {
      'GET /Admin/menus': rows,
      'GET /Admin/menus/111': admins,
      'POST /Admin/menus': { id: 200 },
      'PUT /Admin/menus/111': {},
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const openAdmins = async (page: Page) => {
  await page.user.click((await page.row('系统中心')).getByRole('button', { name: 'Expand' }))
  await page.user.click((await page.row('用户管理')).getByRole('button', { name: 'Expand' }))
  return page.row('后台用户')
}
const asked = (page: Page) =>
  page
    .sent('GET', '/Admin/menus')
    .filter(({ query }) => query.has('isChildren'))
    .map(({ query }) => query.get('pid'))

describe('the menu of the platform', () => {
  it('is a tree of modules, groups and pages with address, page and how they are shown', async () => {
    const page = await open()
    expect((await openAdmins(page)).cells().slice(1, 8)).toEqual([
      '后台用户',
      'Admins',
      '',
      '/Admin/admins',
      'admins/index',
      'Inside the common layout',
      '6',
    ])
    expect((await page.row('系统中心')).cells().slice(4, 6)).toEqual(['-', '-'])
  })

  it('lets an entry move to another parent; both parents ask for their children again', async () => {
    const page = await open()
    await page.user.click((await openAdmins(page)).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit')
    const parent = await dialog.findByLabelText(/^Parent/)
    expect(parent.textContent).toContain('System / Accounts')
    await page.user.click(parent)
    await page.user.click((await page.findAllByRole('option', { name: 'System' }))[0] ?? parent)
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('PUT', '/Admin/menus/111').map(({ body }) => Object.fromEntries(body))).toEqual([
      {
        pid: '1',
        icon: 'fa-user',
        name: '后台用户',
        name_en: 'Admins',
        apis: '/Admin/admins',
        view: 'admins/index',
        is_open: '0',
        is_sort: '6',
      },
    ])
    await page.waitFor(() => expect(asked(page).slice(3).toSorted()).toEqual(['1', '11']))
  })

  it('lets an entry move to the top', async () => {
    const page = await open()
    await page.user.click((await openAdmins(page)).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit')
    await page.user.click(await dialog.findByLabelText(/^Parent/))
    await page.user.click(await page.findByRole('option', { name: 'Top level' }))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('PUT', '/Admin/menus/111')[0]?.body.get('pid')).toBe('0')
    await page.waitFor(() => expect(asked(page).slice(3).toSorted()).toEqual(['0', '11']))
  })

  it('refuses an address that is neither a path nor an outside address', async () => {
    const page = await open({ locale: 'zh-cn' })
    await page.row('系统中心')
    await page.user.click(page.getByRole('button', { name: '新增' }))
    const dialog = await page.dialog('新增')
    await page.user.type(await dialog.findByLabelText(/^名称/), '帮助')
    await page.user.type(dialog.getByLabelText(/^英文名称/), 'Help')
    const address = dialog.getByLabelText(/^地址/)
    await page.user.type(address, 'javascript:1')
    await page.user.click(dialog.getByRole('button', { name: '保存' }))
    await page.waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'))
    expect(page.sent('POST', '/Admin/menus')).toEqual([])
    await page.user.clear(address)
    await page.user.type(address, 'https://docs.example/help')
    await page.user.click(dialog.getByRole('button', { name: '保存' }))
    await page.findByText('操作成功。')
    expect(Object.fromEntries(page.sent('POST', '/Admin/menus')[0]?.body ?? [])).toMatchObject({
      pid: '0',
      apis: 'https://docs.example/help',
      view: '',
    })
  })

  it('are read-only without the permission to change them', async () => {
    const page = await open({ person: { is_super: false, permissions: ['menu.view'] } })
    await page.row('系统中心')
    for (const name of ['Add', 'Edit', 'Delete']) expect(page.queryByRole('button', { name })).toBeNull()
  })
})
