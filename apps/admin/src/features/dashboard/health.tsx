import { PlainTable } from '@shiji/backoffice/figures/plain-table.tsx'
import type { AdminDashboard } from '@shiji/contract/insight/insight.ts'
import { formatNumber, NOTHING } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/link/ui-link.tsx'

/** Parts of the platform that should stand at zero; what does not is red and leads to its page. */
export function Health({ health }: { readonly health: AdminDashboard['health'] }) {
  const say = useText('dashboard')
  const locale = useLocale()
  const figure = (count: number | null, page: string) =>
    count === null ? (
      NOTHING
    ) : count === 0 ? (
      formatNumber(0, locale)
    ) : (
      <UiLink href={page} color="status.danger.fg" fontWeight="semibold" textDecoration="underline">
        {formatNumber(count, locale)}
      </UiLink>
    )
  return (
    <PlainTable
      name={say('dashboard.health')}
      head={[say('dashboard.part'), say('dashboard.count')]}
      rows={[
        { id: 'outbox', cells: [say('dashboard.outbox_waiting'), formatNumber(health.outbox_waiting, locale)] },
        { id: 'jobs', cells: [say('dashboard.todo.jobs_failing'), figure(health.jobs_failing, '/jobs?state=failing')] },
        { id: 'books', cells: [say('dashboard.invariant_breaches'), figure(health.invariant_breaches, '/books')] },
      ]}
    />
  )
}
