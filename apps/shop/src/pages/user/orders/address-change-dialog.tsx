import { chakra } from '@chakra-ui/react/styled-system'
import { useAddressesQuery } from '@shiji/api/identity/account.buyer.api.ts'
import { useChangeOrderAddressMutation } from '@shiji/api/order/address-change.buyer.api.ts'
import type { Address } from '@shiji/contract/identity/identity.ts'
import type { OrderRow } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Dialog } from '@shiji/ui/common/dialog/dialog.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Textarea } from '@shiji/ui/common/input/textarea.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { WarningNote } from '@shiji/ui/common/warning-note/warning-note.tsx'
import { useState } from 'react'
import { AddressCards } from '../../../features/address/address-cards.tsx'
import { AddressDialog } from '../../../features/address/address-dialog.tsx'
import { useReportLoss } from '../../../site/form/lost-answer.ts'
import { LoadFailed } from '../../../site/page/load-failed.tsx'

const NOTE_LENGTH = 200

export interface AddressChangeDialogProps {
  readonly order: Pick<OrderRow, 'id' | 'order_status'>
  readonly onClose: () => void
}

/**
 * Sends an order to another of the buyer's addresses: at once while it is unpaid, as a request to the store once it is
 * paid. A refusal keeps what was chosen and typed.
 */
export function AddressChangeDialog({ order, onClose }: AddressChangeDialogProps) {
  const say = useText('shop_order', 'common')
  const reportLoss = useReportLoss()
  const { data: addresses, error, isFetching, refetch } = useAddressesQuery()
  const [send, { isLoading }] = useChangeOrderAddressMutation()
  const [chosen, setChosen] = useState<number>()
  const [editing, setEditing] = useState<Address | 'new'>()
  const [note, setNote] = useState('')
  const [refusal, setRefusal] = useState('')
  const asks = order.order_status !== 'waiting_payment'
  const choose = (id: number) => {
    setChosen(id)
    setRefusal('')
  }
  const submit = async () => {
    if (chosen === undefined) {
      setRefusal(say('shop_order.address_change_choose'))
      return
    }
    const answer = await send({ id: order.id, address_id: chosen, ...(asks ? { note } : {}) })
    if (answer.data === undefined) {
      setRefusal(reportLoss(answer.error)?.msg ?? '')
      return
    }
    toast.success(say(answer.data.result === 'changed' ? 'shop_order.address_changed' : 'shop_order.address_requested'))
    onClose()
  }
  if (editing !== undefined)
    return (
      <AddressDialog
        address={editing === 'new' ? undefined : editing}
        isFirst={addresses?.length === 0}
        onClose={() => setEditing(undefined)}
        onSaved={id => id !== undefined && choose(id)}
      />
    )
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutside={false}
      title={say('shop_order.address_change_title')}
      description={say(asks ? 'shop_order.address_change_ask' : 'shop_order.address_change_direct')}
      footer={
        <>
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button look="solid" loading={isLoading} onClick={() => void submit()}>
            {say(asks ? 'shop_order.address_change_send' : 'shop_order.address_change_save')}
          </Button>
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="4">
        {addresses !== undefined ? (
          <AddressCards
            addresses={addresses}
            chosen={chosen}
            onChoose={choose}
            onEdit={setEditing}
            onAdd={() => setEditing('new')}
            disabled={isLoading}
          />
        ) : error !== undefined && !isFetching ? (
          <LoadFailed failure={error} onRetry={() => void refetch()} />
        ) : (
          <Skeletons>
            <Skeleton h="120px" />
          </Skeletons>
        )}
        {asks && (
          <Field label={say('shop_order.address_change_note')} optional>
            <Textarea
              rows={2}
              maxLength={NOTE_LENGTH}
              value={note}
              readOnly={isLoading}
              onChange={event => setNote(event.target.value)}
            />
          </Field>
        )}
        {refusal !== '' && <WarningNote>{refusal}</WarningNote>}
      </chakra.div>
    </Dialog>
  )
}
