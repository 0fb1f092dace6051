/** Possible actions on an order: the moves of its machine that people make, and to pay. */
export const ORDER_ACTIONS = ['pay', 'cancel', 'ship', 'receive', 'comment'] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]
