import { expressCall } from '@shiji/contract/express/express.calls.ts'
import { Express, ExpressInput } from '@shiji/contract/express/express.schemas.ts'
import { resourceOf } from '../../../http/routes/resource.ts'
import { expressRows } from '../data/site/express.queries.ts'

/** The pattern of a plain page: calls and schemas in the contract, table knowledge in `data/`, behaviour from `records/`. */
export const expressAdminRoutes = resourceOf(
  expressCall,
  { row: Express, create: ExpressInput, update: ExpressInput },
  expressRows,
)
