import { LATENESS } from '@shiji/contract/store/lateness.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { Scope, StoreScope } from '../../../infra/scope.ts'
import type { CommentTotals } from '../../catalog/index.ts'
import type { LatenessCounts } from '../../store/index.ts'
import { commentsOf } from './comment.queries.ts'
import type { CommentRecord } from './comment.repo.ts'
import { ordersOf } from './order.queries.ts'
import { orderComments, orders } from './order.table.ts'

/** Written comments whose mark differs from what it must be: visible ones are counted, hidden ones are not. */
const wrong = and(eq(orderComments.isAuto, false), eq(orderComments.isCounted, orderComments.isHidden))
const corrected = { isCounted: sql<boolean>`not ${orderComments.isHidden}` }

/** Marks a comment of the scope as counted, or as not counted, if its mark is wrong; undefined otherwise. */
export async function markCounted(tx: Ctx, id: number, scope: Scope): Promise<CommentRecord | undefined> {
  const [row] = await tx.db
    .update(orderComments)
    .set(corrected)
    .where(and(eq(orderComments.id, id), commentsOf(scope), wrong))
    .returning()
  return row
}

/** The same for all comments of a store. */
export async function markAllCounted(tx: Ctx, scope: StoreScope): Promise<void> {
  await tx.db
    .update(orderComments)
    .set(corrected)
    .where(and(commentsOf(scope), wrong))
}

const sumOf = (value: SQL) => sql<string>`sum(${value})`
const countOf = (condition: SQL) => sql<string>`count(*) filter (where ${condition})`

/** What the counted comments of a store add up to, by goods. */
export async function totalsOf(tx: Ctx, scope: StoreScope): Promise<CommentTotals[]> {
  const rows = await tx.db
    .select({
      goodsId: orderComments.goodsId,
      comments: sql<string>`count(*)`,
      score: sumOf(sql`${orderComments.score}`),
      good: countOf(sql`${orderComments.score} >= 4`),
      bad: countOf(sql`${orderComments.score} <= 2`),
      withPictures: countOf(sql`cardinality(${orderComments.images}) > 0`),
      agree: sumOf(sql`${orderComments.agree}`),
      service: sumOf(sql`${orderComments.service}`),
      speed: sumOf(sql`${orderComments.speed}`),
    })
    .from(orderComments)
    .where(and(commentsOf(scope), eq(orderComments.isAuto, false), eq(orderComments.isCounted, true)))
    .groupBy(orderComments.goodsId)
  return rows.map(({ goodsId, ...sums }) => ({
    goodsId,
    comments: Number(sums.comments),
    score: Number(sums.score),
    good: Number(sums.good),
    bad: Number(sums.bad),
    withPictures: Number(sums.withPictures),
    agree: Number(sums.agree),
    service: Number(sums.service),
    speed: Number(sums.speed),
  }))
}

const shipBy = sql`${orders.payTime} + make_interval(hours => ${orders.shipHours})`

/**
 * How a store shipped lately: its paid orders of `LATENESS.days` that were shipped or whose time to ship is over, with
 * the whole hours between that time and the last parcel, or now.
 */
export async function latenessOf(tx: Ctx, scope: StoreScope): Promise<LatenessCounts> {
  const now = tx.clock.now()
  const hours = sql<number>`greatest(0, floor(extract(epoch from coalesce(${orders.deliveryTime}, ${now}) - (${shipBy})) / 3600))`
  const due = tx.db
    .select({ hours: hours.as('hours') })
    .from(orders)
    .where(
      and(
        ordersOf(scope),
        sql`${orders.payTime} >= ${new Date(now.getTime() - LATENESS.days * DAY)}`,
        sql`(${orders.deliveryTime} is not null or (${orders.status} = 'waiting_delivery' and ${shipBy} <= ${now}))`,
      ),
    )
    .as('due')
  const [row] = await tx.db
    .select({
      orders: sql<string>`count(*)`,
      late: sql<string>`count(*) filter (where ${due.hours} >= 1)`,
      hours: sql<string>`coalesce(sum(least(${due.hours}, ${LATENESS.hoursMax})), 0)`,
    })
    .from(due)
  return { orders: Number(row?.orders ?? 0), late: Number(row?.late ?? 0), hours: Number(row?.hours ?? 0) }
}
