import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderRow } from '@shiji/contract/order/order.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { WarningNote } from '@shiji/ui/common/warning-note/warning-note.tsx'
import type { ReactNode } from 'react'
import { inLanguage } from '../../page/declaration/in-language.ts'
import { waitingLines, waitingOf } from './parcel-draft.ts'

interface OrderToShipProps {
  readonly order: OrderRow & { readonly has_address_request?: boolean }
  /** The server's error. */
  readonly refusal: string | undefined
  readonly children: ReactNode
}

/** An order in the ship dialog: its goods, receiver and remark, the server's error, and its parcels. */
export function OrderToShip({ order, refusal, children }: OrderToShipProps) {
  const say = useText('records', 'order')
  const locale = useLocale()
  const { remark, receive_name, receive_tel, receive_area, receive_address } = order
  return (
    <chakra.fieldset border="0" bg="bg.sunken" borderRadius="md" p="3" display="grid" gap="3">
      <chakra.legend float="left" w="full" fontWeight="semibold" textStyle="md">
        {order.order_no}
      </chakra.legend>
      <chakra.div textStyle="sm" color="fg.muted" display="grid" gap="1">
        {waitingLines(order).map(line => (
          <span key={line.id}>
            {inLanguage(line, 'goods_name', locale)} {inLanguage(line, 'sku_name', locale)} × {waitingOf(line)}
            {line.shipped_num > 0 && ` (${say('order.shipped_of', { shipped: line.shipped_num, all: line.buy_num })})`}
          </span>
        ))}
        <span>{[receive_name, receive_tel, receive_area, receive_address].join(' ')}</span>
        {remark !== '' && (
          <chakra.strong color="fg" fontWeight="semibold">
            {say('records.remark_of', { text: remark })}
          </chakra.strong>
        )}
      </chakra.div>
      {order.has_address_request === true && <WarningNote>{say('order.address_first')}</WarningNote>}
      {refusal !== undefined && (
        <chakra.p role="alert" textStyle="sm" fontWeight="medium" color="status.danger.fg">
          {refusal}
        </chakra.p>
      )}
      {children}
    </chakra.fieldset>
  )
}
