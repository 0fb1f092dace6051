import { EXPORT_LIMITS } from '@shiji/contract/platform/table-export.ts'
import { detectLocale } from '@shiji/i18n/locale.ts'
import { AppError } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import type { JobPayload, Lease } from '../../../infra/jobs/jobs.ts'
import { actingAs } from '../../../infra/scope.ts'
import { walkList } from '../../../records/list-walk.ts'
import { beginRun, type ExportRun, failRun, finishRun, keepPart, keepTotal } from '../data/lists/table-export.repo.ts'
import type { DeskActor } from '../data/lists/table-view.queries.ts'
import { inSnapshot } from '../data/operations/snapshot.ts'
import { exportList, listOf } from './export-query.ts'

/** Maximum runs of one export, in case it kills its process each time. */
const MOST_RUNS = 3

/** The job was taken by another process, or this one is stopping. */
class LeaseGone extends Error {}

/**
 * Collects an export with the rights that the person has now, in one snapshot. Safe to run twice: the later run
 * restarts and the earlier one's rows are discarded. A refusal ends it with its reason, an error is retried.
 */
export async function runExport(ctx: Ctx, payload: JobPayload, lease: Lease): Promise<void> {
  const run = await beginRun(ctx, Number(payload.export_id))
  if (run === undefined) return
  try {
    if (run.run > MOST_RUNS) throw new AppError('request.fault')
    await gather(ctx, run, lease)
  } catch (error) {
    const isLast = run.run >= MOST_RUNS && !(error instanceof LeaseGone)
    if (error instanceof AppError) return failRun(ctx, run, error)
    if (isLast) await failRun(ctx, run, new AppError('request.fault'))
    throw error
  }
}

async function gather(ctx: Ctx, run: ExportRun, lease: Lease): Promise<void> {
  const desk = await atDesk(ctx, run)
  const call = listOf(desk, run.page)
  const list = exportList(call, run.query)
  const isWhole = await inSnapshot(desk, async snapshot => {
    let texts: string[] = []
    let rows = 0
    let total: number | undefined
    const keep = async () => {
      const text = `[${texts.join()}]`
      const count = rows
      texts = []
      rows = 0
      return keepPart(ctx, run, text, count)
    }
    for await (const page of walkList(snapshot, call, list, EXPORT_LIMITS.rows)) {
      if (total === undefined && !(await keepTotal(ctx, run, page.total))) return false
      total = page.total
      if (page.rows > 0) texts.push(page.text)
      rows += page.rows
      if (rows < EXPORT_LIMITS.partRows) continue
      if (!(await lease.renew())) throw new LeaseGone('the export was taken by another process, or this one stops')
      if (!(await keep())) return false
    }
    return rows === 0 || keep()
  })
  if (isWhole) await finish(desk, run)
}

/**
 * The context of the current actor who requested it. Refuses with `permission.denied` if there is no such actor any
 * more.
 */
async function atDesk(ctx: Ctx, run: ExportRun): Promise<Ctx<DeskActor>> {
  const actor = await ctx.ports.deskActors.of(ctx, run)
  if (actor === undefined) throw new AppError('permission.denied')
  return actingAs({ ...ctx, area: actor.kind, locale: detectLocale(run.locale, []), ip: run.ip }, actor)
}

/** Writes the audit entry, who took what from the shop and how much, in the export's last step. */
async function finish(desk: Ctx<DeskActor>, run: ExportRun): Promise<void> {
  await transact(desk, async tx => {
    const ended = await finishRun(tx, run)
    if (ended === undefined) return
    const after = { page: run.page, query: JSON.parse(run.query), rows: ended.done }
    await audit(tx, { action: 'export.run', subjectType: 'export', subjectId: run.id, after })
  })
}
