import { MessageSquareText, PackageCheck, Truck, Wallet } from 'lucide-react'

/** The states in which an order waits for something, in their order, each with its sign and words. */
export const WAITING_ORDERS = [
  { status: 'waiting_payment', icon: Wallet, text: 'shop.to_orders_pay' },
  { status: 'waiting_delivery', icon: PackageCheck, text: 'shop.to_orders_ship' },
  { status: 'waiting_receipt', icon: Truck, text: 'shop.to_orders_receive' },
  { status: 'waiting_comment', icon: MessageSquareText, text: 'shop.to_orders_comment' },
] as const
