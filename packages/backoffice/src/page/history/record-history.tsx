import { chakra } from '@chakra-ui/react/styled-system'
import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { useListRowsQuery } from '@shiji/api/resource/resource.api.ts'
import { pagePath } from '@shiji/contract/lists/list-call.ts'
import type { AuditRecord } from '@shiji/contract/platform/audit.words.ts'
import { adminAuditCall, sellerAuditCall } from '@shiji/contract/platform/desk.calls.ts'
import type { AuditRow } from '@shiji/contract/platform/platform.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { ErrorState } from '@shiji/ui/common/state-view/states.tsx'
import { Timeline } from '@shiji/ui/common/timeline/timeline.tsx'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { useHeldPermissions } from '../../core/session/use-permissions.ts'
import { actionText } from './audit-text.ts'
import { ChangeList } from './change-list.tsx'

interface RecordHistoryProps {
  readonly subject: AuditRecord
  /** Absent for what there is one of: settings, the freight templates of a store. */
  readonly id?: number
}

const STEP = 10
/** Changes of one entry that are shown before the log itself is needed. */
const MOST = 12

/** Who changed a record, when and what; nothing for people who may not read the audit log. */
export function RecordHistory(props: RecordHistoryProps) {
  const may = useHeldPermissions()
  return may('audit.view') ? <History {...props} /> : null
}

function History(props: RecordHistoryProps) {
  const say = useText('audit')
  return (
    <chakra.section aria-label={say('audit.history')} mt="4" minW="0">
      <chakra.h2 mb="3" textStyle="lg" fontWeight="semibold">
        {say('audit.history')}
      </chakra.h2>
      <GrowingEntries {...props} />
    </chakra.section>
  )
}

/** The same below a form, where it is read only once somebody opens it. */
export function FoldedHistory(props: RecordHistoryProps) {
  const say = useText('audit')
  const may = useHeldPermissions()
  const [open, setOpen] = useState(false)
  if (!may('audit.view')) return null
  return (
    <chakra.section aria-label={say('audit.history')} mt="4" minW="0">
      <Button
        look="ghost"
        tone="neutral"
        minH={{ base: '44px', md: 'control-md' }}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? <ChevronDown size="1em" aria-hidden /> : <ChevronRight size="1em" aria-hidden />}
        {say('audit.history')}
      </Button>
      {open && <GrowingEntries {...props} />}
    </chakra.section>
  )
}

function GrowingEntries(props: RecordHistoryProps) {
  const [wanted, setWanted] = useState(STEP)
  return <Entries {...props} wanted={wanted} onMore={() => setWanted(wanted + STEP)} />
}

interface EntriesProps extends RecordHistoryProps {
  readonly wanted: number
  readonly onMore: () => void
}

function Entries({ subject, id, wanted, onMore }: EntriesProps) {
  const say = useText('audit')
  const locale = useLocale()
  const { area } = useBackoffice()
  const path = pagePath(area === 'admin' ? adminAuditCall : sellerAuditCall)
  const asked = useListRowsQuery(
    {
      path,
      query: { subject_type: subject, ...(id === undefined ? {} : { subject_id: String(id) }), per_page: wanted },
    },
    { refetchOnMountOrArgChange: true },
  )
  const { data, isError, isFetching, error, refetch } = asked
  if (data === undefined) {
    if (!isError || isFetching)
      return (
        <Skeletons>
          <Skeleton h="60px" />
        </Skeletons>
      )
    return <ErrorState hint={isFailure(error) ? error.msg || undefined : undefined} onRetry={() => void refetch()} />
  }
  // The rows of the audit call, checked by the server against its schema.
  const rows = data.data as unknown as readonly AuditRow[]
  if (rows.length === 0) return <chakra.p color="fg.muted">{say('audit.history_none')}</chakra.p>
  return (
    <>
      <Timeline
        entries={rows.map(row => ({
          id: row.id,
          title: `${actionText(say, row.action)} · ${row.actor_name}`,
          time: formatDateTime(row.created_at, locale),
          body: <ChangeList row={row} most={MOST} />,
        }))}
      />
      {data.total > rows.length && (
        <Button mt="3" minH={{ base: '44px', md: 'control-md' }} onClick={onMore} loading={isFetching}>
          {say('audit.history_more')}
        </Button>
      )}
    </>
  )
}
