import { useAdminDashboardQuery } from '@shiji/api/insight/insight.back-office.api.ts'
import { ComparedFigures } from '@shiji/backoffice/figures/compared-figures.tsx'
import { DayChart } from '@shiji/backoffice/figures/day-chart.tsx'
import { Loaded } from '@shiji/backoffice/figures/loaded.tsx'
import { PlainTable } from '@shiji/backoffice/figures/plain-table.tsx'
import { Pair, Section, Stack } from '@shiji/backoffice/figures/section.tsx'
import { TodoCards } from '@shiji/backoffice/figures/todo-cards.tsx'
import type { AdminDashboard } from '@shiji/contract/insight/insight.ts'
import { formatMoney, formatNumber, NOTHING } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/link/ui-link.tsx'
import { EmptyState } from '@shiji/ui/state-view/states.tsx'

/** The platform's desk: what to do now, today against yesterday, 14 days, best stores, health (product §7). */
export function Component() {
  const say = useText('dashboard')
  const locale = useLocale()
  const asked = useAdminDashboardQuery(undefined, { pollingInterval: 60_000, skipPollingIfUnfocused: true })
  return (
    <Loaded asked={asked}>
      {data => (
        <Stack>
          <TodoCards items={data.todo} />
          <ComparedFigures
            figures={[
              {
                label: say('dashboard.amount'),
                today: data.today.amount,
                yesterday: data.yesterday.amount,
                money: true,
              },
              { label: say('dashboard.orders'), today: data.today.orders, yesterday: data.yesterday.orders },
              { label: say('dashboard.buyers'), today: data.today.buyers, yesterday: data.yesterday.buyers },
              { label: say('dashboard.users'), today: data.today.users, yesterday: data.yesterday.users },
            ]}
          />
          <DayChart days={data.days} />
          <Pair>
            <Section title={say('dashboard.top_stores')}>
              {data.top_stores.length === 0 ? (
                <EmptyState extent="inline" />
              ) : (
                <PlainTable
                  name={say('dashboard.top_stores')}
                  head={[say('dashboard.store'), say('dashboard.orders'), say('dashboard.amount')]}
                  rows={data.top_stores.map(store => ({
                    id: store.id,
                    cells: [
                      locale === 'en' && store.name_en !== '' ? store.name_en : store.name,
                      formatNumber(store.orders, locale),
                      formatMoney(store.amount, locale),
                    ],
                  }))}
                />
              )}
            </Section>
            <Section title={say('dashboard.health')}>
              <Health health={data.health} />
            </Section>
          </Pair>
        </Stack>
      )}
    </Loaded>
  )
}

/** Parts of the platform that should stand at zero; what does not is red and leads to its page. */
function Health({ health }: { readonly health: AdminDashboard['health'] }) {
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
