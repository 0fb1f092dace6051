import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { useText } from '@shiji/i18n/react.ts'
import { ScanPage } from '../../features/orders/scan/scan-page.tsx'
import { ShippingPage } from '../../features/orders/shipping-page.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** Ships with a scanner, at `/orders/scan`. */
export function Component() {
  const say = useText('order')
  return (
    <ShippingPage title={say('order.scan')} back="/orders/wait">
      <ScanPage />
    </ShippingPage>
  )
}
