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
import { useState } from 'react'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { useHeldPermissions } from '../../core/session/use-permissions.ts'
import { actionText } from './audit-text.ts'
import { ChangeList } from './change-list.tsx'

interface RecordHistoryProps {
  readonly subject: AuditRecord
  readonly id: number
}

const STEP = 10
/** Changes of one entry that are shown before the log itself is needed. */
const MOST = 12

/** Who changed a record, when and what; nothing for people who may not read the audit log. */
export function RecordHistory(props: RecordHistoryProps) {
  const may = useHeldPermissions()
  return may('audit.view') ? <History {...props} /> : null
}

function History({ subject, id }: RecordHistoryProps) {
  const say = useText('audit')
  const [wanted, setWanted] = useState(STEP)
  return (
    <chakra.section aria-label={say('audit.history')} mt="4" minW="0">
      <chakra.h2 mb="3" textStyle="lg" fontWeight="semibold">
        {say('audit.history')}
      </chakra.h2>
      <Entries subject={subject} id={id} wanted={wanted} onMore={() => setWanted(wanted + STEP)} />
    </chakra.section>
  )
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
    { path, query: { subject_type: subject, subject_id: String(id), per_page: wanted } },
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
