import type { ServerModule } from '../../infra/module.ts'
import { expressAdminRoutes } from './http/express.admin.routes.ts'
import { expressRoutes } from './http/express.routes.ts'

export const platformModule: ServerModule = {
  name: 'platform',
  routes: [...expressRoutes, ...expressAdminRoutes],
}
