import type { GoodsRow } from '@shiji/contract/catalog/catalog.ts'

/** A dialog about selected goods of the desk; it is there while it is open. */
export interface DeskDialogProps {
  readonly rows: readonly GoodsRow[]
  /** Called once, with whether it was saved. */
  readonly onEnd: (saved: boolean) => void
}
