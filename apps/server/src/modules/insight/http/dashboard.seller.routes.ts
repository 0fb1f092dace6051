import { sellerDashboardCall } from '@shiji/contract/insight/dashboard.calls.ts'
import { SellerDashboard } from '@shiji/contract/insight/insight.ts'
import { answer } from '../../../http/routes/answer.ts'
import type { Route } from '../../../http/routes/route.ts'
import { sellerDashboard } from '../data/dashboard.queries.ts'

export const dashboardSellerRoutes: readonly Route[] = [
  answer(
    sellerDashboardCall,
    {
      summary: 'Dashboard of the store',
      data: SellerDashboard,
    },
    ctx => sellerDashboard(ctx),
  ),
]
