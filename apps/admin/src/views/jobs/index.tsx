import { useRetryJobMutation } from '@shiji/api/platform/platform.admin.api.ts'
import { useAct } from '@shiji/backoffice/core/action/use-act.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { jobsCall } from '@shiji/contract/platform/desk.calls.ts'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { useMemo } from 'react'

const STATES = ['waiting', 'running', 'failing', 'done'] as const

/** Durable work of the platform: next run, last error, retry. */
export function Component() {
  const [retry] = useRetryJobMutation()
  const act = useAct()
  const mayRetry = useHeldPermissions()('job.retry')
  const declare = useMemo(
    () =>
      declarePage(jobsCall, ({ say: text }) => ({
        columns: [
          { id: 'kind', title: text('records.job') },
          { id: 'dedupe', title: text('records.subject') },
          {
            id: 'state',
            title: text('records.status'),
            render: ({ state }) => (
              <Tag tone={state === 'failing' ? 'danger' : state === 'done' ? 'success' : 'neutral'}>
                {text(`records.job_state.${state}`)}
              </Tag>
            ),
          },
          { id: 'run_at', title: text('records.next_run'), kind: 'time', sortable: true },
          { id: 'attempts', title: text('records.attempts'), kind: 'number', sortable: true },
          { id: 'last_error', title: text('records.last_error') },
          { id: 'created_at', title: text('common.created_at'), kind: 'time', sortable: true, priority: 'low' },
        ],
        search: [
          { type: 'text', name: 'kind', label: text('records.job') },
          {
            type: 'select',
            name: 'state',
            label: text('records.status'),
            choices: STATES.map(value => ({ value, label: text(`records.job_state.${value}`) })),
          },
          { type: 'daterange', name: 'run_at', label: text('records.next_run') },
        ],
        buttons: { show: false, store: false, update: false, destroy: false },
        rowActions: row =>
          mayRetry &&
          row.state === 'failing' && (
            <button type="button" onClick={() => void act(row.id, () => retry(row.id))}>
              {text('records.retry')}
            </button>
          ),
      })),
    [retry, act, mayRetry],
  )
  return <ResourcePage declare={declare} texts={['records']} />
}
