import type { ServerModule } from '../../infra/module.ts'
import type { Ports } from '../../infra/ports.ts'
import { freightSellerRoutes } from './http/freight.seller.routes.ts'
import { gatherOffers } from './use-cases/gather-offers.ts'
import { priceDelivery, priceProduct } from './use-cases/price-product.ts'

/** The ports that promotion implements for itself and for the modules below it. */
export const promotionPorts = {
  offers: { of: gatherOffers },
  productPrices: { of: priceProduct, delivery: priceDelivery },
} satisfies Partial<Ports>

export const promotionModule: ServerModule = {
  name: 'promotion',
  routes: [...freightSellerRoutes],
}
