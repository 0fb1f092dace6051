import type { ServerModule } from '../../infra/module.ts'
import type { Ports } from '../../infra/ports.ts'
import { storeBalance, storeBalances, userBalance, userBalances } from './data/balance.queries.ts'
import { ASKED_CHECK } from './data/books.queries.ts'
import { LOOK_EVERY_MS } from './domain/check-due.ts'
import { financeAdminRoutes } from './http/finance.admin.routes.ts'
import { financeBuyerRoutes } from './http/finance.buyer.routes.ts'
import { financeSellerRoutes } from './http/finance.seller.routes.ts'
import { withdrawalRoutes } from './http/withdrawals/withdrawal.routes.ts'
import { notifyAboutWithdrawals } from './reactions/notify-withdrawals.ts'
import { checkBooks, checkBooksWhenDue } from './use-cases/check-books.ts'

/** The ports of lower modules that finance implements. */
export const financePorts = {
  balances: { of: userBalances, column: userBalance },
  storeBalances: { of: storeBalances, column: storeBalance },
} satisfies Partial<Ports>

export const financeModule: ServerModule = {
  name: 'finance',
  routes: [...financeBuyerRoutes, ...financeSellerRoutes, ...financeAdminRoutes, ...withdrawalRoutes],
  register: ({ jobs, reactions }) => {
    notifyAboutWithdrawals(reactions)
    jobs.every('invariants.check', LOOK_EVERY_MS, checkBooksWhenDue, 'long')
    jobs.on(ASKED_CHECK, checkBooks, 'long')
  },
}
