import { OrderPage } from '@shiji/backoffice/nouns/order/page/order-page.tsx'
import { useCancelling } from '@shiji/backoffice/nouns/order/use-cancelling.tsx'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** One order of any store, at `/orders/detail/{id}`. */
export function Component() {
  const say = useText('records')
  const { cancel, dialog } = useCancelling()
  return (
    <>
      <OrderPage
        area="admin"
        actions={order =>
          order.actions.includes('cancel') && (
            <Button tone="danger" minH={{ base: '44px', md: 'control-md' }} onClick={() => cancel(order)}>
              {say('records.cancel_order')}
            </Button>
          )
        }
      />
      {dialog}
    </>
  )
}
