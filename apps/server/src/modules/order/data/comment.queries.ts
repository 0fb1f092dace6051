import { goodsCommentsCall, ownCommentsCall } from '@shiji/contract/order/comment.buyer.calls.ts'
import { adminCommentsCall, sellerCommentsCall } from '@shiji/contract/order/comment.calls.ts'
import { REVIEW_TAGS } from '@shiji/contract/order/review-tags.ts'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { Scope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import type { ParsedList } from '../../../records/list.ts'
import { either, far, listOf } from '../../../records/list-of.ts'
import { inOrder, isOneOf, isOneOfTexts, listConditionByIds, pageIds } from '../../../records/list-sql.ts'
import { byGoodsNamed } from '../../catalog/index.ts'
import { peopleNamed, users } from '../../identity/index.ts'
import { storeNames } from '../../store/index.ts'
import { HANDLED_AT, orderComments, orderGoods, orders } from './order.table.ts'

const GOOD = 4
const BAD = 2

/** good, medium or bad by the stars for the goods, with the same limits as the goods' counters. */
const mood = sql`case when ${orderComments.score} >= ${sql.raw(String(GOOD))} then 'good'
  when ${orderComments.score} <= ${sql.raw(String(BAD))} then 'bad' else 'medium' end`
const hasImage = sql`(cardinality(${orderComments.images}) > 0)`

const sorts = { id: orderComments.id, created_at: orderComments.createdAt, score: orderComments.score }

export const goodsCommentList = listOf(goodsCommentsCall, {
  ...sorts,
  type: mood,
  has_image: hasImage,
  is_auto: orderComments.isAuto,
  tag: far(sql`''`, (_condition, tags) => sql`${orderComments.tags} && ${sql.param(tags)}::text[]`),
})
export const buyerCommentList = listOf(ownCommentsCall, { ...sorts, type: mood, order_id: orderComments.orderId })

const nameOfLine = either(sql`l.name`, sql`l.name_en`)
const onLines = (matches: SQL): SQL =>
  sql`(${orderComments.storeId}, ${orderComments.orderGoodsId}) in (select l.store_id, l.id from order_goods l where ${matches})`

// With the store on both sides, a store's list reads the orders of that store only.
const columns = {
  type: mood,
  order_id: orderComments.orderId,
  created_at: orderComments.createdAt,
  id: orderComments.id,
  goods_id: orderComments.goodsId,
  goods_name: far(
    nameOfLine,
    onLines,
    byGoodsNamed(async ({ ids, names, isRenamed }) => {
      const lines = sql`${isOneOf(sql`l.goods_id`, ids)} and ${isOneOfTexts(nameOfLine, names)}`
      return and(isOneOf(orderComments.goodsId, ids), (await isRenamed()) ? onLines(lines) : undefined)
    }),
  ),
  nickname: far(
    sql`u.nickname`,
    matches => sql`${orderComments.userId} in (select u.id from users u where ${matches})`,
    peopleNamed(orderComments.userId),
  ),
  order_no: far(
    sql`o.order_no`,
    matches =>
      sql`(${orderComments.storeId}, ${orderComments.orderId}) in (select o.store_id, o.id from orders o where ${matches})`,
  ),
  score: orderComments.score,
  handled_at: sql.raw(HANDLED_AT),
  content: orderComments.content,
  has_image: hasImage,
  is_auto: orderComments.isAuto,
  is_replied: sql`(${orderComments.reply} <> '')`,
  is_hidden: orderComments.isHidden,
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

/**
 * One page of the comments on goods, which everybody reads: in whatever order, those in the reader's language first.
 * Comments of the timer only where the list names them.
 */
export function goodsCommentPage(ctx: Ctx, list: ParsedList, goodsId: number): Promise<CommentPage> {
  const isNamed = list.filters.some(({ field }) => field.column === orderComments.isAuto)
  const written = isNamed ? undefined : eq(orderComments.isAuto, false)
  const mine = { column: sql`(${orderComments.locale} = ${ctx.locale})`, order: 'desc' } as const
  return readPage(ctx, { ...list, sorts: [mine, ...list.sorts] }, and(shownOf(goodsId), written))
}

/** The comments on goods that the platform has not hidden. */
const shownOf = (goodsId: number): SQL | undefined =>
  and(eq(orderComments.goodsId, goodsId), eq(orderComments.isHidden, false))

async function readPage(ctx: Ctx, list: ParsedList, own: SQL | undefined): Promise<CommentPage> {
  const where = await listConditionByIds(ctx, list, own)
  const { ids, total } = await pageIds(ctx, orderComments, orderComments.id, list, where)
  return { rows: inOrder(ids, ids.length === 0 ? [] : await read(ctx, inArray(orderComments.id, ids))), total }
}

/** One comment of a scope; undefined for a foreign or missing one. */
export async function commentOf(ctx: Ctx, id: number, scope: Scope): Promise<CommentRecord | undefined> {
  const [row] = await read(ctx, and(eq(orderComments.id, id), commentsOf(scope)))
  return row
}

const counted = (of: SQL) => sql<string>`count(*) filter (where not ${orderComments.isAuto} and ${of})`

const TAG_COUNTS = Object.fromEntries(
  REVIEW_TAGS.map(tag => [`tag_${tag}`, counted(sql`${tag} = any(${orderComments.tags})`)] as const),
)

/** How many comments of each kind a product has, for the tabs of its page; those of the timer only in `auto`, and only tags that occur. */
export async function commentCounts(ctx: Ctx, goodsId: number): Promise<Record<string, number>> {
  const [row] = await ctx.db
    .select({
      all: counted(sql`true`),
      good: counted(sql`${mood} = 'good'`),
      medium: counted(sql`${mood} = 'medium'`),
      bad: counted(sql`${mood} = 'bad'`),
      with_image: counted(hasImage),
      stars_5: counted(sql`${orderComments.score} = 5`),
      stars_4: counted(sql`${orderComments.score} = 4`),
      stars_3: counted(sql`${orderComments.score} = 3`),
      stars_2: counted(sql`${orderComments.score} = 2`),
      stars_1: counted(sql`${orderComments.score} = 1`),
      auto: sql<string>`count(*) filter (where ${orderComments.isAuto})`,
      ...TAG_COUNTS,
    })
    .from(orderComments)
    .where(shownOf(goodsId))
  const counts = Object.entries(row ?? {}).map(([name, count]) => [name, Number(count)] as const)
  return Object.fromEntries(counts.filter(([name, count]) => count > 0 || !name.startsWith('tag_')))
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
    })
    .from(orderComments)
    .innerJoin(orders, eq(orders.id, orderComments.orderId))
    .innerJoin(orderGoods, eq(orderGoods.id, orderComments.orderGoodsId))
    .innerJoin(users, eq(users.id, orderComments.userId))
    .where(where)
    .orderBy(desc(orderComments.id))
  const stores = await storeNames(ctx, [...new Set(rows.map(({ comment }) => comment.storeId))])
  return rows.map(({ comment, ...names }) => ({ ...comment, ...names, storeName: stores.get(comment.storeId) ?? '' }))
}
