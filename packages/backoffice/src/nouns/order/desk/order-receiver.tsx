import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderRow } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import { copyText } from '@shiji/ui/backoffice/data-table/reading/copy-text.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'

type Received = Pick<OrderRow, 'receive_name' | 'receive_tel' | 'receive_area' | 'receive_address'>

/** Name, phone and address as one text, as it is pasted into the form of an express company. */
const receiverText = ({ receive_name, receive_tel, receive_area, receive_address }: Received): string =>
  [receive_name, receive_tel, receive_area, receive_address].join(' ')

/** Where an order goes, with a button that copies it. */
export function OrderReceiver({ order }: { readonly order: Received }) {
  const say = useText('order', 'table', 'common')
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="md">
      <chakra.span overflowWrap="anywhere">{receiverText(order)}</chakra.span>
      <Button
        size="sm"
        minH={{ base: '44px', md: 'control-sm' }}
        onClick={() => void copyText(say, receiverText(order))}
      >
        {say('order.address_copy')}
      </Button>
    </chakra.div>
  )
}
