import { chakra } from '@chakra-ui/react/styled-system'
import type { PayPage } from '@shiji/contract/payment/payment.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { orderPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'

/** The orders that one payment settles, each with its part. */
export function PaidOrders({ orders }: { readonly orders: PayPage['orders'] }) {
  const say = useText('shop_order')
  const pick = useName()
  const fileUrl = useFileUrl()
  return (
    <chakra.details mt="5" borderRadius="sm" bg="bg.canvas" open={orders.length === 1}>
      <chakra.summary px="4" py="3" cursor="pointer" textStyle="sm" fontWeight="medium" borderRadius="sm">
        {say('shop_order.pay_orders', { count: orders.length })}
      </chakra.summary>
      <chakra.ul px="4" pb="3" display="flex" flexDirection="column" gap="3">
        {orders.map(order => (
          <chakra.li key={order.id} display="flex" alignItems="center" gap="3">
            <chakra.span w="48px" flexShrink="0">
              <Plate src={fileUrl(order.image, 160)} alt="" seed={order.id} radius="sm" />
            </chakra.span>
            <chakra.div minW="0" flex="1">
              <UiLink href={orderPath(order.id)} display="block" textStyle="sm" fontWeight="medium" truncate>
                {pick(order.store_name, order.store_name_en)} · {pick(order.name, order.name_en)}
              </UiLink>
              <chakra.p textStyle="xs" color="fg.muted" truncate data-tabular>
                {say('shop_order.pay_order_number', { number: order.order_no })}
              </chakra.p>
            </chakra.div>
            <Price fen={order.payable} plain />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  )
}
