import { chakra } from '@chakra-ui/react/styled-system'
import { useDecideAddressMutation } from '@shiji/api/order/order.back-office.api.ts'
import type { DeskOrderDetail } from '@shiji/contract/order/order.desk.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useState } from 'react'
import { ActionDialog } from '../../../core/action/action-dialog.tsx'

const REASON_LENGTH = 200

interface AddressTaskProps {
  readonly area: 'seller' | 'admin'
  readonly order: Pick<DeskOrderDetail, keyof Receiver | 'address_request'>
}

interface Receiver {
  readonly receive_name: string
  readonly receive_tel: string
  readonly receive_area: string
  readonly receive_address: string
}

const receiverOf = ({ receive_name, receive_tel, receive_area, receive_address }: Receiver): string =>
  [receive_name, receive_tel, receive_area, receive_address].join(' ')

/** A buyer's open request for another address: both addresses, and the decision. Nothing without one. */
export function AddressTask({ area, order }: AddressTaskProps) {
  const say = useText('order', 'common')
  const locale = useLocale()
  const [asking, setAsking] = useState<'grant' | 'refuse'>()
  const [send] = useDecideAddressMutation()
  const request = order.address_request
  if (request?.status !== 'open') return null
  const touch = { minH: { base: '44px', md: 'control-md' } }
  const line = (label: string, text: string) => (
    <>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd m="0" minW="0" overflowWrap="anywhere">
        {text}
      </chakra.dd>
    </>
  )
  return (
    <chakra.section
      aria-label={say('order.address_request')}
      mb="4"
      p="4"
      borderRadius="md"
      borderWidth="1px"
      borderColor="status.warning.fg"
      bg="status.warning.subtle"
    >
      <chakra.h2 mb="1" textStyle="lg" fontWeight="semibold">
        {say('order.address_request')}
      </chakra.h2>
      <chakra.p mb="3" textStyle="sm">
        {say('order.address_request_hint')} · {formatDateTime(request.created_at, locale)}
      </chakra.p>
      <chakra.dl mb="3" display="grid" gridTemplateColumns="max-content minmax(0, 1fr)" columnGap="4" rowGap="1">
        {line(say('order.address_now'), receiverOf(order))}
        {line(say('order.address_new'), receiverOf(request))}
        {request.note !== '' && line(say('order.address_note'), request.note)}
      </chakra.dl>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {request.actions.includes('grant') && (
          <Button {...touch} look="solid" tone="accent" onClick={() => setAsking('grant')}>
            {say('order.address_grant')}
          </Button>
        )}
        {request.actions.includes('refuse') && (
          <Button {...touch} onClick={() => setAsking('refuse')}>
            {say('order.address_refuse')}
          </Button>
        )}
      </chakra.div>
      <ActionDialog
        key={asking}
        open={asking !== undefined}
        title={say(asking === 'refuse' ? 'order.address_refuse' : 'order.address_grant')}
        fields={
          asking === 'refuse'
            ? [
                {
                  type: 'textarea',
                  name: 'reason',
                  label: say('common.reason'),
                  hint: say('order.address_reason_hint'),
                  required: true,
                  limit: REASON_LENGTH,
                  span: 24,
                },
              ]
            : []
        }
        submitLabel={say('common.confirm')}
        onSubmit={async ({ reason }) => {
          if (asking === undefined) return
          const why = asking === 'refuse' ? { reason: String(reason ?? '') } : {}
          await send({ area, id: request.id, decision: asking, ...why }).unwrap()
        }}
        onClose={() => setAsking(undefined)}
      >
        {receiverOf(request)}
      </ActionDialog>
    </chakra.section>
  )
}
