import { SellerOrders } from '../../features/orders/seller-orders.tsx'

/** Orders to ship. */
export const Component = () => <SellerOrders waitingOnly />
