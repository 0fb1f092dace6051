import type { ReactNode } from 'react'

export interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** Edge that it comes from; `bottom` is the sheet of phones. @default 'end' */
  readonly placement?: 'start' | 'end' | 'bottom'
  /** Buttons that stay in reach of the thumb. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}
