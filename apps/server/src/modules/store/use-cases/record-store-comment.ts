import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { stores } from '../data/store.table.ts'

/** Stars of one comment, 1 to 5 each. */
export interface StoreStars {
  readonly agree: number
  readonly service: number
  readonly speed: number
}

/** Adds the stars of a comment to the store's rating. Call it once per comment, in the transaction that keeps the comment. */
export async function recordStoreComment(tx: Ctx, storeId: number, stars: StoreStars): Promise<void> {
  await tx.db
    .update(stores)
    .set({
      commentCount: sql`${stores.commentCount} + 1`,
      agreeSum: sql`${stores.agreeSum} + ${stars.agree}`,
      serviceSum: sql`${stores.serviceSum} + ${stars.service}`,
      speedSum: sql`${stores.speedSum} + ${stars.speed}`,
    })
    .where(eq(stores.id, storeId))
}
