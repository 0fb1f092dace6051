import { type Fen, fen, subtract } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../../infra/context.ts'
import { lockDebts } from '../data/ledger.repo.ts'
import { insertSettlements } from '../data/settlement.repo.ts'
import { type JournalEntry, PLATFORM } from '../domain/journal.ts'
import { bookAll } from './book.ts'

/** A complete order whose money leaves escrow. */
export interface SettledOrder {
  readonly orderId: number
  readonly orderNo: string
  readonly storeId: number
  readonly userId: number
  /** What was paid, freight included. */
  readonly paid: Fen
  /** Commission of the platform over all lines, at most what was paid. */
  readonly commission: Fen
}

/**
 * Moves paid money from escrow to the stores, less commission; a store's debt is recovered first (product §2, §4). Each
 * order only once: a second settlement is a bug of the caller, who has marked the order in the same transaction. One
 * run shares a number.
 */
export async function settleOrders(tx: Ctx, settlementNo: string, orders: readonly SettledOrder[]): Promise<void> {
  if (orders.length === 0) return
  await insertSettlements(tx, settlementNo, orders)
  const debts = new Map(await lockDebts(tx, [...new Set(orders.map(order => order.storeId))]))
  const entries = orders
    .filter(order => order.paid > 0)
    .map(order => {
      const net = subtract(order.paid, order.commission)
      const owed = fen(debts.get(order.storeId) ?? 0)
      const recovered = fen(Math.min(net, owed))
      debts.set(order.storeId, subtract(owed, recovered))
      return journalOf(order, net, recovered)
    })
  await bookAll(tx, entries, 'refuse')
}

const journalOf = (order: SettledOrder, net: Fen, recovered: Fen): JournalEntry => ({
  cause: `order_settled:${order.orderId}`,
  kind: 'order_settled',
  memo: { order_no: order.orderNo },
  orderId: order.orderId,
  postings: [
    { account: 'platform.escrow', ownerId: PLATFORM, amount: -order.paid },
    { account: 'store.balance', ownerId: order.storeId, amount: subtract(net, recovered) },
    { account: 'store.debt', ownerId: order.storeId, amount: recovered },
    { account: 'platform.revenue', ownerId: PLATFORM, amount: order.commission },
  ],
})
