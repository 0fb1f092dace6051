import type { ServerModule } from '../../infra/module.ts'
import { storeNamesPort } from '../identity/index.ts'
import { storeNames } from './data/store.queries.ts'
import { storeAdminRoutes } from './http/store.admin.routes.ts'
import { storeBuyerRoutes } from './http/store.buyer.routes.ts'
import { storeSellerRoutes } from './http/store.seller.routes.ts'

export const storeModule: ServerModule = {
  name: 'store',
  routes: [...storeBuyerRoutes, ...storeSellerRoutes, ...storeAdminRoutes],
  register: () => {
    storeNamesPort.register({ of: storeNames })
  },
}
