import { useChangePriceMutation } from '@shiji/api/order/order.back-office.api.ts'
import type { DeskOrderDetail } from '@shiji/contract/order/order.desk.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useState } from 'react'
import { ActionDialog } from '../../../core/action/action-dialog.tsx'

const REASON_LENGTH = 200

type Priced = Pick<DeskOrderDetail, 'id' | 'payable' | 'freight_amount' | 'price_limits'>

/** Changes goods sum and freight of an unpaid order; nothing where the server does not allow it. */
export function PriceChange({ order }: { readonly order: Priced }) {
  const say = useText('order', 'common')
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const [send] = useChangePriceMutation()
  const { id, payable, freight_amount: freight, price_limits: limits } = order
  if (limits === null) return null
  const goods = payable - freight
  const upTo = (most: number) => say('order.price_up_to', { most: formatMoney(most, locale) })
  return (
    <>
      <Button minH={{ base: '44px', md: 'control-md' }} onClick={() => setOpen(true)}>
        {say('order.price_change')}
      </Button>
      <ActionDialog
        key={`${payable} ${freight}`}
        open={open}
        title={say('order.price_change')}
        fields={[
          {
            type: 'money',
            name: 'goods',
            label: say('order.price_goods'),
            hint: upTo(limits.goods),
            required: true,
            span: 24,
          },
          {
            type: 'money',
            name: 'freight',
            label: say('order.price_freight'),
            hint: upTo(limits.freight),
            required: true,
            span: 24,
          },
          {
            type: 'textarea',
            name: 'reason',
            label: say('common.reason'),
            hint: say('order.price_reason_hint'),
            required: true,
            limit: REASON_LENGTH,
            span: 24,
          },
        ]}
        initial={{ goods, freight }}
        onSubmit={values =>
          send({
            id,
            goods: Number(values.goods),
            freight: Number(values.freight),
            reason: String(values.reason ?? ''),
            payable,
          }).unwrap()
        }
        onClose={() => setOpen(false)}
      >
        {say('order.price_now', { payable: formatMoney(payable, locale) })}
      </ActionDialog>
    </>
  )
}
