import { AdminDashboard } from '@shiji/contract/insight/insight.ts'
import { type Route, route } from '../../../http/route.ts'
import { lastInvariantRun } from '../../../infra/invariants/runs.ts'
import { adminDashboard } from '../data/dashboard.queries.ts'

export const dashboardAdminRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      path: '/dashboard/all',
      area: 'admin',
      access: 'dashboard.view',
      summary: 'Dashboard of the platform',
      data: AdminDashboard,
    },
    async ctx => adminDashboard(ctx, (await lastInvariantRun(ctx))?.breaches ?? null),
  ),
]
