import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { useText } from '@shiji/i18n/react.ts'
import { PrintPage } from '../../features/orders/print/print-page.tsx'
import { ShippingPage } from '../../features/orders/shipping-page.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** Prints papers of orders, at `/orders/print?ids={id},{id}`. */
export function Component() {
  const say = useText('order')
  return (
    <ShippingPage title={say('order.print_title')} back="/orders">
      <PrintPage />
    </ShippingPage>
  )
}
