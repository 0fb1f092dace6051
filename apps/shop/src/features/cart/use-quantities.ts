import { useChangeCartMutation } from '@shiji/api/cart/cart.buyer.api.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useReportLoss } from '../../site/form/lost-answer.ts'
import type { WantedQuantities } from './cart-view.ts'

const settleMs = 350

export interface Quantities {
  readonly wanted: WantedQuantities
  /** Stays the same function. */
  readonly want: (lineId: number, quantity: number) => void
  /** Sends what has not been sent yet and waits for every answer. */
  readonly settle: () => Promise<void>
}

/**
 * Pending quantities: shown at once, sent after a pause, reverted when the server refuses, which shows the reason. Leaving the page sends pending
 * ones.
 */
export function useQuantities(): Quantities {
  const [changeCart] = useChangeCartMutation()
  const reportLoss = useReportLoss()
  const [wanted, setWanted] = useState<WantedQuantities>(() => new Map())
  const open = useRef(new Map<number, { quantity: number; timer: ReturnType<typeof setTimeout> }>())
  const underWay = useRef(new Set<Promise<void>>())

  const send = useCallback(
    (id: number) => {
      const change = open.current.get(id)
      if (change === undefined) return
      clearTimeout(change.timer)
      open.current.delete(id)
      const sending = changeCart({ id, buy_num: change.quantity }).then(answer => {
        reportLoss(answer.error)
        // A newer quantity of the same line stays.
        if (open.current.has(id)) return
        setWanted(before => {
          const next = new Map(before)
          next.delete(id)
          return next
        })
      })
      underWay.current.add(sending)
      void sending.finally(() => underWay.current.delete(sending))
    },
    [changeCart, reportLoss],
  )
  useEffect(
    () => () => {
      for (const id of [...open.current.keys()]) send(id)
    },
    [send],
  )
  const want = useCallback(
    (id: number, quantity: number) => {
      clearTimeout(open.current.get(id)?.timer)
      open.current.set(id, { quantity, timer: setTimeout(() => send(id), settleMs) })
      setWanted(before => new Map(before).set(id, quantity))
    },
    [send],
  )
  return {
    wanted,
    want,
    settle: async () => {
      for (const id of [...open.current.keys()]) send(id)
      await Promise.all(underWay.current)
    },
  }
}
