import { useAdminDashboardQuery } from '@shiji/api/insight/insight.back-office.api.ts'
import { ComparedFigures } from '@shiji/backoffice/figures/compared-figures.tsx'
import { DayChart, PlainTable } from '@shiji/backoffice/figures/day-chart.tsx'
import { Loaded } from '@shiji/backoffice/figures/loaded.tsx'
import { Pair, Section, Stack } from '@shiji/backoffice/figures/section.tsx'
import { TodoCards } from '@shiji/backoffice/figures/todo-cards.tsx'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'

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
              <PlainTable
                head={[say('dashboard.store'), say('dashboard.orders'), say('dashboard.amount')]}
                rows={data.top_stores.map(store => [
                  locale === 'en' && store.name_en !== '' ? store.name_en : store.name,
                  String(store.orders),
                  formatMoney(store.amount, locale),
                ])}
              />
            </Section>
            <Section title={say('dashboard.health')}>
              <PlainTable
                head={[say('dashboard.part'), say('dashboard.count')]}
                rows={[
                  [say('dashboard.outbox_waiting'), String(data.health.outbox_waiting)],
                  [say('dashboard.todo.jobs_failing'), String(data.health.jobs_failing)],
                  [
                    say('dashboard.invariant_breaches'),
                    data.health.invariant_breaches === null ? '-' : String(data.health.invariant_breaches),
                  ],
                ]}
              />
            </Section>
          </Pair>
        </Stack>
      )}
    </Loaded>
  )
}
