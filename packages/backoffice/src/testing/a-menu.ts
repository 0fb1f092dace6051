import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import { detectLocale } from '@shiji/i18n/locale.ts'
import { menuName } from '../core/menu/menu-name.ts'
import { menuItem } from './fake-server.ts'

const page = (name: string, name_en: string, icon: string, path: string) =>
  menuItem({ name, name_en, icon, apis: `/Admin/${path}`, view: `${path}/index` })
const group = (name: string, name_en: string, icon: string, children: readonly MenuItem[]) =>
  menuItem({ name, name_en, icon, children })

/** A menu like the platform's, with modules, pages and groups. */
export const aMenu: readonly MenuItem[] = [
  group('工作台', 'Workbench', 'fa-desktop', [page('仪表盘', 'Dashboard', 'fa-dashboard', 'dashboard')]),
  group('店铺中心', 'Store centre', 'fa-archive', [
    page('店铺列表', 'Stores', 'fa-home', 'stores'),
    group('物流中心', 'Logistics', 'fa-truck', [
      page('物流公司', 'Express companies', 'fa-truck', 'expresses'),
      page('区域地址', 'Areas', 'fa-map-marker', 'areas'),
    ]),
    group('订单中心', 'Order centre', 'fa-file-text', [page('订单管理', 'Orders', 'fa-first-order', 'orders')]),
    menuItem({ name: '帮助文档', name_en: 'Handbook', icon: 'fa-book', apis: 'https://docs.example/handbook' }),
    menuItem({ name: '未完成', name_en: 'Unfinished', icon: 'fa-cube' }),
  ]),
  group('系统中心', 'System', 'fa-cogs', []),
]

const everyItem = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap(item => [item, ...everyItem(item.children)])

/** The label of an item of `aMenu`, given by its Chinese name, in the language of the page. */
export const menuWord = (name: string): string => {
  const item = everyItem(aMenu).find(each => each.name === name)
  if (item === undefined) throw new Error(`no menu item ${name}`)
  return menuName(item, detectLocale(undefined, [document.documentElement.lang]))
}
