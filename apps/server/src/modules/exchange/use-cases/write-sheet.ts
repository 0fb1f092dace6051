import { SHEET_COLUMNS, type SheetColumnName, type SheetKind } from '@shiji/contract/exchange/sheet.words.ts'
import { SHEET_LIMITS } from '@shiji/contract/exchange/sheet-job.ts'
import { translate } from '@shiji/i18n/server.ts'
import { csvLine, shutCell } from '@shiji/kit/text/csv.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import type { Lease } from '../../../infra/jobs/jobs.ts'
import { inSnapshot } from '../../platform/index.ts'
import type { DeskActor, SheetJobRow } from '../data/sheet-job.queries.ts'
import { advance, deleteParts, insertPart } from '../data/sheet-job.repo.ts'
import { sheetLines } from './kinds/sheet-lines.ts'
import { RunOver, renewing } from './run-ended.ts'

/** Spreadsheets take csv for UTF-8 only with this mark. */
const MARK = '\uFEFF'

/** The heading of a sheet in the language of the context. */
export const headingOf = ({ locale }: Pick<Ctx, 'locale'>, kind: SheetKind): string =>
  MARK +
  csvLine(SHEET_COLUMNS[kind].map((column: SheetColumnName) => shutCell(translate(locale, `sheet.column.${column}`))))

/**
 * Writes all records of a kind as csv, as they are at one moment, in pieces of 500 lines: one piece is in memory at a
 * time. A run that dies is begun again, since its moment is gone.
 */
export async function writeFile(ctx: Ctx<DeskActor>, begun: SheetJobRow, kind: SheetKind, lease: Lease): Promise<void> {
  const renew = renewing(lease)
  let job = await transact(ctx, async tx => {
    await deleteParts(tx, begun.id, 'file')
    return keepStep(await advance(tx, begun, {}, { done: 0, parts: 0, rows: null }))
  })
  let text = headingOf(ctx, kind)
  let lines = 0
  const flush = async () => {
    const [content, count] = [text, lines]
    text = ''
    lines = 0
    job = await transact(ctx, async tx => {
      await insertPart(tx, job.id, 'file', job.parts + 1, content)
      return keepStep(await advance(tx, job, { parts: 1, done: count }))
    })
  }
  await inSnapshot(ctx, async snapshot => {
    for await (const { total, rows } of sheetLines(snapshot, kind)) {
      await renew()
      if (job.rows !== total) job = keepStep(await advance(ctx, job, {}, { rows: total }))
      for (const cells of rows) {
        text += csvLine(SHEET_COLUMNS[kind].map((column: SheetColumnName) => shutCell(cells[column] ?? '')))
        lines += 1
        if (lines === SHEET_LIMITS.partRows) await flush()
      }
    }
    if (text !== '') await flush()
  })
  await transact(ctx, async tx => {
    const ended = keepStep(await advance(tx, job, {}, { state: 'done', rows: job.done, endedAt: tx.clock.now() }))
    const after = { kind, direction: ended.direction, name: ended.name, rows: ended.done }
    await audit(tx, { action: 'sheet_job.run', subjectType: 'sheet_job', subjectId: ended.id, after })
  })
}

function keepStep(job: SheetJobRow | undefined): SheetJobRow {
  if (job === undefined) throw new RunOver()
  return job
}
