import type { ServerModule } from '../../infra/module.ts'
import { paymentBuyerRoutes } from './http/payment.buyer.routes.ts'

export const paymentModule: ServerModule = { name: 'payment', routes: paymentBuyerRoutes }
