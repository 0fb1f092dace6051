import { chakra } from '@chakra-ui/react/styled-system'
import type { LifeEntry } from '@shiji/contract/order/order.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { hasText, sayWith, useLocale, useText, useTranslation } from '@shiji/i18n/react.ts'
import { Timeline } from '@shiji/ui/common/timeline/timeline.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'

const tones = {
  price: 'neutral',
  address: 'warning',
  move: 'accent',
  stock: 'neutral',
  payment: 'success',
  ledger: 'success',
  parcel: 'warning',
  print: 'neutral',
  settlement: 'success',
} as const satisfies Record<LifeEntry['kind'], string>

/** Everything that happened to an order, oldest first (product §8). An event without a text shows its kind. */
export function OrderLife({ life }: { readonly life: readonly LifeEntry[] }) {
  useText('life')
  const { i18n } = useTranslation('life')
  const locale = useLocale()
  return (
    <Timeline
      entries={life.map((entry, index) => ({
        id: index,
        tone: tones[entry.kind],
        time: formatDateTime(entry.at, locale),
        title: (
          <chakra.span display="inline-flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
            {hasText(i18n, entry.key) ? sayWith(i18n)(entry.key, entry.params) : entry.kind}
            {entry.amount !== null && <Price fen={entry.amount} plain />}
          </chakra.span>
        ),
        body: entry.actor === '' ? undefined : entry.actor,
      }))}
    />
  )
}
