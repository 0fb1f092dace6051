import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { formatCount } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { PriceSteps } from '../../site/goods/price-steps.tsx'
import type { Purchase } from './use-purchase.ts'

export interface PricePlateProps {
  readonly goods: GoodsDetail
  readonly purchase: Purchase
}

/** The price on its plate: of the chosen SKU, or the lowest while none is chosen. */
export function PricePlate({ goods, purchase }: PricePlateProps) {
  const say = useText('ui')
  const locale = useLocale()
  const sku = purchase.chosen?.sku
  const price = sku?.price ?? goods.price
  const listed = sku && sku.market_price > 0 ? sku.market_price : goods.market_price
  return (
    <chakra.div
      display="flex"
      alignItems="baseline"
      flexWrap="wrap"
      columnGap="3"
      px={{ base: '0', md: '5' }}
      py={{ base: '0', md: '4' }}
      borderRadius="md"
      bg={{ md: 'accent.subtle' }}
    >
      <span aria-live="polite">
        <Price fen={price} size="lg" from={sku === undefined && goods.max_price > goods.price} />
      </span>
      {listed > price && <Price fen={listed} size="lg" struck />}
      {sku !== undefined && <PriceSteps steps={sku.price_steps} />}
      {goods.sales > 0 && (
        <chakra.span ms="auto" textStyle="sm" color="fg.muted" data-tabular>
          {say('ui.sold', { count: formatCount(goods.sales, locale) })}
        </chakra.span>
      )}
    </chakra.div>
  )
}
