import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { AppError } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { jobs } from '../../../infra/jobs/job.table.ts'

/** Makes an open job due now. Refuses with `record.missing` for one that is done, running or unknown. */
export async function retryJob(ctx: Ctx, id: number): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    const now = tx.clock.now()
    const [job] = await tx.db
      .update(jobs)
      .set({ runAt: now, lockedUntil: null })
      .where(and(eq(jobs.id, id), isNull(jobs.doneAt), or(isNull(jobs.lockedUntil), lt(jobs.lockedUntil, now))))
      .returning({ kind: jobs.kind, dedupe: jobs.dedupe })
    if (job === undefined) throw new AppError('record.missing')
    await audit(tx, { action: 'job.retry', subjectType: 'job', subjectId: id, after: job })
    return { id }
  })
}
