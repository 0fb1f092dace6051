import { createContext, use, useEffect } from 'react'

/** A page's own list of all keys, which replaces the list of its tables. */
export interface KeyBoard {
  /** Opens the list. */
  readonly show: () => void
  /** Registers the keys of a table; returns the unregister function. */
  readonly tableKeysWork: () => () => void
}

export const KeyBoardContext = createContext<KeyBoard | undefined>(undefined)

/** Registers a table's keys with the page's key list; returns how to open that list, if there is one. */
export function useKeyBoard(enabled: boolean): (() => void) | undefined {
  const board = use(KeyBoardContext)
  useEffect(() => (enabled ? board?.tableKeysWork() : undefined), [board, enabled])
  return board?.show
}
