import { chakra } from '@chakra-ui/react/styled-system'
import type { Quote } from '@shiji/contract/cart/cart.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Price } from '@shiji/ui/shop/price/price.tsx'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Goods, delivery, discounts and the amount to pay. */
export function Totals({ quote }: { readonly quote: Quote }) {
  const say = useText('shop_order')
  const goods = sum(quote.stores.map(store => store.goods_amount))
  const freight = sum(quote.stores.map(store => store.freight_amount))
  const discount = sum(quote.stores.map(store => store.discount_amount))
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="1fr auto"
      rowGap="2"
      textStyle="md"
      css={{ '& dd': { textAlign: 'end' } }}
    >
      <chakra.dt color="fg.muted">
        {say('shop_order.cart_goods_total')}
        <chakra.span ms="2" textStyle="sm">
          {say('shop_order.checkout_pieces', { count: quote.pieces })}
        </chakra.span>
      </chakra.dt>
      <dd>
        <Price fen={goods} plain />
      </dd>
      <chakra.dt color="fg.muted">{say('shop_order.checkout_freight')}</chakra.dt>
      <dd>{freight === 0 ? say('shop_order.checkout_freight_free') : <Price fen={freight} plain />}</dd>
      {discount > 0 && (
        <>
          <chakra.dt color="fg.muted">{say('shop_order.checkout_discount')}</chakra.dt>
          <dd>
            <Price fen={-discount} plain />
          </dd>
        </>
      )}
      <chakra.dt
        pt="3"
        mt="1"
        borderTopWidth="1px"
        borderColor="border"
        alignSelf="stretch"
        fontWeight="semibold"
        lineHeight="30px"
      >
        {say('shop_order.checkout_payable')}
      </chakra.dt>
      <chakra.dd pt="3" mt="1" borderTopWidth="1px" borderColor="border">
        <span aria-live="polite">
          <Price fen={quote.payable} size="md" />
        </span>
      </chakra.dd>
    </chakra.dl>
  )
}
