import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { Ranking } from '@shiji/backoffice/page/figures/ranking.tsx'
import type { AdminDashboard } from '@shiji/contract/insight/insight.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'

interface TopStoresProps {
  readonly stores: NonNullable<AdminDashboard['top_stores']>
  /** The shop day that it is, 'YYYY-MM-DD'. */
  readonly today: string | undefined
}

/** Stores that sold most; each figure leads to the orders that it counts. */
export function TopStores({ stores, today }: TopStoresProps) {
  const say = useText('dashboard')
  const locale = useLocale()
  return (
    <Ranking
      name={say('dashboard.top_stores')}
      ranked={say('dashboard.store')}
      counted={say('dashboard.orders')}
      today={today}
      rows={stores.map(store => ({
        id: store.id,
        name: inLanguage(store, 'name', locale),
        count: store.orders,
        amount: store.amount,
        search: { store_id: String(store.id) },
      }))}
    />
  )
}
