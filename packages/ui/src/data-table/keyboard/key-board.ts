import { createContext, use, useEffect } from 'react'

/** A list of all keys that a page keeps; tables on it leave their own list to it. */
export interface KeyBoard {
  /** Opens the list. */
  readonly show: () => void
  /** Says that the keys of a table work; what it answers says that they no longer do. */
  readonly tableKeysWork: () => () => void
}

export const KeyBoardContext = createContext<KeyBoard | undefined>(undefined)

/** Tells the page's list of keys whether those of a table work; answers how to open the list, where the page has one. */
export function useKeyBoard(enabled: boolean): (() => void) | undefined {
  const board = use(KeyBoardContext)
  useEffect(() => (enabled ? board?.tableKeysWork() : undefined), [board, enabled])
  return board?.show
}
