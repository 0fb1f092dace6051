import type { ReactNode } from 'react'

export interface DrawerProps {
  /** Whether it is open. */
  readonly open: boolean
  /** Called on Esc, the close button or a click outside; the caller decides. */
  readonly onClose: () => void
  /** Title; also the accessible name. */
  readonly title: ReactNode
  /** Edge that it slides in from; `bottom` is the sheet of phones. @default 'end' */
  readonly placement?: 'start' | 'end' | 'bottom'
  /** Buttons that stay within reach of the thumb. */
  readonly footer?: ReactNode
  /** Content; scrolls between title and buttons. */
  readonly children?: ReactNode
}
