import type { LifeEntry } from '@shiji/contract/order/order.ts'
import { formatDateTime, formatMoney } from '@shiji/i18n/format.ts'
import { hasText, sayWith, useLocale, useText, useTranslation } from '@shiji/i18n/react.ts'
import { Timeline } from '@shiji/ui/common/timeline/timeline.tsx'

const key = (text: string): string => (text.startsWith('life.') ? text : `life.${text}`)

/** The timeline of an order: reasons of its price, moves, stock, payment, ledger and parcels (product §8). */
export function OrderLife({ life }: { readonly life: readonly LifeEntry[] }) {
  useText('life')
  const { i18n } = useTranslation('life')
  const locale = useLocale()
  return (
    <Timeline
      entries={life.map((entry, index) => {
        const name = key(entry.key)
        const amount = entry.amount === null ? '' : ` ${formatMoney(entry.amount, locale)}`
        return {
          id: index,
          title: `${hasText(i18n, name) ? sayWith(i18n)(name, moneyParams(entry.params, locale)) : entry.key}${amount}`,
          time: formatDateTime(entry.at, locale),
          body: entry.actor === '' ? undefined : entry.actor,
          tone: entry.kind === 'move' ? ('accent' as const) : ('neutral' as const),
        }
      })}
    />
  )
}

/** Amounts in a text are fen. */
const moneyParams = (params: Readonly<Record<string, string | number>>, locale: Parameters<typeof formatMoney>[1]) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name === 'price' && typeof value === 'number' ? formatMoney(value, locale) : value,
    ]),
  )
