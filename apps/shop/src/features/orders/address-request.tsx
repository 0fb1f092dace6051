import { chakra } from '@chakra-ui/react/styled-system'
import { useWithdrawOrderAddressMutation } from '@shiji/api/order/address-change.buyer.api.ts'
import type { AddressRequest as Request } from '@shiji/contract/order/changes/address-change.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useReportLoss } from '../../site/form/lost-answer.ts'
import { Card } from '../../site/page/card.tsx'

export interface AddressRequestProps {
  readonly orderId: number
  readonly request: Request
}

/** The buyer's newest request for another address: what the store has decided, or that it still waits. */
export function AddressRequest({ orderId, request }: AddressRequestProps) {
  const say = useText('shop_order')
  const locale = useLocale()
  const reportLoss = useReportLoss()
  const [withdraw, { isLoading }] = useWithdrawOrderAddressMutation()
  const { receive_name, receive_tel, receive_area, receive_address, status, reason } = request
  const send = async () => {
    const answer = await withdraw({ id: orderId })
    if (answer.error === undefined) toast.success(say('shop_order.address_withdrawn'))
    else reportLoss(answer.error)
  }
  return (
    <Card>
      <chakra.h2 textStyle="lg" fontWeight="semibold" mb="2">
        {say(`shop_order.address_request.${status}`)}
      </chakra.h2>
      <chakra.p textStyle="md" overflowWrap="anywhere">
        {[receive_name, receive_tel, receive_area, receive_address].join(' ')}
      </chakra.p>
      {reason !== '' && (
        <chakra.p mt="1" textStyle="md" overflowWrap="anywhere">
          {say('shop_order.order_reason', { reason })}
        </chakra.p>
      )}
      <chakra.div mt="2" display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.span textStyle="sm" color="fg.muted" data-tabular>
          {formatDateTime(request.decided_at ?? request.created_at, locale)}
        </chakra.span>
        {request.actions.includes('withdraw') && (
          <Button loading={isLoading} onClick={() => void send()}>
            {say('shop_order.address_withdraw')}
          </Button>
        )}
      </chakra.div>
    </Card>
  )
}
