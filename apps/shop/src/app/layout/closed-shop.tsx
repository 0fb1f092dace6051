import { useText } from '@shiji/i18n/react.ts'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { DoorClosed } from 'lucide-react'
import { PageTitle } from '../../site/page/page-title.tsx'

export interface ClosedShopProps {
  readonly reason: string
  readonly contact: string
}

/** Shown when the whole shop is closed, with the reason and a contact (spec §3 closeStatus, closeReason). */
export function ClosedShop({ reason, contact }: ClosedShopProps) {
  const say = useText('shop', 'error')
  return (
    <EmptyState
      icon={DoorClosed}
      extent="page"
      title={<PageTitle>{say('shop.closed_title')}</PageTitle>}
      hint={
        <>
          {reason !== '' && <p>{reason}</p>}
          {contact !== '' && <p>{say('shop.closed_contact', { contact })}</p>}
        </>
      }
    />
  )
}
