import { useChangeParcelMutation } from '@shiji/api/order/order.back-office.api.ts'
import type { DeskOrderDetail } from '@shiji/contract/order/order.desk.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useState } from 'react'
import { ActionDialog } from '../../../core/action/action-dialog.tsx'
import { useParcelCompanies } from '../use-parcel-companies.ts'

interface ParcelChangeProps {
  readonly area: 'seller' | 'admin'
  readonly parcel: DeskOrderDetail['parcels'][number]
}

/** Corrects company and number of a parcel that was shipped a short time ago. */
export function ParcelChange({ area, parcel }: ParcelChangeProps) {
  const say = useText('order', 'records')
  const companies = useParcelCompanies(area)
  const [open, setOpen] = useState(false)
  const [send] = useChangeParcelMutation()
  return (
    <>
      <Button size="sm" minH={{ base: '44px', md: 'control-sm' }} onClick={() => setOpen(true)}>
        {say('order.parcel_change')}
      </Button>
      <ActionDialog
        open={open}
        title={say('order.parcel_change')}
        fields={[
          { type: 'text', name: 'delivery_no', label: say('records.tracking_no'), required: true, span: 24 },
          {
            type: 'select',
            name: 'delivery_code',
            label: say('records.express'),
            required: true,
            choices: companies.choices,
            span: 24,
          },
        ]}
        initial={{ delivery_no: parcel.number, delivery_code: parcel.express_code }}
        onSubmit={({ delivery_no, delivery_code }) =>
          send({
            area,
            id: parcel.id,
            delivery_no: String(delivery_no ?? '').trim(),
            delivery_code: String(delivery_code ?? ''),
          }).unwrap()
        }
        onClose={() => setOpen(false)}
      >
        {say('order.parcel_change_hint')}
      </ActionDialog>
    </>
  )
}
