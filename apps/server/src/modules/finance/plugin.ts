import { HOUR } from '@shiji/kit/time/duration.ts'
import { runInvariants } from '../../infra/invariants/runs.ts'
import type { ServerModule } from '../../infra/module.ts'
import { balancePort } from '../identity/index.ts'
import { storeBalancePort } from '../store/index.ts'
import { storeBalance, storeBalances, userBalance, userBalances } from './data/balance.queries.ts'
import { financeAdminRoutes } from './http/finance.admin.routes.ts'
import { financeBuyerRoutes } from './http/finance.buyer.routes.ts'
import { financeSellerRoutes } from './http/finance.seller.routes.ts'

const CHECK_EVERY_MS = 6 * HOUR

export const financeModule: ServerModule = {
  name: 'finance',
  routes: [...financeBuyerRoutes, ...financeSellerRoutes, ...financeAdminRoutes],
  register: ({ jobs }) => {
    balancePort.register({ of: userBalances, column: userBalance })
    storeBalancePort.register({ of: storeBalances, column: storeBalance })
    jobs.every('invariants.check', CHECK_EVERY_MS, async ctx => {
      await runInvariants(ctx)
    })
  },
}
