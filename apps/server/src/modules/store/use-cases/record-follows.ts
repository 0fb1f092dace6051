import { inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { stores } from '../data/store.table.ts'

/** Counts one follower more of these stores, or one fewer (`times` −1), in the transaction that keeps or lets go. Rows are locked by id. */
export async function recordFollows(tx: Ctx, storeIds: readonly number[], times: 1 | -1): Promise<void> {
  if (storeIds.length === 0) return
  const these = inArray(stores.id, [...storeIds])
  await tx.db.select({ id: stores.id }).from(stores).where(these).orderBy(stores.id).for('no key update')
  await tx.db
    .update(stores)
    .set({ followCount: sql`${stores.followCount} + ${times}` })
    .where(these)
}
