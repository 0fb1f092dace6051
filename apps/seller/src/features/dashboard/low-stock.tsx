import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { PlainTable } from '@shiji/backoffice/page/figures/plain-table.tsx'
import { rowsBehind } from '@shiji/backoffice/page/figures/rows-behind.ts'
import { filterValue } from '@shiji/contract/lists/list.ts'
import { formatNumber, NOTHING } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import type { OwnDashboard } from './own-dashboard.ts'

/** SKUs that run short; the name leads to the goods. */
export function LowStock({ skus }: { readonly skus: NonNullable<OwnDashboard['low_stock']> }) {
  const say = useText('dashboard')
  const locale = useLocale()
  const mayLook = useHeldPermissions()('goods.view')
  if (skus.length === 0) return <EmptyState extent="inline" title={say('dashboard.stock_fine')} />
  return (
    <PlainTable
      name={say('dashboard.low_stock')}
      head={[say('dashboard.goods'), say('dashboard.sku'), say('dashboard.stock')]}
      rows={skus.map(sku => {
        const name = inLanguage(sku, 'name', locale)
        return {
          id: sku.sku_id,
          cells: [
            mayLook ? (
              <UiLink
                key="goods"
                href={rowsBehind('/goods', { name: filterValue(sku.name) })}
                textDecoration="underline"
              >
                {name}
              </UiLink>
            ) : (
              name
            ),
            inLanguage(sku, 'sku_name', locale) || NOTHING,
            formatNumber(sku.stock, locale),
          ],
        }
      })}
    />
  )
}
