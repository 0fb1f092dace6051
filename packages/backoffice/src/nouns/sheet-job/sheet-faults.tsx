import { chakra } from '@chakra-ui/react/styled-system'
import { useSheetFaultsQuery } from '@shiji/api/exchange/sheet-job.api.ts'
import { useShijiDispatch } from '@shiji/api/hooks.ts'
import type { SheetJob } from '@shiji/contract/exchange/sheet-job.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { ErrorState, LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useState } from 'react'
import { isReported } from '../../core/action/refusal.ts'
import { PlainTable } from '../../page/figures/plain-table.tsx'
import { saveFaults } from './save-parts.ts'

/** Faults that are shown; the table to download has all. */
const SHOWN = 50

/** What is wrong in the cells of an import, or what an undo had to leave: the first ones, and a table of all. */
export function SheetFaults({ job }: { readonly job: SheetJob }) {
  const say = useText('sheet', 'error', 'backoffice')
  const dispatch = useShijiDispatch()
  const [saving, setSaving] = useState(false)
  const first = useSheetFaultsQuery({ id: job.id, part: 1 }, { refetchOnMountOrArgChange: true })
  if (first.data === undefined) {
    return first.isError ? (
      <ErrorState extent="inline" onRetry={() => void first.refetch()} retrying={first.isFetching} />
    ) : (
      <LoadingState />
    )
  }
  const title = say(job.state === 'undone' ? 'sheet.kept' : 'sheet.faults')
  const head = [say('sheet.row'), say('sheet.column'), say('sheet.value'), say('sheet.problem')]
  const save = async () => {
    setSaving(true)
    try {
      await saveFaults(dispatch, job, { name: say('sheet.faults_name', { name: job.name }), head })
    } catch (failure) {
      if (!isReported(failure)) toast.error(say('backoffice.no_answer'))
    }
    setSaving(false)
  }
  return (
    <chakra.div display="grid" gap="2">
      <PlainTable
        name={title}
        head={head}
        rows={first.data.slice(0, SHOWN).map(({ row, column, value, message }, at) => ({
          id: `${row} ${column} ${at}`,
          cells: [row, column, value, message],
        }))}
      />
      {job.faults > SHOWN && (
        <chakra.p textStyle="sm" color="fg.muted">
          {say('sheet.faults_more', { count: SHOWN })}
        </chakra.p>
      )}
      <Button size="sm" justifySelf="start" loading={saving} onClick={() => void save()}>
        {say('sheet.faults_download')}
      </Button>
    </chakra.div>
  )
}
