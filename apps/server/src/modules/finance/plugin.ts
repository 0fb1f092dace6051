import type { ServerModule } from '../../infra/module.ts'
import { balancePort } from '../identity/index.ts'
import { storeBalancePort } from '../store/index.ts'
import { storeBalance, storeBalances, userBalance, userBalances } from './data/balance.queries.ts'
import { ASKED_CHECK } from './data/books.queries.ts'
import { LOOK_EVERY_MS } from './domain/check-due.ts'
import { financeAdminRoutes } from './http/finance.admin.routes.ts'
import { financeBuyerRoutes } from './http/finance.buyer.routes.ts'
import { financeSellerRoutes } from './http/finance.seller.routes.ts'
import { checkBooks, checkBooksWhenDue } from './use-cases/check-books.ts'

export const financeModule: ServerModule = {
  name: 'finance',
  routes: [...financeBuyerRoutes, ...financeSellerRoutes, ...financeAdminRoutes],
  register: ({ jobs }) => {
    balancePort.register({ of: userBalances, column: userBalance })
    storeBalancePort.register({ of: storeBalances, column: storeBalance })
    jobs.every('invariants.check', LOOK_EVERY_MS, checkBooksWhenDue, 'long')
    jobs.on(ASKED_CHECK, checkBooks, 'long')
  },
}
