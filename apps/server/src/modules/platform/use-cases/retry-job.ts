import { AppError } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { makeJobDue } from '../data/operations/job.repo.ts'

/** Makes an open job due now. Refuses with `record.missing` for one that is done, running or unknown. */
export async function retryJob(ctx: Ctx, id: number): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    const now = tx.clock.now()
    const job = await makeJobDue(tx, id, now)
    if (job === undefined) throw new AppError('record.missing')
    await audit(tx, {
      action: 'job.retry',
      subjectType: 'job',
      subjectId: id,
      subjectName: job.kind,
      before: job,
      after: { ...job, runAt: now },
    })
    return { id }
  })
}
