import { audit } from '../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import type { Lease } from '../../../infra/jobs/jobs.ts'
import { partOf, type SheetJobRow } from '../data/sheet-job.queries.ts'
import { advance } from '../data/sheet-job.repo.ts'
import { keepFaults } from './check-sheet.ts'
import type { ImportRules } from './kinds/import-rules.ts'
import { RunOver, renewing } from './run-ended.ts'

/**
 * Takes back what an import changed, the last unit first, each in one transaction with how far the undo is. Records that
 * an order or a person touched since stay and are named.
 */
export async function takeBackFile(
  ctx: Ctx<SellerActor>,
  begun: SheetJobRow,
  rules: ImportRules,
  lease: Lease,
): Promise<void> {
  const renew = renewing(lease)
  let job = begun
  while (job.done < job.undoParts) {
    await renew()
    const entry = await partOf(ctx, job.id, 'undo', job.undoParts - job.done)
    if (entry === undefined) throw new Error(`sheet ${job.id} lacks an entry of its undo`)
    job = await transact(ctx, async tx => {
      const { undone, kept, keptRows = kept.length } = await rules.undo(tx, entry)
      const step = { done: 1, undone, kept: keptRows, ...(await keepFaults(tx, job, kept)) }
      const moved = await advance(tx, job, step)
      if (moved === undefined) throw new RunOver()
      return moved
    })
  }
  await transact(ctx, async tx => {
    const ended = await advance(tx, job, {}, { state: 'undone', endedAt: tx.clock.now() })
    if (ended === undefined) throw new RunOver()
    const { id, name, applied, undone, kept } = ended
    await audit(tx, {
      action: 'sheet_job.update',
      subjectType: 'sheet_job',
      subjectId: id,
      subjectName: name,
      before: { applied },
      after: { applied: applied - undone, undone, kept },
    })
  })
}
