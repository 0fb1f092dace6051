/** Possible actions on an order: the moves of its machine that people make, to pay, and to change its price or address. */
export const ORDER_ACTIONS = ['pay', 'cancel', 'ship', 'receive', 'comment', 'price', 'address'] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]
