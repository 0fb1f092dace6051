import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { SellerOrder } from '../../features/orders/seller-order.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** One order of the store, at `/orders/detail/{id}`. */
export const Component = () => <SellerOrder />
