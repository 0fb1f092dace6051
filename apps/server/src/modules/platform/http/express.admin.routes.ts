import { Express, ExpressInput } from '@shiji/contract/platform/platform.ts'
import { resource } from '../../../http/resource.ts'
import { expressRows } from '../data/express.queries.ts'

/** The pattern of a plain page: contract schemas here, table knowledge in `data/`, behaviour from `resource`. */
export const expressAdminRoutes = resource({
  ...expressRows,
  area: 'admin',
  path: 'expresses',
  noun: 'express',
  row: Express,
  create: ExpressInput,
  update: ExpressInput,
  importable: true,
})
