import { useRetryDeliveryMutation } from '@shiji/api/platform/platform.admin.api.ts'
import { useAct } from '@shiji/backoffice/core/action/use-act.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { deliveriesCall } from '@shiji/contract/platform/desk.calls.ts'
import { useMemo } from 'react'

/** Deliveries of events that failed: each to one reaction, with its tries, last error and retry. */
export function Component() {
  const [retry] = useRetryDeliveryMutation()
  const act = useAct()
  const mayRetry = useHeldPermissions()('job.retry')
  const declare = useMemo(
    () =>
      declarePage(deliveriesCall, ({ say: text }) => ({
        columns: [
          { id: 'type', title: text('records.event') },
          { id: 'event_id', title: text('records.event_id'), kind: 'number', priority: 'low' },
          { id: 'reaction', title: text('records.reaction') },
          { id: 'next_at', title: text('records.next_run'), kind: 'time', sortable: true },
          { id: 'attempts', title: text('records.attempts'), kind: 'number' },
          { id: 'last_error', title: text('records.last_error') },
          { id: 'created_at', title: text('records.first_failed'), kind: 'time', sortable: true, priority: 'low' },
        ],
        search: [
          { type: 'text', name: 'type', label: text('records.event') },
          { type: 'text', name: 'reaction', label: text('records.reaction') },
          { type: 'daterange', name: 'next_at', label: text('records.next_run') },
        ],
        buttons: { show: false, store: false, update: false, destroy: false },
        rowActions: row =>
          mayRetry && (
            <button type="button" onClick={() => void act(row.id, () => retry(row.id))}>
              {text('records.retry')}
            </button>
          ),
      })),
    [retry, act, mayRetry],
  )
  return <ResourcePage declare={declare} texts={['records']} />
}
