import { PlainTable } from '@shiji/backoffice/page/figures/plain-table.tsx'
import type { AdminDashboard } from '@shiji/contract/insight/insight.ts'
import { formatNumber, NOTHING } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'

/** Figures of the platform that should be zero; others are red and link to their page. */
export function Health({ health }: { readonly health: NonNullable<AdminDashboard['health']> }) {
  const say = useText('dashboard')
  const locale = useLocale()
  const { outbox_waiting, jobs_failing, invariant_breaches } = health
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
        ...(outbox_waiting === undefined
          ? []
          : [{ id: 'outbox', cells: [say('dashboard.outbox_waiting'), formatNumber(outbox_waiting, locale)] }]),
        ...(jobs_failing === undefined
          ? []
          : [{ id: 'jobs', cells: [say('dashboard.todo.jobs_failing'), figure(jobs_failing, '/jobs?state=failing')] }]),
        ...(invariant_breaches === undefined
          ? []
          : [{ id: 'books', cells: [say('dashboard.invariant_breaches'), figure(invariant_breaches, '/books')] }]),
      ]}
    />
  )
}
