import { SHEET_KINDS } from '@shiji/contract/exchange/sheet.words.ts'
import { detectLocale } from '@shiji/i18n/locale.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../infra/context.ts'
import type { JobPayload, Lease } from '../../../infra/jobs/jobs.ts'
import { actingAs } from '../../../infra/scope.ts'
import type { DeskActor, SheetJobRow } from '../data/sheet-job.queries.ts'
import { advance, beginRun, countFailure, failRun } from '../data/sheet-job.repo.ts'
import { applyFile } from './apply-sheet.ts'
import { checkFile } from './check-sheet.ts'
import { type GoodsValidators, goodsRules } from './kinds/goods-rules.ts'
import type { ImportRules } from './kinds/import-rules.ts'
import { priceRules } from './kinds/price-rules.ts'
import { stockRules } from './kinds/stock-rules.ts'
import { LeaseGone, RunOver } from './run-ended.ts'
import { mayChange, maySee, refuseUnless } from './sheet-access.ts'
import { takeBackFile } from './take-back-sheet.ts'
import { writeFile } from './write-sheet.ts'

/** Runs of a job that may end with an error one after the other, without any progress. */
const MOST_FAILURES = 3

/**
 * Goes on with an import or export from its last step, with the rights that the person has now. A run whose process dies
 * is gone on with by another one: what a step changed and how far it is are one transaction. A refusal ends the job
 * with its reason; an error is retried.
 */
export const sheetRunner =
  (validators: GoodsValidators) =>
  async (ctx: Ctx, payload: JobPayload, lease: Lease): Promise<void> => {
    const rules = [goodsRules(validators), stockRules, priceRules(validators)]
    const job = await beginRun(ctx, Number(payload.sheet_job_id), [
      'waiting',
      'checking',
      'applying',
      'writing',
      'undoing',
    ])
    if (job === undefined) return
    try {
      await goOn(await atDesk(ctx, job), job, rules, lease)
    } catch (error) {
      if (error instanceof RunOver) return
      if (error instanceof AppError) return failRun(ctx, job, error)
      const isLast = !(error instanceof LeaseGone) && (await countFailure(ctx, job)) >= MOST_FAILURES
      if (isLast) await failRun(ctx, job, new AppError('request.fault'))
      throw error
    }
  }

async function goOn(
  desk: Ctx<DeskActor>,
  job: SheetJobRow,
  allRules: readonly ImportRules[],
  lease: Lease,
): Promise<void> {
  const kind = SHEET_KINDS.find(each => each === job.kind) ?? 'goods'
  if (job.direction === 'export') {
    refuseUnless(maySee(desk.actor, kind))
    return writeFile(desk, await stepTo(desk, job, 'writing'), kind, lease)
  }
  refuseUnless(mayChange(desk.actor, kind))
  const rules = allRules.find(each => each.kind === kind)
  if (!isSeller(desk) || rules === undefined) throw new AppError('permission.denied')
  if (job.state === 'applying') return applyFile(desk, job, rules, lease)
  if (job.state === 'undoing') return takeBackFile(desk, job, rules, lease)
  return checkFile(desk, await stepTo(desk, job, 'checking'), rules, lease)
}

const isSeller = (ctx: Ctx<DeskActor>): ctx is Ctx<SellerActor> => ctx.actor.kind === 'seller'

/** The job in that state, which it enters when it was waiting. */
async function stepTo(ctx: Ctx, job: SheetJobRow, state: 'writing' | 'checking'): Promise<SheetJobRow> {
  if (job.state === state) return job
  const moved = await advance(ctx, job, {}, { state })
  if (moved === undefined) throw new RunOver()
  return moved
}

/** The context of the current actor who asked. Refuses with `permission.denied` if there is no such actor any more. */
async function atDesk(ctx: Ctx, job: SheetJobRow): Promise<Ctx<DeskActor>> {
  const actor = await ctx.ports.deskActors.of(ctx, job)
  if (actor === undefined) throw new AppError('permission.denied')
  return actingAs({ ...ctx, area: actor.kind, locale: detectLocale(job.locale, []), ip: job.ip }, actor)
}
