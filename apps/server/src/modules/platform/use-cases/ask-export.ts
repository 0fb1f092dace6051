import { EXPORT_LIMITS, type TableExport, type TableExportInput } from '@shiji/contract/platform/table-export.ts'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { lockFor } from '../../../infra/database/lock-for.ts'
import { transact } from '../../../infra/database/transact.ts'
import { enqueue } from '../../../infra/jobs/jobs.ts'
import { countExports, insertExport } from '../data/lists/kept-export.repo.ts'
import { presentExport } from '../data/lists/table-export.queries.ts'
import { type DeskActor, deskOf } from '../data/lists/table-view.queries.ts'
import { exportList, listOf } from './export-query.ts'

/** Job that collects the rows of an export. */
export const EXPORT_JOB = 'platform.export'

/**
 * Requests all rows of a list in the background (reference ux 37). Refuses an unknown page, filters that the list
 * itself refuses, `permission.denied` without the list's permission, and `export.full` past 10 unexpired exports of a
 * person.
 */
export async function askExport(ctx: Ctx<DeskActor>, input: TableExportInput): Promise<TableExport> {
  if (ctx.ports.listCalls.of(ctx.actor.kind, input.page) === undefined) {
    throw new InvalidInput([{ field: 'page', key: 'refusal.not_a_choice' }])
  }
  const call = listOf(ctx, input.page)
  // Some lists know the valid filters only when they read.
  await call.read(ctx, { ...exportList(call, input.query), page: 1, perPage: 1 })
  return transact(ctx, async tx => {
    const desk = deskOf(tx)
    await lockFor(tx, `exports:${desk.area}:${desk.accountId}:${desk.storeId}`)
    if ((await countExports(tx)) >= EXPORT_LIMITS.perPerson) {
      throw new AppError('export.full', { limit: EXPORT_LIMITS.perPerson })
    }
    const now = tx.clock.now()
    const id = await tx.ids.next()
    const row = await insertExport(tx, {
      ...desk,
      id,
      page: input.page,
      name: input.name,
      query: input.query,
      columns: input.columns ?? null,
      locale: tx.locale,
      ip: tx.ip,
      createdAt: now,
      expiresAt: new Date(now.getTime() + EXPORT_LIMITS.keepMs),
    })
    await enqueue(tx, { kind: EXPORT_JOB, dedupe: String(id), payload: { export_id: id }, runAt: now })
    return presentExport(tx, row)
  })
}
