import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'

/** Events and recurring jobs that were due by the old time stay due by the new one. */
export async function makeDueAgain(tx: Ctx, before: Date, after: Date): Promise<void> {
  await tx.db.execute(
    sql`update outbox_events set next_at = ${after} where done_at is null and next_at > ${after} and next_at <= ${before}`,
  )
  await tx.db.execute(
    sql`update outbox_deliveries set next_at = ${after} where next_at > ${after} and next_at <= ${before}`,
  )
  await tx.db.execute(
    sql`update jobs set run_at = ${after} where done_at is null and run_at > ${after} and (run_at <= ${before} or dedupe = 'recurring')`,
  )
}
