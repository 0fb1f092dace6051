import { IMPORT_ROWS, type ImportReport, type RowsImport } from '@shiji/contract/lists/table-import.ts'
import { translate } from '@shiji/i18n/server.ts'
import { AppError, type FieldProblem, InvalidInput } from '../infra/app-error.ts'
import type { Ctx } from '../infra/context.ts'
import { CHECK_VIOLATION, FOREIGN_KEY_VIOLATION, sqlState } from '../infra/database/sql-state.ts'
import { transact } from '../infra/database/transact.ts'
import { refusalText } from '../infra/refusal-text.ts'

type Problem = ImportReport['problems'][number]
type TryRow = (tx: Ctx, row: unknown) => Promise<unknown>

/** Rolls back what was tried. */
class TakeBack extends Error {}

/**
 * Import of a resource (reference ux 38): every row is read like the body of the create call sent as a form and goes
 * through that call, all in one transaction. The report lists the problems of every row; one problem, or a dry run,
 * rolls everything back. Refuses anything but a list of 1 to 2,000 rows.
 */
export function rowsImporter(
  validate: (row: unknown) => unknown,
  create: (tx: Ctx, input: unknown) => Promise<unknown>,
): (ctx: Ctx, body: RowsImport) => Promise<ImportReport> {
  const tryRow: TryRow = async (tx, row) => create(tx, validate(row))
  return (ctx, body) => {
    const rows = rowsOf(body.rows)
    return transact(ctx, async tx => {
      const problems: Problem[] = []
      try {
        await tx.db.transaction(async db => {
          await tryRows({ ...tx, db }, rows, tryRow, problems)
          if (problems.length > 0 || body.dry_run === true) throw new TakeBack()
        })
      } catch (error) {
        if (!(error instanceof TakeBack)) throw error
      }
      return { done: problems.length > 0 ? 0 : rows.length, problems }
    })
  }
}

function rowsOf(text: string): readonly unknown[] {
  const rows = parsed(text)
  if (!Array.isArray(rows)) throw new InvalidInput([{ field: 'rows', key: 'error.wrong_format' }])
  if (rows.length === 0) throw new InvalidInput([{ field: 'rows', key: 'error.required' }])
  if (rows.length > IMPORT_ROWS) {
    throw new InvalidInput([{ field: 'rows', key: 'error.max_items', params: { limit: IMPORT_ROWS } }])
  }
  return rows
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => {
      if (name === '__proto__') throw new SyntaxError(name)
      return value
    })
  } catch {
    return undefined
  }
}

/** Tries every row, including those after a wrong one; a row that fails leaves nothing. */
async function tryRows(tx: Ctx, rows: readonly unknown[], tryRow: TryRow, problems: Problem[]): Promise<void> {
  const taken: unknown[] = []
  for (const [row, raw] of rows.entries()) {
    const found = await problemsOfRow(tx, row, raw, tryRow, field => isAmong(taken, raw, field))
    if (found.length === 0) taken.push(raw)
    problems.push(...found)
  }
}

/**
 * The problems of one row: after each refusal it is tried again without the named fields, so that no problem hides
 * another.
 */
async function problemsOfRow(
  tx: Ctx,
  row: number,
  raw: unknown,
  tryRow: TryRow,
  isTwice: (field: string) => boolean,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (let rest = raw; ; ) {
    const found = await tx.db
      .transaction(async db => {
        await tryRow({ ...tx, db }, rest)
        if (problems.length > 0) throw new TakeBack()
        return []
      })
      .catch((error: unknown) => (error instanceof TakeBack ? [] : problemsOf(tx, row, error, isTwice)))
    const fresh = found.filter(problem => problems.every(each => topOf(each) !== topOf(problem)))
    problems.push(...fresh)
    if (fresh.length === 0 || fresh.some(({ field }) => field === '')) return problems
    rest = without(rest, fresh.map(topOf))
  }
}

/** The field of the row that a problem is in, however deep. */
const topOf = ({ field }: Problem): string => field.split('.')[0] ?? ''

const without = (row: unknown, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(Object(row)).filter(([name]) => !fields.includes(name)))

function problemsOf(tx: Ctx, row: number, error: unknown, isTwice: (field: string) => boolean): Problem[] {
  const say = (key: string, params?: FieldProblem['params']) => translate(tx.locale, key, params)
  if (error instanceof InvalidInput) {
    return error.problems.map(({ field, key, params }) => ({
      row,
      field: field === '_' ? '' : field,
      message: key === 'refusal.taken' && isTwice(field) ? say('refusal.twice_in_file') : say(key, params),
    }))
  }
  if (error instanceof AppError) return [{ row, field: '', message: refusalText(tx.locale, error) }]
  switch (sqlState(error)) {
    case FOREIGN_KEY_VIOLATION:
      return [{ row, field: '', message: say('refusal.reference_missing') }]
    case CHECK_VIOLATION:
      return [{ row, field: '', message: say('error.data_abnormal') }]
    default:
      throw error
  }
}

/** Whether an earlier row of the file has the same value there, ignoring case. */
const isAmong = (rows: readonly unknown[], row: unknown, field: string): boolean =>
  rows.some(each => plain(each, field) === plain(row, field))

const plain = (row: unknown, field: string): string =>
  String(Reflect.get(Object(row), field))
    .trim()
    .toLowerCase()
