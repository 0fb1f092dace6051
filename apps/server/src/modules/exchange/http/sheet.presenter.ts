import {
  type ImportKind,
  NEEDED_COLUMNS,
  SHEET_COLUMNS,
  type SheetColumnName,
} from '@shiji/contract/exchange/sheet.words.ts'
import type { SheetFault, SheetTemplate } from '@shiji/contract/exchange/sheet-job.ts'
import { translate } from '@shiji/i18n/server.ts'
import type { Ctx } from '../../../infra/context.ts'
import type { CellFault } from '../domain/sheet-row.ts'
import { headingOf } from '../use-cases/write-sheet.ts'

/** Faults of a piece in the reader's language. */
export function presentFaults({ locale }: Ctx, content: string): SheetFault[] {
  const faults: CellFault[] = JSON.parse(content)
  return faults.map(({ row, column, value, key, params }) => ({
    row,
    column: translate(locale, `sheet.column.${column}`),
    value,
    message: translate(locale, key, params),
  }))
}

/** An empty sheet of a kind, and what its columns are for. */
export const templateOf = (ctx: Ctx, kind: ImportKind): SheetTemplate => ({
  text: headingOf(ctx, kind),
  columns: SHEET_COLUMNS[kind].map((column: SheetColumnName) => ({
    title: translate(ctx.locale, `sheet.column.${column}`),
    hint: translate(ctx.locale, `sheet.hint.${column}`),
    is_needed: NEEDED_COLUMNS[kind].some((each: SheetColumnName) => each === column),
  })),
})
