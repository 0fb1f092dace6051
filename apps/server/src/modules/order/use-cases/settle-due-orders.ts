import { add, type Fen, subtract, ZERO } from '@shiji/kit/money/fen.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { newNumber } from '../../../infra/ids/numbers.ts'
import { emitAll } from '../../../infra/outbox/outbox.ts'
import { settleOrders } from '../../finance/index.ts'
import { readSetting } from '../../platform/index.ts'
import { type SettlementTime, takeDueOrders } from '../data/settlement.repo.ts'
import { commissionOf } from '../domain/commission.ts'

export interface SettlementRun {
  /** Shared by all orders of the run; null when none was due. */
  readonly settlementNo: string | null
  readonly orders: number
  /** What the stores received, fen. */
  readonly amount: Fen
  /** Orders that could not be settled; they stay due and the next run tries them again. */
  readonly failed: readonly number[]
}

const BATCH = 100

interface Batch {
  readonly orders: number
  readonly amount: Fen
}

/**
 * Settles every completed order whose waiting time is over (product §4): paid less commission to the store, once per
 * order, even with parallel runs. One order that cannot be settled blocks no other: its batch is repeated one by one,
 * and it stays due.
 */
export async function settleDueOrders(ctx: Ctx): Promise<SettlementRun> {
  const now = ctx.clock.now()
  const time = { now, minutes: (await readSetting(ctx, 'task')).settlement }
  const settlementNo = newNumber('S', now)
  const failed: number[] = []
  let orders = 0
  let amount = ZERO
  let most = BATCH
  for (;;) {
    const batch = await settleBatch(ctx, settlementNo, time, failed, most)
    if (batch === 'failed') {
      most = 1
      continue
    }
    if (batch.orders === 0) break
    orders += batch.orders
    amount = add(amount, batch.amount)
  }
  await audit(ctx, {
    action: 'order_settlement.run',
    subjectType: 'order_settlement',
    after: { settlementNo, orders, amount },
  })
  return { settlementNo: orders === 0 ? null : settlementNo, orders, amount, failed }
}

/** One transaction. A failed batch of one order is recorded, so that the run continues without it. */
async function settleBatch(
  ctx: Ctx,
  settlementNo: string,
  time: SettlementTime,
  failed: number[],
  most: number,
): Promise<Batch | 'failed'> {
  let taken: readonly number[] = []
  try {
    return await transact(ctx, async tx => {
      const due = await takeDueOrders(tx, time, failed, most)
      taken = due.map(order => order.id)
      const settled = due.map(({ id, lines, ...order }) => ({ ...order, orderId: id, commission: commissionOf(lines) }))
      await settleOrders(tx, settlementNo, settled)
      await emitAll(
        tx,
        settled.map(({ orderId, storeId }) => ({ type: 'order.settled', payload: { orderId, storeId } })),
      )
      const amount = add(...settled.map(order => subtract(order.paid, order.commission)))
      return { orders: settled.length, amount }
    })
  } catch (error) {
    if (taken.length === 0) throw error
    ctx.log.error({ err: error, orders: taken }, 'orders not settled')
    if (taken.length === 1) failed.push(...taken)
    return 'failed'
  }
}
