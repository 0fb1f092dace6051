import { usePageAddress } from '@shiji/backoffice/core/address/page-address.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { OrderPage } from '@shiji/backoffice/nouns/order/page/order-page.tsx'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useMerging } from './merge/use-merging.tsx'
import { hasPapers, printAddress } from './print/print-many.ts'

/** One order of the store, with what only its store does: its papers, and one parcel with others. */
export function SellerOrder() {
  const say = useText('order')
  const { go } = usePageAddress()
  const mayShip = useHeldPermissions()('order.ship')
  const { label, merge, dialog } = useMerging()
  const touch = { minH: { base: '44px', md: 'control-md' } }
  return (
    <>
      <OrderPage
        area="seller"
        actions={order => (
          <>
            {mayShip && hasPapers(order) && (
              <Button {...touch} onClick={() => go(printAddress([order.id]))}>
                {say('order.print')}
              </Button>
            )}
            {label(order) !== undefined && (
              <Button {...touch} onClick={() => merge(order)}>
                {label(order)}
              </Button>
            )}
          </>
        )}
      />
      {dialog}
    </>
  )
}
