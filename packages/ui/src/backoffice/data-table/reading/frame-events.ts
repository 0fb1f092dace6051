import type { SayText } from '@shiji/i18n/react.ts'
import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect } from 'react'
import { toast } from '../../../common/toast/toast.ts'
import type { TreeLine } from '../tree/tree-lines.ts'

const copy = async (say: SayText, text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(say('common.copied'))
  } catch (error) {
    // Without https there is no clipboard; the text can still be selected.
    console.error(error)
    toast.warning(say('table.copy_failed'))
  }
}

export interface FrameEvents<Row extends object> {
  readonly say: SayText
  readonly onPicture: (src: string) => void
  readonly lineOf: ReadonlyMap<string, TreeLine<Row>>
  readonly onBranch: (id: string) => void
  readonly step: (by: number) => void
  readonly focusId: (id: string) => void
}

const rowAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-row]')?.dataset.row : undefined

/** Handles the clicks of all small buttons in the cells, and the arrow keys on a row. */
export function frameEvents<Row extends object>(events: FrameEvents<Row>) {
  const { say, onPicture, lineOf, onBranch, step, focusId } = events
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>('button[data-copy], button[data-picture], button[data-branch]')
    if (!button) return
    const { copy: text, picture, branch } = button.dataset
    const row = rowAt(button)
    if (text !== undefined) void copy(say, text)
    else if (picture !== undefined) onPicture(picture)
    else if (branch !== undefined && row !== undefined) onBranch(row)
  }
  const sideways = (line: TreeLine<Row>, inwards: boolean): void => {
    if (inwards) {
      if (line.branch === 'closed') onBranch(line.id)
      else if (line.branch === 'open') step(1)
    } else if (line.branch === 'open') onBranch(line.id)
    else if (line.parent !== undefined) focusId(line.parent)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches('tr[data-row]')) return
    const line = lineOf.get(event.target.dataset.row ?? '')
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (line && event.key === 'ArrowRight') sideways(line, true)
    else if (line && event.key === 'ArrowLeft') sideways(line, false)
    else return
    event.preventDefault()
  }
  return { onClick, onKeyDown }
}

/** Tells the frame on which side something lies below its pinned columns, for their shadow. */
export function useEdges(frameRef: RefObject<HTMLElement | null>, content: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is of another width
  useLayoutEffect(() => {
    const frame = frameRef.current
    if (!frame) return
    const look = (): void => {
      const past = Math.abs(frame.scrollLeft)
      frame.dataset.belowStart = String(past > 1)
      frame.dataset.belowEnd = String(past < frame.scrollWidth - frame.clientWidth - 1)
    }
    frame.addEventListener('scroll', look, { passive: true })
    // It looks at once, but only when the page is laid out anyway.
    const observer = new ResizeObserver(look)
    observer.observe(frame)
    // Other widths of columns too.
    const table = frame.querySelector('table')
    if (table) observer.observe(table)
    return () => {
      frame.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [frameRef, content])
}
