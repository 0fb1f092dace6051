import type { PaymentMethod } from '@shiji/contract/statuses.ts'
import type { Ctx } from '../../../infra/context.ts'
import { type Confirmed, confirmPayment } from './confirm-payment.ts'

/**
 * Handles a provider's notice of a payment: takes the unparsed body, since its signature covers every byte. `unknown`
 * when it was not signed by the provider of that method. Repeated, late and out-of-order notices are harmless.
 */
export async function receiveNotice(ctx: Ctx, method: PaymentMethod, body: string): Promise<Confirmed> {
  const said = await ctx.ports.paymentProviders.of(method)?.readNotice(ctx, body)
  return said === undefined ? 'unknown' : confirmPayment(ctx, said)
}
