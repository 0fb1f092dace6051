/** Possible actions on goods: the moves of review and shelf, and the actions that change no state. */
export const GOODS_ACTIONS = ['examine', 'reject', 'update', 'stock', 'delete', 'put_on', 'take_off'] as const
export type GoodsAction = (typeof GOODS_ACTIONS)[number]
