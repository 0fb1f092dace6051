import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import { limitWidth, widthLimits } from './table-layout.ts'

/** Sets all column widths at once, since a manually sized table no longer follows its content. */
export interface WidthReceiver {
  /** While the pointer moves. */
  readonly onDrag: (widths: Readonly<Record<string, number>>) => void
  /** When the drag ends. */
  readonly onWidths: (widths: Readonly<Record<string, number>>) => void
}

export interface ColumnResizerProps extends WidthReceiver {
  readonly id: string
  /** Accessible name. */
  readonly label: string
  /** Manually set width in px; undefined while the column follows its content. */
  readonly width: number | undefined
}

const widthsNow = (handle: Element): Record<string, number> =>
  Object.fromEntries(
    [...(handle.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])].map(head => [
      head.dataset.column ?? '',
      Math.round(head.getBoundingClientRect().width),
    ]),
  )

/** The resize handle of a column header: drag it or use the arrow keys (Shift for larger steps). */
export function ColumnResizer({ id, label, width, onDrag, onWidths }: ColumnResizerProps) {
  const start = useRef<{ readonly x: number; readonly widths: Record<string, number> }>(undefined)
  const dragged = (event: PointerEvent): Record<string, number> | undefined => {
    const from = start.current
    return from && { ...from.widths, [id]: limitWidth((from.widths[id] ?? 0) + event.clientX - from.x) }
  }
  const end = (event: PointerEvent): void => {
    const widths = dragged(event)
    start.current = undefined
    if (widths) onWidths(widths)
  }
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = (event.shiftKey ? 50 : 10) * (event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0)
    if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
    const widths = widthsNow(event.currentTarget)
    onWidths({ ...widths, [id]: limitWidth((widths[id] ?? 0) + step) })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a movable separator is a widget, which hr is not
    <div
      data-resizer
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={widthLimits.least}
      aria-valuemax={widthLimits.most}
      aria-valuenow={width ?? widthLimits.least}
      {...(width === undefined ? { 'aria-valuetext': 'auto' } : {})}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={event => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, widths: widthsNow(event.currentTarget) }
      }}
      onPointerMove={event => {
        const widths = dragged(event)
        if (widths) onDrag(widths)
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  )
}
