import { useText } from '@shiji/i18n/react.ts'
import { Button } from '../../../common/button/button.tsx'
import { orTell } from '../selection/outcome.ts'
import type { CheckedFile } from './check-rows.ts'
import { saveLeftOut } from './import-files.ts'
import { ImportPreview } from './import-preview.tsx'
import type { ImportColumn, ImportProblem } from './row-importer.ts'

export interface ImportFindingsProps {
  /** Name of the table, for the file. */
  readonly name: string
  readonly columns: readonly ImportColumn[]
  readonly file: CheckedFile
  readonly problems: readonly ImportProblem[]
}

/** The rows of a file with an error per cell, and the skipped ones as a file to correct. */
export function ImportFindings({ name, columns, file, problems }: ImportFindingsProps) {
  const say = useText('common', 'error', 'table')
  const save = (): Promise<void> =>
    saveLeftOut(say('table.import_result_name', { name }), columns, file, problems, {
      line: say('table.import_line'),
      reason: say('common.reason'),
    })
  return (
    <>
      <ImportPreview file={file} columns={columns} problems={problems} />
      {problems.length > 0 && (
        <Button justifySelf="start" size="sm" onClick={() => void orTell(say, save)}>
          {say('table.import_result')}
        </Button>
      )}
    </>
  )
}
