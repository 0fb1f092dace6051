import { OrderPage } from '@shiji/backoffice/nouns/order/page/order-page.tsx'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useMerging } from './merge/use-merging.tsx'

/** One order of the store, with what only its store does. */
export function SellerOrder() {
  const { label, merge, dialog } = useMerging()
  return (
    <>
      <OrderPage
        area="seller"
        actions={order =>
          label(order) !== undefined && (
            <Button minH={{ base: '44px', md: 'control-md' }} onClick={() => merge(order)}>
              {label(order)}
            </Button>
          )
        }
      />
      {dialog}
    </>
  )
}
