import { loadMenuCall } from '@shiji/contract/platform/load-menu.calls.ts'
import { LoadMenuQuery, MenuInput, MenuRow, MenuTree } from '@shiji/contract/platform/platform.ts'
import { answerIn } from '../../../http/answer.ts'
import { resource } from '../../../http/resource.ts'
import { type MenuArea, menuOf, menuRows } from '../data/menu.queries.ts'

const loadMenu = (area: MenuArea) =>
  answerIn(
    loadMenuCall,
    [area],
    {
      summary: 'Menu tree of the person who is logged in',
      query: LoadMenuQuery,
      data: MenuTree,
    },
    ctx => menuOf(ctx, area),
  )

const menuPage = (path: string, area: MenuArea) =>
  resource({
    ...menuRows(area),
    area: 'admin',
    path,
    noun: 'menu',
    row: MenuRow,
    create: MenuInput,
    update: MenuInput,
  })

export const menuRoutes = [
  ...loadMenu('seller'),
  ...loadMenu('admin'),
  ...menuPage('menus', 'admin'),
  ...menuPage('seller_menus', 'seller'),
]
