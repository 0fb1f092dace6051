import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { stores } from './store.table.ts'

/** Adds followers to these stores (`count` may be negative). Rows are locked by id. */
export async function addFollows(tx: Ctx, storeIds: readonly number[], count: number): Promise<void> {
  const these = inArray(stores.id, [...storeIds])
  await tx.db.select({ id: stores.id }).from(stores).where(these).orderBy(stores.id).for('no key update')
  await tx.db
    .update(stores)
    .set({ followCount: sql`${stores.followCount} + ${count}` })
    .where(these)
}

/** What comments add to a store's rating; negative to subtract. */
export interface RatingCounts {
  readonly comments: number
  readonly agree: number
  readonly service: number
  readonly speed: number
}

/** Adds to the counts of comments and stars of a store. */
export async function addRating(tx: Ctx, storeId: number, counts: RatingCounts): Promise<void> {
  await tx.db
    .update(stores)
    .set({
      commentCount: sql`${stores.commentCount} + ${counts.comments}`,
      agreeSum: sql`${stores.agreeSum} + ${counts.agree}`,
      serviceSum: sql`${stores.serviceSum} + ${counts.service}`,
      speedSum: sql`${stores.speedSum} + ${counts.speed}`,
    })
    .where(eq(stores.id, storeId))
}

/** Sets the counts of comments and stars of a store; returns 1 if they differed. */
export async function setRating(tx: Ctx, storeId: number, counts: RatingCounts): Promise<number> {
  const { comments, agree, service, speed } = counts
  const rows = await tx.db
    .update(stores)
    .set({ commentCount: comments, agreeSum: agree, serviceSum: service, speedSum: speed })
    .where(
      and(
        eq(stores.id, storeId),
        sql`(${stores.commentCount}, ${stores.agreeSum}, ${stores.serviceSum}, ${stores.speedSum}) is distinct from
          (${comments}::bigint, ${agree}::bigint, ${service}::bigint, ${speed}::bigint)`,
      ),
    )
    .returning({ id: stores.id })
  return rows.length
}

/** How a store shipped lately. */
export interface LatenessCounts {
  /** Orders that were to be shipped. */
  readonly orders: number
  /** Those that were late, and for how many hours in all. */
  readonly late: number
  readonly hours: number
}

/** Sets how a store shipped lately. */
export async function setLateness(tx: Ctx, storeId: number, counts: LatenessCounts): Promise<void> {
  await tx.db
    .update(stores)
    .set({ dueOrders: counts.orders, lateOrders: counts.late, lateHours: counts.hours })
    .where(
      and(
        eq(stores.id, storeId),
        sql`(${stores.dueOrders}, ${stores.lateOrders}, ${stores.lateHours}) is distinct from
          (${counts.orders}::bigint, ${counts.late}::bigint, ${counts.hours}::bigint)`,
      ),
    )
}
