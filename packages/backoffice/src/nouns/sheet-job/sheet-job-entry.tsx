import { chakra } from '@chakra-ui/react/styled-system'
import {
  useApplySheetMutation,
  useCancelSheetMutation,
  useUndoSheetMutation,
} from '@shiji/api/exchange/sheet-job.api.ts'
import { useShijiDispatch } from '@shiji/api/hooks.ts'
import type { SheetJob } from '@shiji/contract/exchange/sheet-job.ts'
import { formatDateTime, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { ConfirmDialog } from '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useState } from 'react'
import { isReported } from '../../core/action/refusal.ts'
import { useAct } from '../../core/action/use-act.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { isUnderWay, progressOf, toneOf } from './job-state.ts'
import { saveExport } from './save-parts.ts'
import { SheetFaults } from './sheet-faults.tsx'

/** One import or export: state, progress, what came of it, what is wrong in it, and its buttons. */
export function SheetJobEntry({ job }: { readonly job: SheetJob }) {
  const say = useText('sheet')
  const locale = useLocale()
  const title = `${say(`sheet.direction.${job.direction}`)} · ${say(`sheet.kind.${job.kind}`)}`
  return (
    <chakra.li display="grid" gap="2" p="3" borderWidth="1px" borderRadius="md" minW="0">
      <chakra.div display="flex" alignItems="center" gap="2" justifyContent="space-between">
        <chakra.h3 fontWeight="semibold" overflowWrap="anywhere" minW="0">
          {title}
        </chakra.h3>
        <Tag tone={toneOf(job.state)}>{say(`sheet.state.${job.state}`)}</Tag>
      </chakra.div>
      <chakra.span textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {`${job.name} · ${say('sheet.by', { name: job.by, time: formatDateTime(job.created_at, locale) })}`}
      </chakra.span>
      {job.reason !== null && (
        <chakra.p textStyle="sm" color="status.danger.fg">
          {job.reason}
        </chakra.p>
      )}
      {isUnderWay(job) ? <Progress job={job} /> : <Outcome job={job} />}
      {!isUnderWay(job) && job.faults > 0 && job.state !== 'cancelled' && <SheetFaults job={job} />}
      <Buttons job={job} />
    </chakra.li>
  )
}

function Progress({ job }: { readonly job: SheetJob }) {
  const say = useText('sheet')
  const locale = useLocale()
  const { done, of } = progressOf(job)
  return (
    <chakra.div display="grid" gap="1" textStyle="sm">
      <chakra.progress
        w="full"
        h="6px"
        css={{ accentColor: '{colors.accent.solid}' }}
        max={Math.max(1, of)}
        value={done}
        aria-label={say('sheet.progress')}
      />
      <chakra.span data-tabular>
        {say('sheet.rows_done', { done: formatNumber(done, locale), of: formatNumber(of, locale) })}
      </chakra.span>
    </chakra.div>
  )
}

function Outcome({ job }: { readonly job: SheetJob }) {
  const say = useText('sheet')
  const { rows, faults, wrong_rows: wrong, applied, unchanged, undone, kept } = job
  const text = () => {
    if (job.direction === 'export') return job.state === 'done' ? say('sheet.exported', { count: job.done }) : undefined
    if (job.state === 'undone') return say('sheet.undone', { undone, kept })
    if (job.state === 'done' || (job.state === 'failed' && applied > 0))
      return say('sheet.applied', { applied, unchanged, wrong })
    if (job.state !== 'checked') return undefined
    return wrong === 0
      ? say('sheet.checked_right', { count: rows ?? 0 })
      : say('sheet.checked_wrong', { rows: rows ?? 0, faults, wrong })
  }
  const shown = text()
  return shown === undefined ? null : (
    <chakra.p role="status" textStyle="sm" color={wrong > 0 && job.state === 'checked' ? 'status.danger.fg' : 'fg'}>
      {shown}
    </chakra.p>
  )
}

function Buttons({ job }: { readonly job: SheetJob }) {
  const say = useText('sheet', 'backoffice')
  const { area } = useBackoffice()
  const dispatch = useShijiDispatch()
  const act = useAct()
  const [apply] = useApplySheetMutation()
  const [cancel] = useCancelSheetMutation()
  const [undo] = useUndoSheetMutation()
  const [asking, setAsking] = useState(false)
  const [saving, setSaving] = useState(false)
  const { id, actions } = job
  const may = (action: SheetJob['actions'][number]) => actions.includes(action)
  const isRight = job.wrong_rows === 0
  const save = async () => {
    setSaving(true)
    try {
      await saveExport(dispatch, area, job)
    } catch (failure) {
      if (!isReported(failure)) toast.error(say('backoffice.no_answer'))
    }
    setSaving(false)
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="flex-end">
      {job.direction === 'export' && job.state === 'done' && (
        <Button
          look="solid"
          loading={saving}
          aria-label={say('sheet.download_of', { name: job.name })}
          onClick={() => void save()}
        >
          {say('sheet.download')}
        </Button>
      )}
      {may('cancel') && <Button onClick={() => void act(id, () => cancel(id))}>{say('sheet.cancel')}</Button>}
      {may('apply') && isRight && (
        <Button look="solid" onClick={() => void act(id, () => apply({ id }))}>
          {say('sheet.apply_all')}
        </Button>
      )}
      {may('apply') && !isRight && job.wrong_rows < (job.rows ?? 0) && (
        <Button look="solid" onClick={() => void act(id, () => apply({ id, skip_wrong: true }))}>
          {say('sheet.apply_right')}
        </Button>
      )}
      {may('undo') && <Button onClick={() => setAsking(true)}>{say('sheet.undo')}</Button>}
      <ConfirmDialog
        open={asking}
        text={say('sheet.undo_ask')}
        confirmLabel={say('sheet.undo')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void act(id, () => undo(id))
        }}
      />
    </chakra.div>
  )
}
