import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { Scope } from '../../../infra/scope.ts'
import { orderMachine } from '../domain/order.machine.ts'
import { commentsOf } from './comment.queries.ts'
import { ordersOf } from './order.queries.ts'
import type { OrderRows } from './order.repo.ts'
import { orderComments, orderGoods, orders } from './order.table.ts'

export type CommentableLine = Pick<
  typeof orderGoods.$inferSelect,
  'id' | 'goodsId' | 'storeId' | 'userId' | 'isCommented'
>

/**
 * Lines of an order that waits for comments; the order stays locked. Undefined when it does not wait, or is not in the
 * scope.
 */
export async function lockCommentable(
  tx: Ctx,
  orderId: number,
  { scope, dueBy }: OrderRows,
): Promise<CommentableLine[] | undefined> {
  const due = dueBy === undefined ? undefined : lte(orders.dueAt, dueBy)
  const sources = inArray(orders.status, [...orderMachine.sources('comment')])
  const [order] = await tx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), sources, ordersOf(scope), due))
    .for('update')
  if (order === undefined) return undefined
  const { id, goodsId, storeId, userId, isCommented } = orderGoods
  return tx.db
    .select({ id, goodsId, storeId, userId, isCommented })
    .from(orderGoods)
    .where(eq(orderGoods.orderId, orderId))
    .orderBy(asc(orderGoods.id))
}

export interface NewComment {
  readonly line: CommentableLine
  readonly score: number
  readonly agree: number
  readonly service: number
  readonly speed: number
  readonly content: string
  readonly images: readonly string[]
  readonly isAuto: boolean
}

/** Writes comments and marks their lines; returns the ids in the given order. */
export async function insertComments(tx: Ctx, orderId: number, comments: readonly NewComment[]): Promise<number[]> {
  if (comments.length === 0) return []
  const ids = await tx.ids.take(comments.length)
  await tx.db.insert(orderComments).values(
    comments.map(({ line, images, ...comment }, at) => ({
      id: ids[at] ?? 0,
      orderId,
      orderGoodsId: line.id,
      goodsId: line.goodsId,
      storeId: line.storeId,
      userId: line.userId,
      score: comment.score,
      agree: comment.agree,
      service: comment.service,
      speed: comment.speed,
      content: comment.content,
      images: [...images],
      isAuto: comment.isAuto,
      isCounted: false,
      locale: tx.locale,
      createdAt: tx.clock.now(),
    })),
  )
  const lineIds = comments.map(({ line }) => line.id)
  await tx.db.update(orderGoods).set({ isCommented: true }).where(inArray(orderGoods.id, lineIds))
  return ids
}

export type CommentRecord = typeof orderComments.$inferSelect

/**
 * Writes the store's answer to a comment; a later one replaces it. Returns the comment as it was, undefined when it is
 * not in the scope.
 */
export async function setReply(tx: Ctx, id: number, reply: string, scope: Scope): Promise<CommentRecord | undefined> {
  const mine = and(eq(orderComments.id, id), commentsOf(scope))
  const [before] = await tx.db.select().from(orderComments).where(mine).for('update')
  if (before === undefined) return undefined
  const replyChanges = before.replyChanges + (before.reply === '' ? 0 : 1)
  await tx.db
    .update(orderComments)
    .set({ reply, replyTime: tx.clock.now(), replyChanges })
    .where(eq(orderComments.id, id))
  return before
}

/** What a buyer adds to a comment. */
export interface NewAddition {
  readonly content: string
  readonly images: readonly string[]
}

/**
 * Adds to a comment of the scope that was written, by a person, after that time, and has no addition yet; undefined
 * otherwise.
 */
export async function setAddition(
  tx: Ctx,
  id: number,
  { content, images }: NewAddition,
  { scope, writtenAfter }: { readonly scope: Scope; readonly writtenAfter: Date },
): Promise<CommentRecord | undefined> {
  const open = and(
    isNull(orderComments.additionTime),
    eq(orderComments.isAuto, false),
    eq(orderComments.isHidden, false),
    gt(orderComments.createdAt, writtenAfter),
  )
  const [row] = await tx.db
    .update(orderComments)
    .set({ addition: content, additionImages: [...images], additionTime: tx.clock.now() })
    .where(and(eq(orderComments.id, id), commentsOf(scope), open))
    .returning()
  return row
}

/** Hides a comment of the scope with a reason, or shows it again without one; undefined when it is so already, or missing. */
export async function setHidden(
  tx: Ctx,
  id: number,
  reason: string | undefined,
  scope: Scope,
): Promise<CommentRecord | undefined> {
  const [row] = await tx.db
    .update(orderComments)
    .set(
      reason === undefined
        ? { isHidden: false, hiddenReason: '', hiddenAt: null }
        : { isHidden: true, hiddenReason: reason, hiddenAt: tx.clock.now() },
    )
    .where(and(eq(orderComments.id, id), commentsOf(scope), eq(orderComments.isHidden, reason === undefined)))
    .returning()
  return row
}

/** Removes comments and returns them. */
export async function deleteComments(tx: Ctx, ids: readonly number[]): Promise<CommentRecord[]> {
  return tx.db
    .delete(orderComments)
    .where(inArray(orderComments.id, [...ids]))
    .returning()
}
