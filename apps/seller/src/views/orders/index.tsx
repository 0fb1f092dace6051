import { SellerOrders } from '../../features/orders/seller-orders.tsx'

/** All orders of the store. */
export const Component = () => <SellerOrders waitingOnly={false} />
