import { CommonData } from '@shiji/contract/platform/platform.ts'
import { Count } from '@shiji/contract/schema.ts'
import { route } from '../../../http/route.ts'
import { cartCount, commonData } from '../data/site.queries.ts'

export const siteRoutes = [
  route(
    {
      method: 'GET',
      path: '/common',
      area: 'shared',
      access: 'public',
      summary: 'What every page of the shop needs',
      data: CommonData,
    },
    ctx => commonData(ctx),
  ),
  route(
    {
      method: 'GET',
      path: '/cart_count',
      area: 'shared',
      access: 'public',
      summary: 'Number of lines in the cart; 0 for visitors',
      data: Count,
    },
    ctx => cartCount(ctx),
  ),
]
