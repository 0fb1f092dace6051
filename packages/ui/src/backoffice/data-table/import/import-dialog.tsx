import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../common/button/button.tsx'
import { Dialog } from '../../../common/dialog/dialog.tsx'
import { Icon } from '../../../common/icon/icon.tsx'
import { Spinner } from '../../../common/spinner/spinner.tsx'
import { orTell } from '../selection/outcome.ts'
import { saveLeftOut, saveTemplate } from './import-files.ts'
import { ImportPreview } from './import-preview.tsx'
import type { ImportProblem, RowImporter } from './row-importer.ts'
import { useImport } from './use-import.ts'

export interface ImportDialogProps {
  /** Name of the table, for the files. */
  readonly name: string
  readonly importer: RowImporter
  /** Called after rows were imported. */
  readonly onImported: () => void
  readonly onClose: () => void
}

const Drop = chakra('label', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    p: '8',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'md',
    cursor: 'pointer',
    textAlign: 'center',
    _hover: { bg: 'bg.hover' },
    _focusWithin: { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    '& input': { position: 'absolute', opacity: '0', w: '1px', h: '1px' },
  },
})

/** One file, its preview with a mistake per cell, a check where the rows would go, and only then the import (point 38). */
export function ImportDialog({ name, importer, onImported, onClose }: ImportDialogProps) {
  const say = useText('common', 'error', 'table')
  const { step, file, take, save, restart, cancel } = useImport(importer)
  const busy = step.at === 'read' || step.at === 'check' || step.at === 'save'
  const close = (): void => {
    cancel()
    if (step.at === 'done' && step.outcome.done > 0) onImported()
    onClose()
  }
  const template = (): void => {
    void orTell(say, () => saveTemplate(say('table.import_template_name', { name }), importer.columns))
  }
  const leftOut = (problems: readonly ImportProblem[]): ReactNode =>
    file &&
    problems.length > 0 && (
      <Button
        justifySelf="start"
        size="sm"
        onClick={() =>
          void orTell(say, () =>
            saveLeftOut(say('table.import_result_name', { name }), importer.columns, file, problems, {
              line: say('table.import_line'),
              reason: say('common.reason'),
            }),
          )
        }
      >
        {say('table.import_result')}
      </Button>
    )
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
          <>
            <Drop
              onDragOver={event => event.preventDefault()}
              onDrop={event => {
                event.preventDefault()
                void take([...event.dataTransfer.files])
              }}
            >
              <Icon of={FileSpreadsheet} size={40} />
              {say('table.import_choose')}
              <input
                type="file"
                accept=".xlsx,.csv"
                onChange={event => {
                  void take([...(event.target.files ?? [])])
                  event.target.value = ''
                }}
              />
            </Drop>
            {step.problem && (
              <chakra.p role="alert" color="status.danger.fg">
                {step.problem}
              </chakra.p>
            )}
            <Button look="plain" size="sm" justifySelf="start" onClick={template}>
              {say('table.import_template')}
            </Button>
          </>
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
            <ImportPreview file={file} columns={importer.columns} problems={step.problems} />
            {leftOut(step.problems)}
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
              <ImportPreview file={file} columns={importer.columns} problems={step.outcome.problems} />
            )}
            {leftOut(step.outcome.problems)}
          </>
        )}
      </chakra.div>
    </Dialog>
  )
}
