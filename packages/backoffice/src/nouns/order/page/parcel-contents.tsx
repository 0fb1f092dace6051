import { chakra } from '@chakra-ui/react/styled-system'
import type { DeskOrderDetail } from '@shiji/contract/order/order.desk.ts'
import type { OrderLine } from '@shiji/contract/order/order.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { orderAddress } from '../../../core/address/order-address.ts'
import { inLanguage } from '../../../page/declaration/in-language.ts'

interface ParcelContentsProps {
  readonly parcel: Pick<DeskOrderDetail['parcels'][number], 'goods' | 'is_shared' | 'together'>
  /** Lines of the order. */
  readonly lines: readonly OrderLine[]
}

/** What is in a parcel, and the other orders that it carries. */
export function ParcelContents({ parcel, lines }: ParcelContentsProps) {
  const say = useText('order')
  const locale = useLocale()
  return (
    <chakra.div mb="2" textStyle="sm" color="fg.muted" display="grid" gap="1">
      <chakra.ul listStyleType="none">
        {parcel.goods.map(({ line_id, pieces }) => {
          const line = lines.find(each => each.id === line_id)
          if (line === undefined) return null
          return (
            <chakra.li key={line_id} overflowWrap="anywhere">
              {inLanguage(line, 'goods_name', locale)} {inLanguage(line, 'sku_name', locale)} × {pieces}
            </chakra.li>
          )
        })}
      </chakra.ul>
      {parcel.is_shared && <p>{say('order.parcel_shared')}</p>}
      {parcel.together.length > 0 && (
        <chakra.p display="flex" flexWrap="wrap" columnGap="2">
          {say('order.parcel_together')}
          {parcel.together.map(other => (
            <UiLink
              key={other.id}
              href={orderAddress(other.id)}
              color="accent.fg"
              fontWeight="medium"
              textDecoration="underline"
            >
              {other.order_no}
            </UiLink>
          ))}
        </chakra.p>
      )}
    </chakra.div>
  )
}
