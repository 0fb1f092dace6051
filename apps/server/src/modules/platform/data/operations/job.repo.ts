import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { jobs } from '../../../../infra/jobs/job.table.ts'

/** Makes an open job due now; undefined for one that is done, running or unknown. */
export async function makeJobDue(
  tx: Ctx,
  id: number,
  now: Date,
): Promise<{ readonly kind: string; readonly dedupe: string } | undefined> {
  const [job] = await tx.db
    .update(jobs)
    .set({ runAt: now, lockedUntil: null })
    .where(and(eq(jobs.id, id), isNull(jobs.doneAt), or(isNull(jobs.lockedUntil), lt(jobs.lockedUntil, now))))
    .returning({ kind: jobs.kind, dedupe: jobs.dedupe })
  return job
}
