import type { Address } from '@shiji/contract/identity/identity.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Dialog } from '@shiji/ui/common/dialog/dialog.tsx'
import { AddressForm } from './address-form.tsx'

export interface AddressDialogProps {
  readonly address?: Address | undefined
  readonly isFirst: boolean
  readonly onClose: () => void
  readonly onSaved: (id: number | undefined) => void
}

/** Adds or changes an address without leaving the page; a click outside does not discard input. */
export function AddressDialog({ address, isFirst, onClose, onSaved }: AddressDialogProps) {
  const say = useText('shop_account')
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutside={false}
      title={say(address ? 'shop_account.address_edit' : 'shop_account.address_add')}
    >
      <AddressForm
        address={address}
        isFirst={isFirst}
        onCancel={onClose}
        onSaved={id => {
          onSaved(id)
          onClose()
        }}
      />
    </Dialog>
  )
}
