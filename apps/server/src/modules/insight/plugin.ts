import type { ServerModule } from '../../infra/module.ts'
import { dashboardAdminRoutes } from './http/dashboard.admin.routes.ts'
import { dashboardSellerRoutes } from './http/dashboard.seller.routes.ts'
import { menuBadgesRoutes } from './http/menu-badges.routes.ts'

export const insightModule: ServerModule = {
  name: 'insight',
  routes: [...dashboardSellerRoutes, ...dashboardAdminRoutes, ...menuBadgesRoutes],
}
