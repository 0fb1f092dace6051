import type { Ctx } from '../../../infra/context.ts'
import { addFollows } from '../data/store-counts.repo.ts'

/** Counts one follower more of these stores, or one fewer (`times` −1), in the transaction that keeps or lets go. Rows are locked by id. */
export async function recordFollows(tx: Ctx, storeIds: readonly number[], times: 1 | -1): Promise<void> {
  if (storeIds.length > 0) await addFollows(tx, storeIds, times)
}
