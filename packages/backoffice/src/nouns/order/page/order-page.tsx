import { chakra } from '@chakra-ui/react/styled-system'
import { useGetBackOfficeOrderQuery } from '@shiji/api/order/order.back-office.api.ts'
import type { DeskOrderDetail } from '@shiji/contract/order/order.desk.ts'
import { useText } from '@shiji/i18n/react.ts'
import { copyText } from '@shiji/ui/backoffice/data-table/reading/copy-text.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { StatusTag } from '@shiji/ui/common/status-tag/status-tag.tsx'
import type { ReactNode } from 'react'
import { usePageAddress } from '../../../core/address/page-address.ts'
import { usePageTitle } from '../../../core/running/use-page-title.ts'
import { RecordHistory } from '../../../page/history/record-history.tsx'
import { UnreadRecord } from '../../../page/record/unread-record.tsx'
import { AddressTask } from '../changes/address-task.tsx'
import { PriceChange } from '../changes/price-change.tsx'
import { OrderDue } from '../desk/order-due.tsx'
import { useNotes } from '../desk/use-notes.tsx'
import { useShipping } from '../use-shipping.tsx'
import { OrderSections } from './order-sections.tsx'

interface OrderPageProps {
  readonly area: 'seller' | 'admin'
  /** More buttons for this order. */
  readonly actions?: (order: DeskOrderDetail) => ReactNode
}

/** One order at its own address, to work on and to send to a colleague. */
export function OrderPage({ area, actions }: OrderPageProps) {
  const { id } = usePageAddress()
  return (
    <>
      <BackToOrders />
      {typeof id === 'number' ? <OneOrder key={id} area={area} id={id} actions={actions} /> : <MissingOrder />}
    </>
  )
}

function BackToOrders() {
  const say = useText('order')
  return (
    <UiLink
      href="/orders"
      display="inline-flex"
      alignItems="center"
      minH={{ base: '44px', md: 'control-sm' }}
      color="accent.fg"
      fontWeight="medium"
      textDecoration="underline"
      textStyle="sm"
    >
      {say('order.back')}
    </UiLink>
  )
}

function MissingOrder() {
  const say = useText('order')
  return <EmptyState title={say('order.missing')} hint={say('order.missing_hint')} />
}

interface OneOrderProps {
  readonly area: 'seller' | 'admin'
  readonly id: number
  readonly actions: OrderPageProps['actions']
}

function OneOrder({ area, id, actions }: OneOrderProps) {
  const say = useText('order')
  const asked = useGetBackOfficeOrderQuery({ area, id }, { refetchOnMountOrArgChange: true })
  const { currentData: order } = asked
  usePageTitle(order === undefined ? say('order.title_none') : say('order.title', { number: order.order_no }))
  if (order === undefined) return <UnreadRecord asked={asked} missing={<MissingOrder />} />
  return <OrderView area={area} order={order} actions={actions} />
}

interface OrderViewProps {
  readonly area: 'seller' | 'admin'
  readonly order: DeskOrderDetail
  readonly actions: OrderPageProps['actions']
}

function OrderView({ area, order, actions }: OrderViewProps) {
  const say = useText('order', 'records', 'status', 'table', 'common')
  const shipping = useShipping(area)
  const notes = useNotes(area)
  const touch = { minH: { base: '44px', md: 'control-md' } }
  return (
    <>
      <chakra.header mb="4" display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.h1 textStyle="2xl" fontWeight="semibold" overflowWrap="anywhere">
          {say('order.title', { number: order.order_no })}
        </chakra.h1>
        <StatusTag kind="order" status={order.order_status} />
        {order.due_at !== null && (
          <chakra.span textStyle="sm" color="fg.muted">
            {say('order.due')} <OrderDue order={order} />
          </chakra.span>
        )}
        <chakra.div ms={{ base: '0', md: 'auto' }} display="flex" flexWrap="wrap" gap="2">
          <Button {...touch} onClick={() => void copyText(say, location.href)}>
            {say('order.link_copy')}
          </Button>
          {notes.may && (
            <Button {...touch} onClick={() => void notes.write([order])}>
              {say(order.note === '' && order.note_flag === null ? 'order.note_write' : 'order.note_edit')}
            </Button>
          )}
          <PriceChange order={order} />
          {actions?.(order)}
          {order.actions.includes('ship') && (
            <Button {...touch} look="solid" tone="accent" onClick={() => void shipping.ship([order])}>
              {say('records.ship')}
            </Button>
          )}
        </chakra.div>
      </chakra.header>
      <AddressTask area={area} order={order} />
      <OrderSections area={area} order={order} />
      <RecordHistory subject="order" id={order.id} />
      {shipping.dialog}
      {notes.dialog}
    </>
  )
}
