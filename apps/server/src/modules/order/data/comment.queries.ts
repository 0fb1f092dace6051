import { goodsCommentsCall, ownCommentsCall } from '@shiji/contract/order/comment.buyer.calls.ts'
import { adminCommentsCall, sellerCommentsCall } from '@shiji/contract/order/comment.calls.ts'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { Scope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import type { ParsedList } from '../../../records/list.ts'
import { far, listOf } from '../../../records/list-of.ts'
import { inOrder, listCondition, pageIds } from '../../../records/list-sql.ts'
import { users } from '../../identity/index.ts'
import { stores } from '../../store/index.ts'
import { orderComments, orderGoods, orders } from './order.table.ts'

const GOOD = 4
const BAD = 2

/** good, medium or bad by the stars for the goods, with the same limits as the goods' counters. */
const mood = sql`case when ${orderComments.score} >= ${sql.raw(String(GOOD))} then 'good'
  when ${orderComments.score} <= ${sql.raw(String(BAD))} then 'bad' else 'medium' end`
const hasImage = sql`(cardinality(${orderComments.images}) > 0)`

const sorts = { id: orderComments.id, created_at: orderComments.createdAt, score: orderComments.score }

export const goodsCommentList = listOf(goodsCommentsCall, { ...sorts, type: mood, has_image: hasImage })
export const buyerCommentList = listOf(ownCommentsCall, { ...sorts, type: mood, order_id: orderComments.orderId })

const columns = {
  type: mood,
  order_id: orderComments.orderId,
  created_at: orderComments.createdAt,
  id: orderComments.id,
  goods_id: orderComments.goodsId,
  goods_name: far(
    sql`l.name`,
    matches => sql`${orderComments.orderGoodsId} in (select l.id from order_goods l where ${matches})`,
  ),
  nickname: far(
    sql`u.nickname`,
    matches => sql`${orderComments.userId} in (select u.id from users u where ${matches})`,
  ),
  order_no: far(
    sql`o.order_no`,
    matches => sql`${orderComments.orderId} in (select o.id from orders o where ${matches})`,
  ),
  score: orderComments.score,
  content: orderComments.content,
  has_image: hasImage,
  is_auto: orderComments.isAuto,
  is_replied: sql`(${orderComments.reply} <> '')`,
}
/** Columns of GET /Seller/order_comments. */
export const sellerCommentList = listOf(sellerCommentsCall, columns)
/** A comment with the facts of order, goods, buyer and store that its row shows. */
export const adminCommentList = listOf(adminCommentsCall, { ...columns, store_id: orderComments.storeId })

/** A comment with what its row shows of order, goods, buyer and store. */
export type CommentRecord = typeof orderComments.$inferSelect & {
  readonly orderNo: string
  readonly goodsName: string
  readonly goodsNameEn: string
  readonly goodsImage: string
  readonly skuName: string
  readonly skuNameEn: string
  readonly nickname: string
  readonly avatar: string
  readonly storeName: string
}

/** The comments of a scope. */
export const commentsOf = (scope: Scope): SQL | undefined =>
  inScope(scope, { buyer: orderComments.userId, store: orderComments.storeId })

export interface CommentPage {
  readonly rows: readonly CommentRecord[]
  readonly total: number
}

/** One page of the comments on goods, which everyone may read. */
export const commentPage = (ctx: Ctx, list: ParsedList, scope: Scope): Promise<CommentPage> =>
  readPage(ctx, list, commentsOf(scope))

/** One page of the comments on goods, which everybody reads. */
export const goodsCommentPage = (ctx: Ctx, list: ParsedList, goodsId: number): Promise<CommentPage> =>
  readPage(ctx, list, eq(orderComments.goodsId, goodsId))

async function readPage(ctx: Ctx, list: ParsedList, own: SQL | undefined): Promise<CommentPage> {
  const where = listCondition(list, own)
  const { ids, total } = await pageIds(ctx, orderComments, orderComments.id, list, where)
  return { rows: inOrder(ids, ids.length === 0 ? [] : await read(ctx, inArray(orderComments.id, ids))), total }
}

/** One comment of a scope; undefined for a foreign or missing one. */
export async function commentOf(ctx: Ctx, id: number, scope: Scope): Promise<CommentRecord | undefined> {
  const [row] = await read(ctx, and(eq(orderComments.id, id), commentsOf(scope)))
  return row
}

/** How many comments of each kind a product has, for the tabs of its page. */
export async function commentCounts(ctx: Ctx, goodsId: number): Promise<Record<string, number>> {
  const [row] = await ctx.db
    .select({
      all: sql<string>`count(*)`,
      good: sql<string>`count(*) filter (where ${mood} = 'good')`,
      medium: sql<string>`count(*) filter (where ${mood} = 'medium')`,
      bad: sql<string>`count(*) filter (where ${mood} = 'bad')`,
      with_image: sql<string>`count(*) filter (where ${hasImage})`,
    })
    .from(orderComments)
    .where(eq(orderComments.goodsId, goodsId))
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, count]) => [name, Number(count)]))
}

async function read(ctx: Ctx, where: SQL | undefined): Promise<CommentRecord[]> {
  const rows = await ctx.db
    .select({
      comment: orderComments,
      orderNo: orders.orderNo,
      goodsName: orderGoods.name,
      goodsNameEn: orderGoods.nameEn,
      goodsImage: orderGoods.image,
      skuName: orderGoods.skuName,
      skuNameEn: orderGoods.skuNameEn,
      nickname: users.nickname,
      avatar: users.avatar,
      storeName: stores.name,
    })
    .from(orderComments)
    .innerJoin(orders, eq(orders.id, orderComments.orderId))
    .innerJoin(orderGoods, eq(orderGoods.id, orderComments.orderGoodsId))
    .innerJoin(users, eq(users.id, orderComments.userId))
    .innerJoin(stores, eq(stores.id, orderComments.storeId))
    .where(where)
    .orderBy(desc(orderComments.id))
  return rows.map(({ comment, ...names }) => ({ ...comment, ...names }))
}
