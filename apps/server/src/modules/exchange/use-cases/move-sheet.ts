import type { SheetAction, SheetState } from '@shiji/contract/exchange/sheet.words.ts'
import { SHEET_KINDS } from '@shiji/contract/exchange/sheet.words.ts'
import { AppError } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { jobOfDesk, type SheetJobRow } from '../data/sheet-job.queries.ts'
import { deleteParts, moveOwnJob } from '../data/sheet-job.repo.ts'
import { sheetActions, sheetMachine, stateOf } from '../domain/sheet-job.machine.ts'
import { runLater } from './ask-sheet.ts'
import { mayChange, maySee, refuseUnless } from './sheet-access.ts'

/** A job of the own desk whose records the person may see; that of others is missing. */
export async function ownJob(ctx: Ctx<SellerActor>, id: number): Promise<SheetJobRow> {
  const job = await jobOfDesk(ctx, id)
  const kind = SHEET_KINDS.find(each => each === job?.kind)
  if (job === undefined || kind === undefined || !maySee(ctx.actor, kind)) throw new AppError('record.missing')
  return job
}

/**
 * Applies a checked import: all of it, or only its right rows. Refuses `sheet.has_wrong_rows` where there are wrong ones
 * and these are not to be left out.
 */
export const applySheet = (ctx: Ctx<SellerActor>, id: number, skipWrong: boolean): Promise<void> =>
  move(ctx, id, 'apply', job => {
    if (job.wrongRows > 0 && !skipWrong) throw new AppError('sheet.has_wrong_rows', { count: job.wrongRows })
    return { skipWrong, done: 0, wrongRows: 0, faults: 0, faultParts: 0 }
  })

/** Ends a job that has changed nothing yet. */
export const cancelSheet = (ctx: Ctx<SellerActor>, id: number): Promise<void> =>
  move(ctx, id, 'cancel', () => ({ endedAt: ctx.clock.now() }))

/** Takes back what an import changed, in the background. */
export const undoSheet = (ctx: Ctx<SellerActor>, id: number): Promise<void> =>
  move(ctx, id, 'undo', job => ({
    // An undo that failed goes on where it stopped.
    ...(job.undone + job.kept > 0 ? {} : { done: 0 }),
    reason: null,
    endedAt: null,
    faults: 0,
    faultParts: 0,
  }))

async function move(
  ctx: Ctx<SellerActor>,
  id: number,
  action: SheetAction,
  changeOf: (job: SheetJobRow) => Partial<SheetJobRow>,
): Promise<void> {
  await transact(ctx, async tx => {
    const job = await ownJob(tx, id)
    const kind = SHEET_KINDS.find(each => each === job.kind) ?? 'goods'
    refuseUnless(job.direction === 'export' || mayChange(tx.actor, kind))
    const from = stateOf(job.state)
    const { direction } = job
    const actions = sheetActions({ state: from, direction, applied: job.applied - job.undone })
    if (!actions.includes(action)) throw new AppError('sheet.state_changed')
    const state: SheetState = sheetMachine.target(action)
    const moved = await moveOwnJob(tx, id, [from], { ...changeOf(job), state })
    if (moved === undefined) throw new AppError('sheet.state_changed')
    if (action !== 'cancel') {
      await deleteParts(tx, id, 'fault')
      await runLater(tx, moved)
    }
    await audit(tx, {
      action: 'sheet_job.update',
      subjectType: 'sheet_job',
      subjectId: id,
      subjectName: job.name,
      before: { state: from },
      after: { state },
    })
  })
}
