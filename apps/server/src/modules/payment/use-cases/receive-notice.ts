import type { PaymentMethod } from '@shiji/contract/statuses.ts'
import type { Ctx } from '../../../infra/context.ts'
import { type Confirmed, confirmPayment } from './confirm-payment.ts'

/**
 * Takes a provider's notice of a payment: as the body came, before anything reads it, since its signature covers every byte. `unknown` when it was
 * not signed by the provider of that method. A repeat, a late one and one out of order do no harm.
 */
export async function receiveNotice(ctx: Ctx, method: PaymentMethod, body: string): Promise<Confirmed> {
  const said = await ctx.ports.paymentProviders.of(method)?.readNotice(ctx, body)
  return said === undefined ? 'unknown' : confirmPayment(ctx, said)
}
