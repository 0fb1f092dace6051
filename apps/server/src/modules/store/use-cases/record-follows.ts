import type { Ctx } from '../../../infra/context.ts'
import { addFollows } from '../data/store-counts.repo.ts'

/**
 * Adds `times` (1 or −1) to the follower count of these stores, in the transaction that adds or removes favourites.
 * Rows are locked by id.
 */
export async function recordFollows(tx: Ctx, storeIds: readonly number[], times: 1 | -1): Promise<void> {
  if (storeIds.length > 0) await addFollows(tx, storeIds, times)
}
