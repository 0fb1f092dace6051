import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderAction } from '@shiji/contract/order/order.actions.ts'
import type { OrderRow } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { Suspense, useState } from 'react'
import { LinkButton } from '../../site/links/link-button.tsx'
import { commentPath, orderPath, payPath } from '../../site/links/paths.ts'
import { useOrderMoves } from './use-order-moves.ts'

const CancelDialog = onDemand(() => import('./cancel-dialog.tsx').then(module => module.CancelDialog))
const ReceiveDialog = onDemand(() => import('./receive-dialog.tsx').then(module => module.ReceiveDialog))

export interface OrderActionsProps {
  readonly order: OrderRow
  /** Adds a link to the order, in lists. @default false */
  readonly withView?: boolean
}

/** The moves that the server allows this buyer now; the next step is the only solid button. */
export function OrderActions({ order, withView = false }: OrderActionsProps) {
  const say = useText('shop_order')
  const [asking, setAsking] = useState<'cancel' | 'receive'>()
  const moves = useOrderMoves(order)
  const may = (action: OrderAction) => order.actions.includes(action)
  const closeAfter = async (move: Promise<boolean>) => {
    if (await move) setAsking(undefined)
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
      {withView && <LinkButton href={orderPath(order.id)}>{say('shop_order.orders_action.view')}</LinkButton>}
      {may('cancel') && <Button onClick={() => setAsking('cancel')}>{say('shop_order.orders_action.cancel')}</Button>}
      {(order.order_status === 'completion' || order.order_status === 'cancel') && (
        <Button loading={moves.moving} onClick={() => void moves.buyAgain()}>
          {say('shop_order.orders_again')}
        </Button>
      )}
      {may('comment') && (
        <LinkButton href={commentPath(order.id)} look="solid">
          {say('shop_order.orders_action.comment')}
        </LinkButton>
      )}
      {may('receive') && (
        <Button look="solid" onClick={() => setAsking('receive')}>
          {say('shop_order.orders_action.receive')}
        </Button>
      )}
      {may('pay') && (
        <LinkButton href={payPath(order.group_id)} look="solid">
          {say('shop_order.orders_action.pay')}
        </LinkButton>
      )}
      <Suspense fallback={null}>
        {asking === 'cancel' && (
          <CancelDialog
            busy={moves.moving}
            onClose={() => setAsking(undefined)}
            onCancelOrder={reason => void closeAfter(moves.cancel(reason))}
          />
        )}
        {asking === 'receive' && (
          <ReceiveDialog
            busy={moves.moving}
            onClose={() => setAsking(undefined)}
            onReceive={() => void closeAfter(moves.receive())}
          />
        )}
      </Suspense>
    </chakra.div>
  )
}
