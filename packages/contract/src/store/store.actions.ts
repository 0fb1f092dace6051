/** Possible actions on a store: the moves of its verification and of its trading. */
export const STORE_ACTIONS = ['submit', 'pass', 'deny', 'rest', 'resume', 'close', 'open'] as const
export type StoreAction = (typeof STORE_ACTIONS)[number]
