import type { PinSide } from '../layout/table-layout.ts'
import type { Placed } from '../model/placed-columns.ts'

const insets: Readonly<Record<PinSide, string>> = { start: 'insetInlineStart', end: 'insetInlineEnd' }

/** Attributes of a pinned cell; the frame sets its offset. */
export const pinnedPlace = ({ pin, nth }: Placed<unknown>) =>
  pin ? { 'data-pin': pin, 'data-nth': nth, style: { [insets[pin]]: `var(--pin-${pin}-${nth})` } } : {}
