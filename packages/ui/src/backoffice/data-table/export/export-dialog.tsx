import { chakra } from '@chakra-ui/react/styled-system'
import { formatNumber } from '@shiji/i18n/format.ts'
import { type SayText, useLocale, useText } from '@shiji/i18n/react.ts'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../common/button/button.tsx'
import { RadioGroup } from '../../../common/checkbox/radio-group.tsx'
import { Dialog } from '../../../common/dialog/dialog.tsx'
import { toast } from '../../../common/toast/toast.ts'
import { SheetTooLong } from '../../spreadsheet/export-sheet.ts'
import type { ExportChoice, ExportScope } from './export-rows.ts'

export interface ExportRun {
  readonly scope: ExportScope
  /** Includes hidden columns. */
  readonly allColumns: boolean
  readonly signal: AbortSignal
  readonly onProgress: (rows: number) => void
}

export interface ExportDialogProps {
  /** Scopes to export; the first one is preselected. */
  readonly choices: readonly ExportChoice[]
  /** Some columns are hidden. */
  readonly hasHidden: boolean
  /** Writes the file and saves it. */
  readonly run: (run: ExportRun) => Promise<void>
  /** Server-side export for large results; false if it could not start. */
  readonly far?: { readonly from: number; readonly start: (allColumns: boolean) => Promise<boolean> } | undefined
  readonly onClose: () => void
}

// The same dialog with other content: a separate component would close it and open another.
const handedOver = (say: SayText, onClose: () => void): ReactNode => (
  <Dialog
    open
    onClose={onClose}
    title={say('table.export')}
    width="sm"
    footer={
      <Button look="solid" onClick={onClose}>
        {say('common.close')}
      </Button>
    }
  >
    <chakra.p role="status" textStyle="md">
      {say('table.export_handed')}
    </chakra.p>
  </Dialog>
)

/**
 * What to export (page, selection, everything of the filter; columns as shown or all), the progress, and a cancel
 * button. If it is closed while working, the export continues and reports when it is done. Exports by the server are
 * marked as such.
 */
export function ExportDialog({ choices, hasHidden, run, far, onClose }: ExportDialogProps) {
  const say = useText('common', 'error', 'table')
  const locale = useLocale()
  const [scope, setScope] = useState(choices[0]?.scope ?? 'page')
  const [allColumns, setAllColumns] = useState(false)
  const [rows, setRows] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  const total = choices.find(choice => choice.scope === scope)?.count ?? 0
  const working = rows !== undefined
  const isFar = far !== undefined && scope === 'all' && total >= far.from
  const [handing, setHanding] = useState<'over' | 'done'>()
  const count = (value: number): string => formatNumber(value, locale)
  const names = {
    page: 'table.export_page',
    selection: 'table.export_selection',
    all: 'table.export_all',
  } as const
  const handOver = async (): Promise<void> => {
    setHanding('over')
    const begun = await far?.start(allColumns)
    setHanding(begun ? 'done' : undefined)
  }
  const start = async (): Promise<void> => {
    const controller = new AbortController()
    stop.current = controller
    setRows(0)
    try {
      await run({ scope, allColumns, signal: controller.signal, onProgress: setRows })
      toast.success(say('table.export_done'))
      onClose()
    } catch (error) {
      setRows(undefined)
      if (controller.signal.aborted) return
      console.error(error)
      toast.error(error instanceof SheetTooLong ? say('table.export_too_long') : say('error.operation_failed'))
    }
  }
  if (handing === 'done') return handedOver(say, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('table.export')}
      width="sm"
      closeOnOutside={!working}
      footer={
        working ? (
          <>
            <Button onClick={() => stop.current?.abort()}>{say('table.export_stop')}</Button>
            <Button look="solid" onClick={onClose}>
              {say('table.export_background')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{say('common.cancel')}</Button>
            <Button look="solid" loading={handing === 'over'} onClick={() => void (isFar ? handOver() : start())}>
              {say('table.export_start')}
            </Button>
          </>
        )
      }
    >
      {working ? (
        <chakra.div display="grid" gap="2" textStyle="md">
          <chakra.progress
            w="full"
            h="6px"
            css={{ accentColor: '{colors.accent.solid}' }}
            max={Math.max(1, total)}
            value={rows}
            aria-label={say('table.bulk_progress')}
          />
          <chakra.span role="status" data-tabular>
            {rows >= total
              ? say('table.export_writing')
              : say('table.export_rows', { done: count(rows), of: count(total) })}
          </chakra.span>
        </chakra.div>
      ) : (
        <chakra.div display="grid" gap="3">
          <RadioGroup
            label={say('table.export_scope')}
            value={scope}
            choices={choices.map(choice => ({
              value: choice.scope,
              label: say(names[choice.scope], { count: count(choice.count) }),
            }))}
            onValue={value => setScope(choices.find(choice => choice.scope === value)?.scope ?? scope)}
          />
          {isFar && (
            <chakra.p textStyle="sm" color="fg.muted">
              {say('table.export_server', { count: count(far.from) })}
            </chakra.p>
          )}
          {hasHidden && (
            <RadioGroup
              label={say('table.export_columns')}
              value={allColumns ? 'all' : 'shown'}
              choices={[
                { value: 'shown', label: say('table.export_columns_shown') },
                { value: 'all', label: say('table.export_columns_all') },
              ]}
              onValue={value => setAllColumns(value === 'all')}
            />
          )}
        </chakra.div>
      )}
    </Dialog>
  )
}
