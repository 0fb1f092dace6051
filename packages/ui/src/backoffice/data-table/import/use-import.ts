import { useText } from '@shiji/i18n/react.ts'
import { useRef, useState } from 'react'
import { toast } from '../../../common/toast/toast.ts'
import { importSheet } from '../../spreadsheet/import-sheet.ts'
import { SheetRefused } from '../../spreadsheet/sheet-limits.ts'
import { type CheckedFile, checkRows, MissingColumns, withoutProblems } from './check-rows.ts'
import type { ImportOutcome, ImportProblem, ImportRow, RowImporter } from './row-importer.ts'

/** State of an import. */
export type ImportStep =
  | { readonly at: 'choose'; readonly problem?: string }
  | { readonly at: 'read' | 'check' | 'save' }
  | { readonly at: 'preview'; readonly rows: readonly ImportRow[]; readonly problems: readonly ImportProblem[] }
  | { readonly at: 'done'; readonly outcome: ImportOutcome }

const mostRows = 5000

/** An import from the file to the result. Nothing is imported before `save`. */
export function useImport(importer: RowImporter) {
  const say = useText('error', 'table')
  const [step, setStep] = useState<ImportStep>({ at: 'choose' })
  const [file, setFile] = useState<CheckedFile>()
  const stop = useRef(new AbortController())
  const most = importer.most ?? mostRows

  const refusal = (error: unknown): string => {
    if (error instanceof MissingColumns) return say('table.import_missing', { columns: error.titles.join(', ') })
    if (!(error instanceof SheetRefused)) return say('error.operation_failed')
    const reasons = {
      too_big: say('error.upload_size', { mb: 5 }),
      unfolds: say('table.import_unfolds'),
      no_sheet: say('table.import_no_sheet'),
      too_many_rows: say('table.import_too_many', { most }),
      too_slow: say('table.import_too_slow'),
      empty: say('table.import_empty'),
    }
    return reasons[error.reason]
  }
  const take = async (files: readonly File[]): Promise<void> => {
    const [chosen] = files
    if (!chosen || files.length > 1) {
      setStep({ at: 'choose', problem: say('table.import_one_file') })
      return
    }
    setStep({ at: 'read' })
    try {
      const read = checkRows(await importSheet(chosen, { rows: most }), importer.columns, say('error.cannot_be_empty'))
      if (stop.current.signal.aborted) return
      if (read.lines.length === 0) throw new SheetRefused('empty')
      setFile(read)
      let { problems } = read
      if (importer.dryRun && read.rows.length > 0) {
        setStep({ at: 'check' })
        problems = [...problems, ...(await importer.dryRun(read.rows, stop.current.signal))]
      }
      setStep({ at: 'preview', rows: withoutProblems(read.rows, problems), problems })
    } catch (error) {
      if (stop.current.signal.aborted) return
      console.error(error)
      setStep({ at: 'choose', problem: refusal(error) })
    }
  }
  const save = async (): Promise<void> => {
    if (step.at !== 'preview') return
    setStep({ at: 'save' })
    try {
      const outcome = await importer.save(step.rows, stop.current.signal)
      setStep({ at: 'done', outcome: { ...outcome, problems: [...step.problems, ...outcome.problems] } })
    } catch (error) {
      if (stop.current.signal.aborted) return
      console.error(error)
      toast.error((error instanceof Error && error.message) || say('error.operation_failed'))
      setStep(step)
    }
  }
  return {
    step,
    file,
    take,
    save,
    restart: () => setStep({ at: 'choose' }),
    cancel: () => {
      stop.current.abort()
      stop.current = new AbortController()
    },
  }
}
