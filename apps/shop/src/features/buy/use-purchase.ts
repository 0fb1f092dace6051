import { useAddToCartMutation } from '@shiji/api/cart/cart.buyer.api.ts'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useText } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { firstChoice, type SkuChoice, skuOf } from '@shiji/ui/shop/sku-picker/sku-choice.ts'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useReportLoss } from '../../site/form/lost-answer.ts'
import { choiceOf, type PickerSku, type SkuModel, skuModel } from '../../site/goods/sku-model.ts'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { loginPath } from '../../site/links/login-path.ts'
import { confirmPath, PATHS, readId } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { useIsLogin } from '../../site/session.ts'

/** The choices on a product page, and the two ways to buy. */
export interface Purchase {
  readonly model: SkuModel
  readonly choice: SkuChoice
  readonly choose: (choice: SkuChoice) => void
  /** The SKU of a full choice. */
  readonly chosen: PickerSku | undefined
  readonly quantity: number
  readonly setQuantity: (quantity: number) => void
  /** Units that may be taken: of the SKU, or of all SKUs while none is chosen. */
  readonly stock: number
  /** The person tried to buy without a complete choice. */
  readonly demand: boolean
  readonly adding: boolean
  /** Returns whether it was added; if false, the missing choice is highlighted. */
  readonly addToCart: () => Promise<boolean>
  readonly buyNow: () => boolean
}

/** State of a purchase. A link may select a SKU (`?sku=`); visitors are sent to the login, and return to their choice or go on to the order that they wanted. */
export function usePurchase(goods: GoodsDetail): Purchase {
  const say = useText('shop_goods', 'shop')
  const pick = useName()
  const fileUrl = useFileUrl()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const loggedIn = useIsLogin()
  const reportLoss = useReportLoss()
  const [add, { isLoading: adding }] = useAddToCartMutation()
  const model = useMemo(() => skuModel(goods, pick, fileUrl), [goods, pick, fileUrl])
  // Stored by position, not by name: names change with the language.
  const [places, setPlaces] = useState<readonly (number | undefined)[]>(() => {
    const start = choiceOf(model, readId(params.get('sku'))) ?? firstChoice(model.axes)
    return toPlaces(model, start)
  })
  const [quantity, setQuantity] = useState(1)
  const [demand, setDemand] = useState(false)
  const choice = model.axes.map((axis, index) => axis.values[places[index] ?? -1]?.name)
  const chosen = skuOf(model.skus, choice)
  const stock = chosen ? chosen.stock : model.skus.reduce((sum, sku) => sum + sku.stock, 0)

  /** The chosen SKU; a visitor is sent to the login first, and from there to `next`. */
  const ready = (next: (sku: PickerSku) => string): PickerSku | undefined => {
    if (chosen === undefined) {
      setDemand(true)
      return undefined
    }
    if (loggedIn) return chosen
    void navigate(loginPath(next(chosen)))
    return undefined
  }
  const orderOf = (sku: PickerSku) =>
    confirmPath({ order: [{ goods_id: goods.id, sku_id: sku.id, buy_num: quantity }], ifcart: false })
  return {
    model,
    choice,
    choose: next => {
      setPlaces(toPlaces(model, next))
      const sku = skuOf(model.skus, next)
      if (sku) setQuantity(before => Math.max(1, Math.min(before, sku.stock)))
    },
    chosen,
    quantity,
    setQuantity,
    stock: Math.min(stock, LIMITS.order.buyNumMax),
    demand,
    adding,
    addToCart: async () => {
      const sku = ready(({ id }) => `${pathname}?sku=${id}`)
      if (sku === undefined || adding) return false
      const answer = await add({ goods_id: goods.id, sku_id: sku.id, buy_num: quantity })
      if (answer.error !== undefined) {
        reportLoss(answer.error)
        return false
      }
      toast.success(say('shop_goods.added'), {
        action: { label: say('shop.cart_open'), onClick: () => void navigate(PATHS.carts) },
      })
      return true
    },
    buyNow: () => {
      const sku = ready(orderOf)
      if (sku === undefined) return false
      void navigate(orderOf(sku))
      return true
    },
  }
}

const toPlaces = (model: SkuModel, choice: SkuChoice): readonly (number | undefined)[] =>
  model.axes.map((axis, index) => {
    const at = axis.values.findIndex(value => value.name === choice[index])
    return at === -1 ? undefined : at
  })
