import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { resourceApi } from '@shiji/api/resource/resource.api.ts'
import { isReported, refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { rowsOf } from '@shiji/backoffice/page/declaration/rows-of.ts'
import { pagePath } from '@shiji/contract/lists/list-call.ts'
import { sellerOrdersCall } from '@shiji/contract/order/order.calls.ts'
import type { DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useCallback } from 'react'

/** A scanned order that can be shipped, or why there is none; no message if one was shown already. */
export type ScannedOrder =
  | { readonly order: DeskOrderRow }
  | { readonly order: undefined; readonly message: string | undefined }

/** Looks up a scanned order number in the own store, as it is now. */
export function useScannedOrder(): (number: string) => Promise<ScannedOrder> {
  const say = useText('order', 'status', 'backoffice')
  const dispatch = useShijiDispatch()
  return useCallback(
    async number => {
      const { data, error } = await dispatch(
        resourceApi.endpoints.listRows.initiate(
          { path: pagePath(sellerOrdersCall), query: { order_no: number, per_page: 1 } },
          { subscribe: false, forceRefetch: true },
        ),
      )
      if (data === undefined)
        return { order: undefined, message: isReported(error) ? undefined : refusalOf(error, say).message }
      const [order] = rowsOf(sellerOrdersCall, data.data)
      if (order === undefined) return { order, message: say('order.scan_missing', { number }) }
      if (order.actions.includes('ship')) return { order }
      const state = say(`status.order.${order.order_status}`)
      return { order: undefined, message: say('order.scan_state', { number, state }) }
    },
    [dispatch, say],
  )
}
