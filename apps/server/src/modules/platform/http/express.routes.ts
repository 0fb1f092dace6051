import { Express } from '@shiji/contract/express/express.schemas.ts'
import { offeredExpressesCall } from '@shiji/contract/express/offered-expresses.calls.ts'
import { PageOf } from '@shiji/contract/schema.ts'
import { answer } from '../../../http/routes/answer.ts'
import { expressList, offeredExpresses } from '../data/site/express.queries.ts'

export const expressRoutes = [
  answer(
    offeredExpressesCall,
    {
      summary: 'Express companies that may be chosen',
      list: expressList,
      data: PageOf(Express),
    },
    (ctx, { list }) => offeredExpresses(ctx, list),
  ),
]
