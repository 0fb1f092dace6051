import { useAddToCartMutation, useRemoveFromCartMutation } from '@shiji/api/cart/cart.buyer.api.ts'
import { useSetFavoriteMutation } from '@shiji/api/catalog/favorite.buyer.api.ts'
import type { CartLine as Line } from '@shiji/contract/cart/cart.ts'
import { useText } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useCallback } from 'react'
import { useReportLoss } from '../../site/form/lost-answer.ts'

/** The ways to remove lines from the cart; each stays the same function. */
export interface CartMoves {
  /** Removes lines and offers to undo it. */
  readonly takeOut: (lines: readonly Line[], said?: string) => Promise<void>
  /** Replaces a line by a favourite. */
  readonly moveToFavorites: (line: Line) => Promise<void>
}

/** Removes lines from the cart; each way shows a message and can be undone. */
export function useCartMoves(): CartMoves {
  const say = useText('shop_order', 'common')
  const reportLoss = useReportLoss()
  const [remove] = useRemoveFromCartMutation()
  const [addBack] = useAddToCartMutation()
  const [setFavorite] = useSetFavoriteMutation()
  const takeOut = useCallback(
    async (lines: readonly Line[], said?: string) => {
      const answer = await remove(lines.map(line => line.id))
      if (answer.error !== undefined) return void reportLoss(answer.error)
      const putBack = async () => {
        for (const { goods_id, sku_id, buy_num } of lines)
          reportLoss((await addBack({ goods_id, sku_id, buy_num })).error)
      }
      toast.info(
        said ??
          (lines.length === 1
            ? say('shop_order.cart_removed')
            : say('shop_order.cart_removed_count', { count: lines.length })),
        { action: { label: say('common.undo'), onClick: () => void putBack() } },
      )
    },
    [say, reportLoss, remove, addBack],
  )
  const moveToFavorites = useCallback(
    async (line: Line) => {
      const answer = await setFavorite({ is_type: 0, out_id: line.goods_id, kept: true })
      if (answer.error !== undefined) return void reportLoss(answer.error)
      await takeOut([line], say('shop_order.cart_kept'))
    },
    [say, reportLoss, setFavorite, takeOut],
  )
  return { takeOut, moveToFavorites }
}
