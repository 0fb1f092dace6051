import { add, type Fen } from '@shiji/kit/money/fen.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { withdrawAll } from '../../../infra/jobs/jobs.ts'
import { emitAll } from '../../../infra/outbox/outbox.ts'
import { buyerScope } from '../../../infra/scope.ts'
import { consumeStock } from '../../catalog/index.ts'
import { bookAll, type JournalEntry, PLATFORM } from '../../finance/index.ts'
import type { Payable, SettledPayment } from '../../payment/index.ts'
import { type MovedOrder, type Mover, moveOrders } from '../data/order.repo.ts'
import { groupOfOrders, type LockedOrder, lockGroup, payableView } from '../data/payable.queries.ts'
import { CANCEL_JOB } from './timers.ts'

const PAYMENT: Mover = { kind: 'payment', id: null, name: '' }

const isWaiting = (order: LockedOrder): boolean => order.status === 'waiting_payment'

/** How order groups are paid (product §4): all waiting orders of the group, all or none. */
export const orderPayable: Payable = {
  async find(ctx, buyer, name) {
    if (name.id !== undefined) return name.id
    const groupId = await groupOfOrders(ctx, buyer, name.partIds ?? [])
    if (groupId === undefined) throw new AppError('record.missing')
    return groupId
  },

  async view(ctx, buyer, groupId) {
    const view = await payableView(ctx, buyer, groupId)
    if (view === undefined) throw new AppError('record.missing')
    return view
  },

  async lockAndPrice(tx, buyer, groupId): Promise<Fen> {
    const locked = await lockGroup(tx, buyer, groupId)
    if (locked.length === 0) throw new AppError('record.missing')
    const waiting = locked.filter(isWaiting)
    if (waiting.length === 0) {
      const isPaid = locked.some(order => order.status !== 'cancel')
      throw new AppError('payment.state_changed', {}, { group_id: groupId, status: isPaid ? 'paid' : 'cancel' })
    }
    if (waiting.some(order => order.isStoreClosed)) throw new AppError('store.closed')
    return add(...waiting.map(order => order.payable))
  },

  settle: payOrders,
}

async function payOrders(tx: Ctx, payment: SettledPayment): Promise<void> {
  const payer = buyerScope(payment.userId)
  const groupId = payment.subject.id
  const locked = await lockGroup(tx, payer, groupId)
  const ids = locked.filter(isWaiting).map(order => order.id)
  const group = { scope: payer, groupId }
  const facts = { paymentId: payment.id, paymentMethod: payment.method }
  const moved = await moveOrders(tx, 'pay', ids, PAYMENT, group, facts)
  const sum = moved.reduce((all, order) => all + order.payable, 0)
  if (moved.length === 0 || sum !== payment.amount)
    throw new Error(`payment ${payment.id} of ${payment.amount} does not fit group ${groupId} of ${sum}`)
  await bookAll(
    tx,
    moved.filter(order => order.payable > 0).map(order => escrow(order, payment)),
    'refuse',
  )
  await consumeStock(tx, ids)
  await withdrawAll(tx, CANCEL_JOB, ids.map(String))
  await emitAll(
    tx,
    moved.map(({ id, userId, storeId }) => ({ type: 'order.paid', payload: { orderId: id, userId, storeId } })),
  )
}

const escrow = (order: MovedOrder, payment: SettledPayment): JournalEntry => ({
  cause: `order_paid:${order.id}`,
  kind: 'order_paid',
  memo: { order_no: order.orderNo },
  orderId: order.id,
  postings: [
    { ...payment.source, amount: -order.payable },
    { account: 'platform.escrow', ownerId: PLATFORM, amount: order.payable },
  ],
})
