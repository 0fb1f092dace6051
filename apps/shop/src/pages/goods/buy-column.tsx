import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { useText } from '@shiji/i18n/react.ts'
import { QuantityInput } from '@shiji/ui/shop/quantity-input/quantity-input.tsx'
import { BuyButtons } from '../../features/buy/buy-buttons.tsx'
import { PricePlate } from '../../features/buy/price-plate.tsx'
import type { Purchase } from '../../features/buy/use-purchase.ts'

export interface BuyColumnProps {
  readonly goods: GoodsDetail
  readonly purchase: Purchase
  /** Leads to the choice above. */
  readonly onMissing: () => void
}

/** Price, choice, number and buy buttons, beside the long part of the page; it stays while that scrolls. */
export function BuyColumn({ goods, purchase, onMissing }: BuyColumnProps) {
  const say = useText('shop_goods', 'ui')
  const chosen = purchase.choice.filter(value => value !== undefined).join(say('ui.list_separator'))
  return (
    <chakra.aside
      aria-label={say('shop_goods.buy_column')}
      position="sticky"
      top="80px"
      display="flex"
      flexDirection="column"
      gap="4"
      p="5"
      bg="bg.surface"
      borderRadius="lg"
    >
      <PricePlate goods={goods} purchase={purchase} />
      {purchase.model.axes.length > 0 && (
        <chakra.p textStyle="sm" color="fg.muted">
          {chosen === '' ? say('shop_goods.choose_sku') : chosen}
        </chakra.p>
      )}
      <QuantityInput
        value={purchase.quantity}
        onChange={purchase.setQuantity}
        stock={purchase.stock}
        label={say('shop_goods.quantity')}
        disabled={purchase.stock === 0}
      />
      <chakra.div display="flex">
        <BuyButtons purchase={purchase} onMissing={onMissing} />
      </chakra.div>
    </chakra.aside>
  )
}
