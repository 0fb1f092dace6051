import { AppError } from '../../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { withdraw } from '../../../../infra/jobs/jobs.ts'
import { emit, emitAll } from '../../../../infra/outbox/outbox.ts'
import { type CommentableLine, insertComments, lockCommentable, type NewComment } from '../../data/comment.repo.ts'
import { statusOf } from '../../data/order.queries.ts'
import { type MovedOrder, type Mover, moveOrders, type OrderRows } from '../../data/order.repo.ts'
import { moverOf } from '../move-one.ts'
import { COMMENT_JOB, TIMER } from '../timers.ts'

export interface LineComment {
  readonly orderGoodsId: number
  readonly score: number
  readonly agree: number
  readonly service: number
  readonly speed: number
  readonly content: string
  readonly images: readonly string[]
}

/**
 * Saves a buyer's comments on lines of an order that they received; when every line has one, the order is complete.
 * Refuses another buyer's order, a line of another order or with a comment, and an order that does not wait for
 * comments.
 */
export function addComments(
  ctx: Ctx<BuyerActor>,
  orderId: number,
  comments: readonly LineComment[],
): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    const mine = { scope: tx.scope }
    const open = await lockCommentable(tx, orderId, mine)
    if (open === undefined) throw await refusal(tx, orderId)
    const lines = new Map(open.map(line => [line.id, line]))
    const rows = comments.map(comment => {
      const line = lines.get(comment.orderGoodsId)
      if (line === undefined) throw new AppError('record.missing')
      if (line.isCommented) throw new AppError('record.duplicate')
      return { ...comment, line, isAuto: false }
    })
    if (new Set(rows.map(row => row.line.id)).size < rows.length) throw new AppError('record.duplicate')
    await keep(tx, orderId, rows)
    const uncommented = open.filter(line => !line.isCommented).length - rows.length
    if (uncommented === 0) {
      await complete(tx, orderId, moverOf(tx.actor), mine)
      await withdraw(tx, COMMENT_JOB, String(orderId))
    }
    return { id: orderId }
  })
}

const FIVE_STARS = { score: 5, agree: 5, service: 5, speed: 5, content: '', images: [] } as const

/**
 * Gives five stars to the lines without a comment once the time is over; an order that was completed meanwhile is not
 * changed.
 */
export function commentByTimer(ctx: Ctx, orderId: number): Promise<void> {
  return transact(ctx, async tx => {
    const due = { scope: tx.scope, dueBy: tx.clock.now() }
    const open = await lockCommentable(tx, orderId, due)
    if (open === undefined) return
    const rows = open
      .filter(line => !line.isCommented)
      .map(line => ({ ...FIVE_STARS, orderGoodsId: line.id, line, isAuto: true }))
    await keep(tx, orderId, rows)
    await complete(tx, orderId, TIMER, due)
  })
}

async function keep(
  tx: Ctx,
  orderId: number,
  rows: readonly (NewComment & { line: CommentableLine })[],
): Promise<void> {
  const ids = await insertComments(tx, orderId, rows)
  await emitAll(
    tx,
    rows.map(({ line, score, agree, service, speed, images, isAuto }, at) => ({
      type: 'comment.added',
      payload: {
        commentId: ids[at] ?? 0,
        goodsId: line.goodsId,
        storeId: line.storeId,
        score,
        agree,
        service,
        speed,
        hasImages: images.length > 0,
        isAuto,
      },
    })),
  )
}

async function complete(tx: Ctx, orderId: number, mover: Mover, rows: OrderRows): Promise<void> {
  const [order]: MovedOrder[] = await moveOrders(tx, 'comment', [orderId], mover, rows)
  if (order === undefined) throw new Error(`order ${orderId} was locked and could not be completed`)
  await emit(tx, 'order.completed', { orderId, userId: order.userId, storeId: order.storeId })
}

async function refusal(tx: Ctx, orderId: number): Promise<AppError> {
  const status = await statusOf(tx, orderId, tx.scope)
  return status === undefined
    ? new AppError('record.missing')
    : new AppError('order.state_changed', {}, { id: orderId, order_status: status })
}
