import { useAddToCartMutation } from '@shiji/api/cart/cart.buyer.api.ts'
import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import { useText } from '@shiji/i18n/react.ts'
import { IconButton } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { ShoppingCart } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useReportLoss } from '../../site/form/lost-answer.ts'
import { loginPath } from '../../site/links/login-path.ts'
import { PATHS } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { useIsLogin } from '../../site/session.ts'

const CardPicker = onDemand(() => import('./card-picker.tsx').then(part => part.CardPicker))

/** Adding to the cart from the cards of one grid. */
export interface CardCart {
  /** The button of a card; none for goods that are sold out. */
  readonly button: (goods: GoodsCard) => ReactNode
  /** The choice of goods that have one, while it is open. */
  readonly picker: ReactNode
}

/**
 * Goods with one SKU are added at once; for others their choice opens, since a card never guesses (ux 63). Visitors are
 * sent to the login and come back to the page.
 */
export function useCardCart(): CardCart {
  const say = useText('shop')
  const pick = useName()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const loggedIn = useIsLogin()
  const reportLoss = useReportLoss()
  const [add] = useAddToCartMutation()
  const [adding, setAdding] = useState<number>()
  const [choosing, setChoosing] = useState<GoodsCard>()

  const put = async (goods: GoodsCard, skuId: number): Promise<boolean> => {
    setAdding(goods.id)
    const answer = await add({ goods_id: goods.id, sku_id: skuId, buy_num: 1 })
    setAdding(undefined)
    if (answer.error !== undefined) {
      reportLoss(answer.error)
      return false
    }
    toast.success(say('shop.card_added', { name: pick(goods.name, goods.name_en) }), {
      action: { label: say('shop.cart_open'), onClick: () => void navigate(PATHS.carts) },
    })
    return true
  }
  const press = (goods: GoodsCard) => {
    if (!loggedIn) return void navigate(loginPath(`${pathname}${search}`))
    if (goods.sku_id === null) return setChoosing(goods)
    void put(goods, goods.sku_id)
  }
  return {
    button: goods =>
      goods.in_stock && (
        <IconButton
          label={say('shop.card_add', { name: pick(goods.name, goods.name_en) })}
          title={say('shop.card_add_short')}
          size="sm"
          round
          loading={adding === goods.id}
          color="accent.fg"
          bg="accent.subtle"
          // Fingers need more than the eye (ux 11).
          _after={{ content: '""', position: 'absolute', inset: '-6px' }}
          position="relative"
          onClick={() => press(goods)}
        >
          <Icon of={ShoppingCart} size={16} />
        </IconButton>
      ),
    picker: choosing && (
      <CardPicker
        goods={choosing}
        adding={adding === choosing.id}
        onPick={skuId => void put(choosing, skuId).then(done => done && setChoosing(undefined))}
        onClose={() => setChoosing(undefined)}
      />
    ),
  }
}
