import { sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'

/**
 * Makes transactions that name the same thing wait for each other, until this one ends. For limits on numbers of rows.
 */
export async function lockFor(tx: Ctx, thing: string): Promise<void> {
  if (!tx.inTransaction) throw new Error(`a lock for ${thing} outside of a transaction would be gone at once`)
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${thing}, 0))`)
}
