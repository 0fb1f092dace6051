import { SellerDashboard } from '@shiji/contract/insight/insight.ts'
import { type Route, route } from '../../../http/route.ts'
import { sellerDashboard } from '../data/dashboard.queries.ts'

export const dashboardSellerRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      path: '/dashboard/all',
      area: 'seller',
      access: 'dashboard.view',
      summary: 'Dashboard of the store',
      data: SellerDashboard,
    },
    ctx => sellerDashboard(ctx),
  ),
]
