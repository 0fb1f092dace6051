import { useSellerDashboardQuery } from '@shiji/api/insight/insight.back-office.api.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { Section } from '@shiji/backoffice/page/dashboard/section.tsx'
import { TradeDashboard } from '@shiji/backoffice/page/dashboard/trade-dashboard.tsx'
import { Widget } from '@shiji/backoffice/page/dashboard/widget.tsx'
import { dayOf, hasPart } from '@shiji/backoffice/page/figures/dashboard-data.ts'
import { useText } from '@shiji/i18n/react.ts'
import { LowStock } from '../../features/dashboard/low-stock.tsx'
import { storeFigures } from '../../features/dashboard/store-figures.ts'
import { TopGoods } from '../../features/dashboard/top-goods.tsx'

/** The store's desk: what to do now, today against the same hours of yesterday and a week ago, 14 days, best goods, low stock (product §7); what this person may see of it. */
export function Component() {
  const say = useText('dashboard')
  const held = useHeldPermissions()
  const asked = useSellerDashboardQuery(undefined, { pollingInterval: 60_000, skipPollingIfUnfocused: true })
  return (
    <TradeDashboard asked={asked} figures={all => storeFigures(all, say, held)}>
      {(data, retry) => [
        ...(hasPart(data, 'top_goods')
          ? [
              <Section key="top_goods" title={say('dashboard.top_goods')} definition={say('dashboard.top_goods_means')}>
                <Widget of={data?.top_goods} onRetry={retry}>
                  {goods => <TopGoods goods={goods} today={dayOf(data)} />}
                </Widget>
              </Section>,
            ]
          : []),
        ...(hasPart(data, 'low_stock')
          ? [
              <Section key="low_stock" title={say('dashboard.low_stock')}>
                <Widget of={data?.low_stock} onRetry={retry}>
                  {skus => <LowStock skus={skus} />}
                </Widget>
              </Section>,
            ]
          : []),
      ]}
    </TradeDashboard>
  )
}
