import { adminDashboardCall } from '@shiji/contract/insight/dashboard.calls.ts'
import { AdminDashboard } from '@shiji/contract/insight/insight.ts'
import { answer } from '../../../http/routes/answer.ts'
import type { Route } from '../../../http/routes/route.ts'
import { lastInvariantRun } from '../../../infra/invariants/runs.ts'
import { adminDashboard } from '../data/dashboard.queries.ts'

export const dashboardAdminRoutes: readonly Route[] = [
  answer(
    adminDashboardCall,
    {
      summary: 'Dashboard of the platform',
      data: AdminDashboard,
    },
    async ctx => adminDashboard(ctx, (await lastInvariantRun(ctx))?.breaches ?? null),
  ),
]
