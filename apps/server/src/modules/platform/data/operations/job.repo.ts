import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { jobs } from '../../../../infra/jobs/job.table.ts'

/** Makes an open job due now and returns it as it was; undefined for one that is done, running or unknown. */
export async function makeJobDue(
  tx: Ctx,
  id: number,
  now: Date,
): Promise<{ readonly kind: string; readonly dedupe: string; readonly runAt: Date } | undefined> {
  const open = and(eq(jobs.id, id), isNull(jobs.doneAt), or(isNull(jobs.lockedUntil), lt(jobs.lockedUntil, now)))
  const [before] = await tx.db
    .select({ kind: jobs.kind, dedupe: jobs.dedupe, runAt: jobs.runAt })
    .from(jobs)
    .where(open)
    .for('update')
  if (before !== undefined) await tx.db.update(jobs).set({ runAt: now, lockedUntil: null }).where(eq(jobs.id, id))
  return before
}
