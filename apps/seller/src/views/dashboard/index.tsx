import { useSellerDashboardQuery } from '@shiji/api/insight/insight.back-office.api.ts'
import { ComparedFigures } from '@shiji/backoffice/figures/compared-figures.tsx'
import { DayChart } from '@shiji/backoffice/figures/day-chart.tsx'
import { Loaded } from '@shiji/backoffice/figures/loaded.tsx'
import { PlainTable } from '@shiji/backoffice/figures/plain-table.tsx'
import { Pair, Section, Stack } from '@shiji/backoffice/figures/section.tsx'
import { TodoCards } from '@shiji/backoffice/figures/todo-cards.tsx'
import { formatMoney, formatNumber, NOTHING } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { EmptyState } from '@shiji/ui/state-view/states.tsx'

/** The store's desk: what to do now, today against yesterday, 14 days, best goods, low stock (product §7). */
export function Component() {
  const say = useText('dashboard')
  const locale = useLocale()
  const asked = useSellerDashboardQuery(undefined, { pollingInterval: 60_000, skipPollingIfUnfocused: true })
  const named = (item: { readonly name: string; readonly name_en: string }) =>
    locale === 'en' && item.name_en !== '' ? item.name_en : item.name
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
            ]}
          />
          <DayChart days={data.days} />
          <Pair>
            <Section title={say('dashboard.top_goods')}>
              {data.top_goods.length === 0 ? (
                <EmptyState extent="inline" />
              ) : (
                <PlainTable
                  name={say('dashboard.top_goods')}
                  head={[say('dashboard.goods'), say('dashboard.pieces'), say('dashboard.amount')]}
                  rows={data.top_goods.map(item => ({
                    id: item.id,
                    cells: [named(item), formatNumber(item.pieces, locale), formatMoney(item.amount, locale)],
                  }))}
                />
              )}
            </Section>
            <Section title={say('dashboard.low_stock')}>
              {data.low_stock.length === 0 ? (
                <EmptyState extent="inline" title={say('dashboard.stock_fine')} />
              ) : (
                <PlainTable
                  name={say('dashboard.low_stock')}
                  head={[say('dashboard.goods'), say('dashboard.sku'), say('dashboard.stock')]}
                  rows={data.low_stock.map(item => ({
                    id: item.sku_id,
                    cells: [
                      named(item),
                      item.sku_name === '' ? NOTHING : item.sku_name,
                      formatNumber(item.stock, locale),
                    ],
                  }))}
                />
              )}
            </Section>
          </Pair>
        </Stack>
      )}
    </Loaded>
  )
}
