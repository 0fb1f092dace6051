import { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { withdrawAll } from '../../../infra/jobs/jobs.ts'
import { idsOf } from '../../../records/ids.ts'
import { deleteOwnExports } from '../data/lists/kept-export.repo.ts'
import type { DeskActor } from '../data/lists/table-view.queries.ts'
import { EXPORT_JOB } from './ask-export.ts'

/** Deletes exports of the actor with their rows, all of them or none; a running one stops at its next part. */
export function deleteExports(ctx: Ctx<DeskActor>, text: string): Promise<{ deleted: number }> {
  const ids = idsOf(text)
  return transact(ctx, async tx => {
    const deleted = await deleteOwnExports(tx, ids)
    if (deleted !== ids.length) throw new AppError('record.missing')
    await withdrawAll(tx, EXPORT_JOB, ids.map(String))
    return { deleted }
  })
}
