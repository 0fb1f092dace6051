import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { Ranking } from '@shiji/backoffice/page/figures/ranking.tsx'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { OwnDashboard } from './own-dashboard.ts'

interface TopGoodsProps {
  readonly goods: NonNullable<OwnDashboard['top_goods']>
  /** The shop day that it is, 'YYYY-MM-DD'. */
  readonly today: string | undefined
}

/** Goods that sold best; each figure leads to the orders with a line of them. */
export function TopGoods({ goods, today }: TopGoodsProps) {
  const say = useText('dashboard')
  const locale = useLocale()
  return (
    <Ranking
      name={say('dashboard.top_goods')}
      ranked={say('dashboard.goods')}
      counted={say('dashboard.pieces')}
      today={today}
      rows={goods.map(item => ({
        id: item.id,
        name: inLanguage(item, 'name', locale),
        count: item.pieces,
        amount: item.amount,
        search: { goods_id: String(item.id) },
      }))}
    />
  )
}
