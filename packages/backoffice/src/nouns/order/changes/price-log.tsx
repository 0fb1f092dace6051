import { chakra } from '@chakra-ui/react/styled-system'
import type { PriceChange } from '@shiji/contract/order/changes/price-change.ts'
import { formatDateTime, formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'

/** The changes of an order's price: before and after, why, who and when. Nothing without a change. */
export function PriceLog({ changes }: { readonly changes: readonly PriceChange[] }) {
  const say = useText('order')
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, locale)
  if (changes.length === 0) return null
  return (
    <chakra.div mt="4">
      <chakra.h3 mb="2" textStyle="sm" color="fg.muted" fontWeight="medium">
        {say('order.price_log')}
      </chakra.h3>
      <chakra.ul listStyleType="none" display="grid" gap="2" textStyle="md">
        {changes.map(change => (
          <chakra.li key={change.id} minW="0" overflowWrap="anywhere">
            <span data-tabular>
              {money(change.payable_before)} → <strong>{money(change.payable_after)}</strong>
            </span>{' '}
            <chakra.span color="fg.muted" data-tabular>
              {say('order.price_parts', {
                goods: `${money(change.goods_before)} → ${money(change.goods_after)}`,
                freight: `${money(change.freight_before)} → ${money(change.freight_after)}`,
              })}
            </chakra.span>
            <chakra.p>{change.reason}</chakra.p>
            <chakra.p textStyle="sm" color="fg.muted">
              {say('order.note_by', { who: change.actor, time: formatDateTime(change.at, locale) })}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
