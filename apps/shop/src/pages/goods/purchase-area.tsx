import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { ChevronRight, CircleAlert } from 'lucide-react'
import { BuyButtons } from '../../features/buy/buy-buttons.tsx'
import { ChoicePanel } from '../../features/buy/choice-panel.tsx'
import type { Purchase } from '../../features/buy/use-purchase.ts'
import { FavoriteButton } from '../../features/favorite/favorite-button.tsx'

const WHY_NOT = new Map<string, 'shop_goods.unavailable_stock' | 'shop_goods.unavailable_store'>([
  ['stock.not_enough', 'shop_goods.unavailable_stock'],
  ['store.closed', 'shop_goods.unavailable_store'],
])

export interface PurchaseAreaProps {
  readonly goods: GoodsDetail
  readonly purchase: Purchase
  /** Opens the choice on phones. */
  readonly onChoose: () => void
}

/** The choice and the buy buttons, or the reason why the product is not for sale. */
export function PurchaseArea({ goods, purchase, onChoose }: PurchaseAreaProps) {
  const say = useText('shop_goods', 'ui')
  const chosenWords = purchase.choice.filter(value => value !== undefined).join(say('ui.list_separator'))
  return goods.unavailable === null ? (
    <>
      <chakra.div hideBelow="md">
        <ChoicePanel purchase={purchase} />
      </chakra.div>
      <chakra.div hideBelow="md">
        <chakra.div display="flex" gap="3">
          <BuyButtons purchase={purchase} />
          <FavoriteButton goodsId={goods.id} />
        </chakra.div>
      </chakra.div>
      <chakra.button
        type="button"
        hideFrom="md"
        onClick={onChoose}
        display="flex"
        alignItems="center"
        gap="3"
        w="full"
        minH="52px"
        px="4"
        bg="bg.surface"
        borderRadius="md"
        textStyle="md"
        textAlign="start"
      >
        <chakra.span color="fg.muted">{say('shop_goods.choose_sku')}</chakra.span>
        <chakra.span flex="1" truncate fontWeight="medium">
          {chosenWords}
        </chakra.span>
        <Icon of={ChevronRight} size={16} />
      </chakra.button>
    </>
  ) : (
    <chakra.div display="flex" gap="3">
      <chakra.div
        role="status"
        flex="1"
        display="flex"
        gap="2"
        alignItems="center"
        px="4"
        py="3"
        borderRadius="md"
        bg="status.warning.subtle"
        color="status.warning.fg"
        fontWeight="medium"
      >
        <Icon of={CircleAlert} />
        {say(WHY_NOT.get(goods.unavailable) ?? 'shop_goods.unavailable')}
      </chakra.div>
      <FavoriteButton goodsId={goods.id} />
    </chakra.div>
  )
}
