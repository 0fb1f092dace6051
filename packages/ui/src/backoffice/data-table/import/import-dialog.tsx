import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '../../../common/button/button.tsx'
import { Dialog } from '../../../common/dialog/dialog.tsx'
import { Spinner } from '../../../common/spinner/spinner.tsx'
import { ImportFile } from './import-file.tsx'
import { ImportFindings } from './import-findings.tsx'
import type { RowImporter } from './row-importer.ts'
import { useImport } from './use-import.ts'

export interface ImportDialogProps {
  /** Name of the table, for the files. */
  readonly name: string
  /** Reads, checks and saves the rows of a file. */
  readonly importer: RowImporter
  /** Called after rows were imported. */
  readonly onImported: () => void
  /** Called when the reader leaves, whether or not rows were imported. */
  readonly onClose: () => void
}

/**
 * One file, its preview with an error per cell, a check against the existing rows, and only then the import (point 38).
 */
export function ImportDialog({ name, importer, onImported, onClose }: ImportDialogProps) {
  const say = useText('common', 'table')
  const { step, file, take, save, restart, cancel } = useImport(importer)
  const busy = step.at === 'read' || step.at === 'check' || step.at === 'save'
  const close = (): void => {
    cancel()
    if (step.at === 'done' && step.outcome.done > 0) onImported()
    onClose()
  }
  const blocked =
    step.at === 'preview' && (step.rows.length === 0 || (importer.allOrNothing && step.problems.length > 0))
  const waiting = {
    read: say('table.import_reading'),
    check: say('table.import_checking'),
    save: say('table.import_saving'),
  }
  return (
    <Dialog
      open
      onClose={close}
      title={say('table.import')}
      description={say(importer.allOrNothing ? 'table.import_all_or_nothing' : 'table.import_partly')}
      width="half"
      fullScreenToggle
      closeOnOutside={false}
      footer={
        step.at === 'done' ? (
          <Button look="solid" onClick={close}>
            {say('common.close')}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{say('common.cancel')}</Button>
            {step.at === 'preview' && <Button onClick={restart}>{say('table.import_other')}</Button>}
            <Button
              look="solid"
              loading={step.at === 'save'}
              disabled={step.at !== 'save' && (step.at !== 'preview' || blocked)}
              onClick={() => void save()}
            >
              {step.at === 'preview' ? say('table.import_rows', { count: step.rows.length }) : say('table.import')}
            </Button>
          </>
        )
      }
    >
      <chakra.div display="grid" gap="3" pb="2" textStyle="md">
        {step.at === 'choose' && (
          <ImportFile
            name={name}
            columns={importer.columns}
            problem={step.problem}
            onFiles={files => void take(files)}
          />
        )}
        {busy && (
          <chakra.p role="status" display="flex" alignItems="center" gap="3" py="8" justifyContent="center">
            <Spinner />
            {step.at === 'read' || step.at === 'check' || step.at === 'save' ? waiting[step.at] : ''}
          </chakra.p>
        )}
        {step.at === 'preview' && file && (
          <>
            <chakra.p role="status">
              {say('table.import_found', { rows: file.lines.length, problems: step.problems.length })}
            </chakra.p>
            <ImportFindings name={name} columns={importer.columns} file={file} problems={step.problems} />
          </>
        )}
        {step.at === 'done' && (
          <>
            <chakra.p role="status">
              {say('table.bulk_result', {
                done: step.outcome.done,
                failed: new Set(step.outcome.problems.map(problem => problem.line)).size,
              })}
            </chakra.p>
            {file && step.outcome.problems.length > 0 && (
              <ImportFindings name={name} columns={importer.columns} file={file} problems={step.outcome.problems} />
            )}
          </>
        )}
      </chakra.div>
    </Dialog>
  )
}
