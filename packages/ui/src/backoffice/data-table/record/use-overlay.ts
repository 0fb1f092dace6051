import { useState } from 'react'
import type { OpenDialog } from './table-dialogs.tsx'

/** What is open above a table, besides the menu of a row and the delete confirmation. */
export type Overlay =
  | OpenDialog<object>
  | { readonly kind: 'export' | 'import' | 'keys' }
  | { readonly kind: 'picture'; readonly src: string }

/** One overlay of a table at a time. */
export function useOverlay() {
  const [open, show] = useState<Overlay>()
  return { open, show, close: (): void => show(undefined) }
}
