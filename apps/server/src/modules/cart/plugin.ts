import type { ServerModule } from '../../infra/module.ts'
import type { Ports } from '../../infra/ports.ts'
import { cartCount, cartGoods } from './data/cart.queries.ts'
import { cartBuyerRoutes } from './http/cart.buyer.routes.ts'

/** The ports of lower modules that cart implements. */
export const cartPorts = {
  cartCount: { count: cartCount },
  cartGoods: { of: cartGoods },
} satisfies Partial<Ports>

export const cartModule: ServerModule = {
  name: 'cart',
  routes: cartBuyerRoutes,
}
