import type { ServerModule } from '../../infra/module.ts'
import { articleAddresses } from './data/content-address.queries.ts'
import { contentAdminRoutes } from './http/content.admin.routes.ts'
import { contentBuyerRoutes } from './http/content.buyer.routes.ts'

export const contentModule: ServerModule = {
  name: 'content',
  routes: [...contentBuyerRoutes, ...contentAdminRoutes],
  addresses: [articleAddresses],
}
