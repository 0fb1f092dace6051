import { MINUTE } from '@shiji/kit/time/duration.ts'
import type { ServerModule } from '../../infra/module.ts'
import type { Ports } from '../../infra/ports.ts'
import { paymentBuyerRoutes } from './http/payment.buyer.routes.ts'
import { balanceProvider } from './providers/balance/balance-provider.ts'
import { providersOf } from './providers/providers-of.ts'
import { followPayments } from './use-cases/follow-payments.ts'

/** The ports that payment implements itself; the payables come from the modules above it. */
export const paymentPorts = { paymentProviders: providersOf([balanceProvider]) } satisfies Partial<Ports>

export const paymentModule: ServerModule = {
  name: 'payment',
  routes: paymentBuyerRoutes,
  register: ({ jobs }) => jobs.every('payment.follow', MINUTE, followPayments),
}
