import { isUtf8 } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import type { ImportKind, SheetKind } from '@shiji/contract/exchange/sheet.words.ts'
import { SHEET_LIMITS, type SheetJob } from '@shiji/contract/exchange/sheet-job.ts'
import { translate } from '@shiji/i18n/server.ts'
import { AppError, type FieldProblem, InvalidInput } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../infra/context.ts'
import { lockFor } from '../../../infra/database/lock-for.ts'
import { transact } from '../../../infra/database/transact.ts'
import { enqueue } from '../../../infra/jobs/jobs.ts'
import { countJobs, type DeskActor, deskOf, presentJob, type SheetJobRow } from '../data/sheet-job.queries.ts'
import { insertJob } from '../data/sheet-job.repo.ts'
import { type HeadingFault, readHeading } from '../domain/sheet-heading.ts'
import { csvLinesOf, isBlank, titlesOf } from './read-sheet-file.ts'
import { isOffered, mayChange, maySee, refuseUnless } from './sheet-access.ts'

/** Job that goes on with an import or export. */
export const SHEET_JOB = 'exchange.sheet'

/** Has a job run, or go on, in the background. */
export const runLater = (tx: Ctx, { id, state }: Pick<SheetJobRow, 'id' | 'state'>): Promise<void> =>
  enqueue(tx, { kind: SHEET_JOB, dedupe: `${id}:${state}`, payload: { sheet_job_id: id }, runAt: tx.clock.now() })

/** Asks for all records of a kind as csv. Refuses kinds that the back office does not have or the person may not see, and `sheet.full` past 50 jobs of a store. */
export async function askSheetExport(ctx: Ctx<DeskActor>, kind: SheetKind): Promise<SheetJob> {
  if (!isOffered(ctx.actor, kind)) throw new InvalidInput([{ field: 'kind', key: 'refusal.not_a_choice' }])
  refuseUnless(maySee(ctx.actor, kind))
  const [day = ''] = ctx.clock.now().toISOString().split('T')
  return keep(ctx, { kind, direction: 'export', name: `${translate(ctx.locale, `sheet.kind.${kind}`)} ${day}` })
}

/** A file as it arrived. */
interface Uploaded {
  readonly filename: string
  readonly bytes: Buffer
}

/**
 * Takes a file and has all of its rows checked. Refuses at `file` a file that is not csv, what has an unknown heading, and more
 * rows than a sheet may have.
 */
export async function askSheetImport(
  ctx: Ctx<SellerActor>,
  kind: ImportKind,
  file: Uploaded | undefined,
): Promise<SheetJob> {
  refuseUnless(mayChange(ctx.actor, kind))
  const wrong = (key: string, params?: FieldProblem['params']) =>
    new InvalidInput([{ field: 'file', key, ...(params === undefined ? {} : { params }) }])
  if (file === undefined || file.bytes.length === 0) throw wrong('refusal.upload_missing')
  if (file.bytes.subarray(0, 4096).includes(0) || file.bytes.subarray(0, 2).toString('latin1') === 'PK')
    throw wrong('refusal.sheet_no_csv')
  const bytes = isUtf8(file.bytes) ? file.bytes : Buffer.from(new TextDecoder('gb18030').decode(file.bytes))
  if (bytes.length > SHEET_LIMITS.bytes)
    throw wrong('error.upload_size', { mb: Math.floor(SHEET_LIMITS.bytes / 1_048_576) })
  const { rows, fault } = await look(kind, bytes)
  if (fault !== undefined) throw wrong(`refusal.sheet_heading_${fault.kind}`, { text: textOf(ctx, fault) })
  if (rows === 0) throw wrong('refusal.sheet_empty')
  if (rows > SHEET_LIMITS.rows) throw wrong('refusal.sheet_too_many_rows', { limit: SHEET_LIMITS.rows })
  if (!(await ctx.ports.files.hasRoom(ctx.config))) throw new AppError('upload.no_space')
  const source = `/private/sheets/${randomBytes(16).toString('hex')}`
  await ctx.ports.files.put(ctx.config, new Map([[source, bytes]]))
  const name = [...file.filename].slice(0, 100).join('')
  return keep(ctx, { kind, direction: 'import', name, source, rows }).catch(async error => {
    await ctx.ports.files.remove(ctx.config, [source])
    throw error
  })
}

const textOf = (ctx: Ctx, { text, column }: HeadingFault): string =>
  column === undefined ? text : translate(ctx.locale, `sheet.column.${column}`)

/** How many rows a file has, and what is wrong with its heading. */
async function look(kind: ImportKind, bytes: Buffer): Promise<{ rows: number; fault?: HeadingFault }> {
  let rows = -1
  for await (const line of csvLinesOf(piecesOf(bytes))) {
    if (isBlank(line)) continue
    if (rows === -1) {
      const { fault } = readHeading(kind, line.cells, titlesOf)
      if (fault !== undefined) return { rows: 0, fault }
    }
    rows += 1
  }
  return { rows: Math.max(0, rows) }
}

const PIECE = 65_536

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}

function keep(
  ctx: Ctx<DeskActor>,
  facts: Pick<SheetJobRow, 'kind' | 'direction' | 'name'> & { readonly source?: string; readonly rows?: number },
): Promise<SheetJob> {
  return transact(ctx, async tx => {
    const desk = deskOf(tx)
    await lockFor(tx, `sheets:${desk.area}:${desk.storeId}`)
    if ((await countJobs(tx)) >= SHEET_LIMITS.perStore)
      throw new AppError('sheet.full', { limit: SHEET_LIMITS.perStore })
    const now = tx.clock.now()
    const row = await insertJob(tx, {
      ...desk,
      ...facts,
      id: await tx.ids.next(),
      locale: tx.locale,
      ip: tx.ip,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SHEET_LIMITS.keepMs),
    })
    const { kind, direction, name, rows } = row
    const after = { kind, direction, name, ...(rows === null ? {} : { rows }) }
    await audit(tx, { action: 'sheet_job.create', subjectType: 'sheet_job', subjectId: row.id, after })
    await runLater(tx, row)
    return presentJob(tx, row, true)
  })
}
