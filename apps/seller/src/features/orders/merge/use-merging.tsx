import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import type { DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import { useText } from '@shiji/i18n/react.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { MergeDialog } from './merge-dialog.tsx'

/** Orders as one parcel, on a page of orders. */
export interface Merging {
  /** What a button says for an order that waits with others for the same address; undefined without others. */
  readonly label: (order: Pick<DeskOrderRow, 'together'>) => string | undefined
  readonly merge: (order: Pick<DeskOrderRow, 'together'>) => void
  /** The dialog; rendered once per page. */
  readonly dialog: ReactNode
}

const NOTHING: readonly number[] = []

/** Offers to ship orders to the same address as one parcel, to people who may ship. */
export function useMerging(): Merging {
  const say = useText('order')
  const mayShip = useHeldPermissions()('order.ship')
  const [ids, setIds] = useState(NOTHING)
  const label = useCallback(
    ({ together }: Pick<DeskOrderRow, 'together'>) =>
      mayShip && together.length > 1 ? say('order.same_address', { count: together.length }) : undefined,
    [mayShip, say],
  )
  const merge = useCallback(({ together }: Pick<DeskOrderRow, 'together'>) => setIds(together), [])
  // A key per opening: nothing typed for other orders is left.
  const dialog = <MergeDialog key={ids.join()} ids={ids} onClose={() => setIds(NOTHING)} />
  return { label, merge, dialog }
}
