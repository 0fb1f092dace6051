import { randomUUID } from 'node:crypto'
import type { PayData } from '@shiji/contract/payment/payment.ts'
import { fen } from '@shiji/kit/money/fen.ts'
import { eq } from 'drizzle-orm'
import { place } from '#harness/trade.builder.ts'
import { payments } from '../../src/modules/payment/index.ts'
import { balanceProvider } from '../../src/modules/payment/providers/balance/balance-provider.ts'
import { providersOf } from '../../src/modules/payment/providers/providers-of.ts'
import { testProvider } from '../../src/modules/payment/providers/test/test-provider.ts'
import { receiveNotice } from '../../src/modules/payment/use-cases/receive-notice.ts'
import { refundPayment } from '../../src/modules/payment/use-cases/refund-payment.ts'
import type { MoneyWorld } from './money-life.ts'

/**
 * A payment that waits at an outside provider, arrives while its orders are cancelled, or undisturbed, and is refunded
 * in part.
 */
export async function paidElsewhere({ server, buyers, goods }: MoneyWorld): Promise<void> {
  const [thing] = goods
  if (thing === undefined || buyers.length < 3) throw new Error('too small a world')
  const provider = testProvider('wechat')
  server.ports.paymentProviders = providersOf([balanceProvider, provider])
  // A person who orders the same thing twice in a row is asked to wait; the first buyer has just done that.
  for (const [at, buyer] of buyers.slice(1, 3).entries()) {
    const isCancelled = at === 0
    const { group_id, order_id } = await place(server, buyer, thing)
    const { data } = await server.call<PayData>('POST', '/user/order/pay', {
      token: buyer.token,
      key: randomUUID(),
      body: { group_id, payment_name: 'wechat' },
    })
    const [row] = await server.ctx.db.select().from(payments).where(eq(payments.id, data.payment_id))
    if (row === undefined) throw new Error('no payment was made')
    const notice = provider.confirm(server.ctx, row.payNo)
    const cancel = () =>
      server.call('PUT', `/user/order/${order_id[0]}`, { token: buyer.token, body: { move: 'cancel' } })
    await Promise.all([
      receiveNotice(server.ctx, 'wechat', notice),
      receiveNotice(server.ctx, 'wechat', notice),
      ...(isCancelled ? [cancel()] : []),
    ])
    if (isCancelled) continue
    const refund = { paymentId: row.id, refundNo: `${row.payNo}-a`, amount: fen(1) }
    await refundPayment(server.ctx, { ...refund, from: 'platform.adjustment' })
  }
}
