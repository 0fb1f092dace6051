import { useAddToCartMutation } from '@shiji/api/cart/cart.buyer.api.ts'
import { useMoveOrderMutation } from '@shiji/api/order/order.buyer.api.ts'
import type { OrderRow } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useNavigate } from 'react-router'
import { useReportLoss } from '../../site/form/lost-answer.ts'
import { PATHS } from '../../site/links/paths.ts'

export interface OrderMoves {
  readonly moving: boolean
  /** Both return whether it was done. */
  readonly cancel: (reason: string) => Promise<boolean>
  readonly receive: () => Promise<boolean>
  /** Adds what can still be bought to the cart and reports what cannot. */
  readonly buyAgain: () => Promise<void>
}

/** What a buyer can do with an order beyond paying and reviewing it. */
export function useOrderMoves(order: Pick<OrderRow, 'id' | 'order_goods'>): OrderMoves {
  const say = useText('shop_order', 'shop')
  const navigate = useNavigate()
  const reportLoss = useReportLoss()
  const [move, { isLoading }] = useMoveOrderMutation()
  const [add, { isLoading: adding }] = useAddToCartMutation()
  const make = async (change: Parameters<typeof move>[0], done: string): Promise<boolean> => {
    const answer = await move(change)
    if (answer.error !== undefined) {
      reportLoss(answer.error)
      return false
    }
    toast.success(done)
    return true
  }
  return {
    moving: isLoading || adding,
    cancel: reason => make({ id: order.id, move: 'cancel', reason }, say('shop_order.orders_cancelled')),
    receive: () => make({ id: order.id, move: 'receive' }, say('shop_order.orders_received')),
    buyAgain: async () => {
      const answers = []
      // One after the other: the cart merges lines, and the order of the lines is kept.
      for (const line of order.order_goods) {
        answers.push(await add({ goods_id: line.goods_id, sku_id: line.sku_id, buy_num: line.buy_num }))
      }
      const failed = answers.filter(answer => answer.error !== undefined)
      for (const { error } of failed) reportLoss(error)
      if (failed.length === answers.length) return
      const action = { label: say('shop.cart_open'), onClick: () => void navigate(PATHS.carts) }
      if (failed.length > 0) toast.warning(say('shop_order.orders_again_part', { count: failed.length }), { action })
      else toast.success(say('shop_order.orders_again_done'), { action })
    },
  }
}
