import { chakra } from '@chakra-ui/react/styled-system'
import type { PriceChange } from '@shiji/contract/order/changes/price-change.ts'
import { formatDateTime, formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'

/** How the store changed the price of an order: before, after, why, and when. Nothing without a change. */
export function PriceChanges({ changes }: { readonly changes: readonly PriceChange[] }) {
  const say = useText('shop_order')
  const locale = useLocale()
  if (changes.length === 0) return null
  return (
    <chakra.div mt="4" pt="4" borderTopWidth="1px" borderColor="border">
      <chakra.h3 textStyle="sm" fontWeight="semibold" mb="2">
        {say('shop_order.price_changes')}
      </chakra.h3>
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2" textStyle="sm">
        {changes.map(change => (
          <chakra.li key={change.id} overflowWrap="anywhere">
            <span data-tabular>
              {say('shop_order.price_change_line', {
                before: formatMoney(change.payable_before, locale),
                after: formatMoney(change.payable_after, locale),
                reason: change.reason,
              })}
            </span>
            <chakra.span display="block" color="fg.muted" data-tabular>
              {change.actor} · {formatDateTime(change.at, locale)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}

/** What the store has taken off the goods since the order was placed, in fen. */
export function takenOff(changes: readonly PriceChange[]): number {
  const [first] = changes
  const last = changes.at(-1)
  return first === undefined || last === undefined ? 0 : first.goods_before - last.goods_after
}
