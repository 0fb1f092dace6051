import { Express } from '@shiji/contract/express/express.schemas.ts'
import { PageOf } from '@shiji/contract/schema.ts'
import { route } from '../../../http/route.ts'
import { expressList, offeredExpresses } from '../data/express.queries.ts'

export const expressRoutes = [
  route(
    {
      method: 'GET',
      path: '/expresses',
      area: 'shared',
      access: 'public',
      summary: 'Express companies that may be chosen',
      list: expressList,
      data: PageOf(Express),
    },
    (ctx, { list }) => offeredExpresses(ctx, list),
  ),
]
