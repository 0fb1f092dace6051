import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderDetail } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { orderPath } from '../../../site/links/paths.ts'
import { useName } from '../../../site/names.ts'

interface ParcelGoodsProps {
  readonly parcel: OrderDetail['parcels'][number]
  /** Lines of the order. */
  readonly lines: OrderDetail['order_goods']
}

/** What is in a parcel, and the other orders of the buyer that it carries. */
export function ParcelGoods({ parcel, lines }: ParcelGoodsProps) {
  const say = useText('shop_order')
  const pick = useName()
  return (
    <chakra.div ms="9" mt="1" textStyle="sm" color="fg.muted">
      <ul>
        {parcel.goods.map(({ line_id, pieces }) => {
          const line = lines.find(each => each.id === line_id)
          if (line === undefined) return null
          return (
            <chakra.li key={line_id} overflowWrap="anywhere">
              {pick(line.goods_name, line.goods_name_en)} {pick(line.sku_name, line.sku_name_en)} × {pieces}
            </chakra.li>
          )
        })}
      </ul>
      {parcel.is_shared && <p>{say('shop_order.order_parcel_shared')}</p>}
      {parcel.together.length > 0 && (
        <chakra.p display="flex" flexWrap="wrap" columnGap="2">
          {say('shop_order.order_parcel_together')}
          {parcel.together.map(other => (
            <UiLink key={other.id} href={orderPath(other.id)} textDecoration="underline">
              {other.order_no}
            </UiLink>
          ))}
        </chakra.p>
      )}
    </chakra.div>
  )
}
