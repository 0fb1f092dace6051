import type { ServerModule } from '../../infra/module.ts'
import { dashboardAdminRoutes } from './http/dashboard.admin.routes.ts'
import { dashboardSellerRoutes } from './http/dashboard.seller.routes.ts'
import { menuBadgesRoutes } from './http/menu-badges.routes.ts'
import { CLOSE_EVERY_MS, closeDays } from './use-cases/close-days.ts'

export const insightModule: ServerModule = {
  name: 'insight',
  routes: [...dashboardSellerRoutes, ...dashboardAdminRoutes, ...menuBadgesRoutes],
  register: ({ jobs }) => {
    jobs.every('insight.close_days', CLOSE_EVERY_MS, closeDays)
  },
}
