import type { Ctx } from '../../../infra/context.ts'
import { addRating } from '../data/store-counts.repo.ts'

/** Stars of one comment, 1 to 5 each. */
export interface StoreStars {
  readonly agree: number
  readonly service: number
  readonly speed: number
}

/**
 * Adds the stars of a comment to the store's rating, or subtracts those of a removed one (`times` −1). Call it once per
 * comment and once per removal.
 */
export async function recordStoreComment(
  tx: Ctx,
  storeId: number,
  stars: StoreStars,
  times: 1 | -1 = 1,
): Promise<void> {
  await addRating(tx, storeId, {
    comments: times,
    agree: stars.agree * times,
    service: stars.service * times,
    speed: stars.speed * times,
  })
}
