import { audit } from '../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import type { Lease } from '../../../infra/jobs/jobs.ts'
import type { SheetJobRow } from '../data/sheet-job.queries.ts'
import { advance, insertPart } from '../data/sheet-job.repo.ts'
import { keepFaults } from './check-sheet.ts'
import type { ImportRules } from './kinds/import-rules.ts'
import { loadRefs } from './kinds/load-refs.ts'
import { unitsOf } from './read-sheet-file.ts'
import { RunOver, renewing } from './run-ended.ts'

/**
 * Applies a file unit by unit, each in one transaction with what takes it back and how far the import is: a run that
 * dies leaves whole units, and the next one applies none of them twice. Rows that became wrong since the check are left
 * out and named.
 */
export async function applyFile(
  ctx: Ctx<SellerActor>,
  begun: SheetJobRow,
  rules: ImportRules,
  lease: Lease,
): Promise<void> {
  const renew = renewing(lease)
  const refs = await loadRefs(ctx, ctx.locale)
  let job = begun
  for await (const unit of unitsOf(ctx, rules, { source: job.source ?? '', done: job.done })) {
    await renew()
    job = await transact(ctx, async tx => {
      const { undo, ...result } = await rules.apply(tx, unit, { refs, name: job.name, pending: 0 })
      const { wrongRows, applied, unchanged } = result
      if (undo !== undefined) await insertPart(tx, job.id, 'undo', job.undoParts + 1, JSON.stringify(undo))
      const faults = await keepFaults(tx, job, result.faults)
      const step = { wrongRows, applied, unchanged, ...faults, undoParts: undo === undefined ? 0 : 1 }
      const moved = await advance(tx, job, step, { done: unit.end })
      if (moved === undefined) throw new RunOver()
      return moved
    })
  }
  await finish(ctx, job)
}

/** Ends an import with the audit entry that says what it did. */
async function finish(ctx: Ctx<SellerActor>, job: SheetJobRow): Promise<void> {
  await transact(ctx, async tx => {
    const ended = await advance(tx, job, {}, { state: 'done', endedAt: tx.clock.now() })
    if (ended === undefined) throw new RunOver()
    const { id, kind, direction, name, rows, applied, unchanged, wrongRows } = ended
    const after = { kind, direction, name, rows, applied, unchanged, wrong_rows: wrongRows }
    await audit(tx, { action: 'sheet_job.run', subjectType: 'sheet_job', subjectId: id, after })
  })
}
