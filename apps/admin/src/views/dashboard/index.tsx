import { useAdminDashboardQuery } from '@shiji/api/insight/insight.back-office.api.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { Section } from '@shiji/backoffice/page/dashboard/section.tsx'
import { TradeDashboard } from '@shiji/backoffice/page/dashboard/trade-dashboard.tsx'
import { Widget } from '@shiji/backoffice/page/dashboard/widget.tsx'
import { dayOf, hasPart } from '@shiji/backoffice/page/figures/dashboard-data.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Health } from '../../features/dashboard/health.tsx'
import { platformFigures } from '../../features/dashboard/platform-figures.ts'
import { TopStores } from '../../features/dashboard/top-stores.tsx'

/** The platform's desk: what to do now, today against the same hours of yesterday and a week ago, 14 days, best stores, health (product §7); what this person may see of it. */
export function Component() {
  const say = useText('dashboard')
  const held = useHeldPermissions()
  const asked = useAdminDashboardQuery(undefined, { pollingInterval: 60_000, skipPollingIfUnfocused: true })
  return (
    <TradeDashboard asked={asked} figures={all => platformFigures(all, say, held)}>
      {(data, retry) => [
        ...(hasPart(data, 'top_stores')
          ? [
              <Section key="top_stores" title={say('dashboard.top_stores')}>
                <Widget of={data?.top_stores} onRetry={retry}>
                  {stores => <TopStores stores={stores} today={dayOf(data)} />}
                </Widget>
              </Section>,
            ]
          : []),
        ...(hasPart(data, 'health')
          ? [
              <Section key="health" title={say('dashboard.health')}>
                <Widget of={data?.health} onRetry={retry}>
                  {health => <Health health={health} />}
                </Widget>
              </Section>,
            ]
          : []),
      ]}
    </TradeDashboard>
  )
}
