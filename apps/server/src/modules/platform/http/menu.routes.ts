import { loadMenuCall } from '@shiji/contract/platform/load-menu.calls.ts'
import { adminMenuCall, sellerMenuCall } from '@shiji/contract/platform/menu.calls.ts'
import { LoadMenuQuery, MenuInput, MenuRow, MenuTree } from '@shiji/contract/platform/platform.ts'
import { answerIn } from '../../../http/routes/answer.ts'
import { resourceOf } from '../../../http/routes/resource.ts'
import { type MenuArea, menuOf, menuRows } from '../data/site/menu.queries.ts'

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

const schemas = { row: MenuRow, create: MenuInput, update: MenuInput }

export const menuRoutes = [
  ...loadMenu('seller'),
  ...loadMenu('admin'),
  ...resourceOf(adminMenuCall, schemas, menuRows('admin')),
  ...resourceOf(sellerMenuCall, schemas, menuRows('seller')),
]
