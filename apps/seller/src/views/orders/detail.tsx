import { OrderPage } from '@shiji/backoffice/nouns/order/page/order-page.tsx'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** One order of the store, at `/orders/detail/{id}`. */
export const Component = () => <OrderPage area="seller" />
