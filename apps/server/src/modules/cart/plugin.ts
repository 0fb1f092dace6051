import type { ServerModule } from '../../infra/module.ts'
import { cartCountPort } from '../platform/index.ts'
import { cartCount } from './data/cart.queries.ts'
import { cartBuyerRoutes } from './http/cart.buyer.routes.ts'

export const cartModule: ServerModule = {
  name: 'cart',
  routes: cartBuyerRoutes,
  register: () => {
    cartCountPort.register({ count: cartCount })
  },
}
