import type { SheetSku } from '@shiji/contract/catalog/desk/sku-sheet.ts'
import { useText } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { isBlock, type Place } from '../cells/pasted-block.ts'
import { type Block, cellsIn, copiedText, type Edits, pastedTexts, SHEET_FIELDS } from './sheet-cells.ts'
import type { CellTexts } from './use-price-sheet.ts'

const placeOf = (target: EventTarget): Place | undefined => {
  if (!(target instanceof HTMLInputElement)) return undefined
  const [row, column] = (target.dataset.cell ?? '').split(':')
  return column === undefined ? undefined : [Number(row), Number(column)]
}

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Whether the caret of an input cannot move further that way, or its whole text is selected. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, by: number): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (by < 0 ? 0 : value.length)
}

export interface CellBlock {
  /** The chosen cells; undefined before a cell had the focus. */
  readonly block: Block | undefined
  /** Whether several cells are chosen. */
  readonly isMany: boolean
  /** Listeners of the table around the inputs, which name their places as `data-cell="row:column"`. */
  readonly listeners: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void
    readonly onFocus: (event: FocusEvent<HTMLTableElement>) => void
    readonly onMouseDown: (event: MouseEvent<HTMLTableElement>) => void
    readonly onCopy: (event: ClipboardEvent<HTMLTableElement>) => void
    readonly onPaste: (event: ClipboardEvent<HTMLTableElement>) => void
  }
}

/**
 * Cells like those of a spreadsheet: arrows and Enter move the focus, with Shift, or by a click with Shift, a block is chosen; a block is
 * copied and pasted as text with tabs.
 */
export function useCellBlock(rows: readonly SheetSku[], edits: Edits, write: (texts: CellTexts) => void): CellBlock {
  const say = useText('price_sheet')
  const [block, setBlock] = useState<Block>()
  const cells = block === undefined ? 0 : cellsIn(rows, block).flat().length
  const isMany = cells > 1
  const focus = (table: HTMLTableElement, [row, column]: Place) => {
    const next = table.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`)
    next?.focus()
    next?.select()
  }
  return {
    block,
    isMany,
    listeners: {
      onKeyDown: event => {
        const { target, currentTarget, key, shiftKey } = event
        const at = placeOf(target)
        const step = STEPS[key]
        if (at === undefined || step === undefined || event.nativeEvent.isComposing || event.altKey) return
        if (event.ctrlKey || event.metaKey) return
        const [down, along] = step
        const wanted = shiftKey && key === 'Enter' ? ([-1, 0] as const) : step
        if (shiftKey && key !== 'Enter') {
          if (along !== 0 && !isMany && target instanceof HTMLInputElement && !isAtEdge(target, along)) return
          event.preventDefault()
          const [row, column] = block?.to ?? at
          const to: Place = [
            Math.min(Math.max(row + down, 0), rows.length - 1),
            Math.min(Math.max(column + along, 0), SHEET_FIELDS.length - 1),
          ]
          setBlock({ from: block?.from ?? at, to })
          return
        }
        if (along !== 0 && target instanceof HTMLInputElement && !isAtEdge(target, along)) return
        event.preventDefault()
        focus(currentTarget, [at[0] + wanted[0], at[1] + wanted[1]])
      },
      onFocus: ({ target }) => {
        const at = placeOf(target)
        if (at === undefined) return
        setBlock({ from: at, to: at })
        if (target instanceof HTMLInputElement) target.select()
      },
      onMouseDown: event => {
        const at = placeOf(event.target)
        if (at === undefined || !event.shiftKey || block === undefined) return
        // The focus stays where the block begins.
        event.preventDefault()
        setBlock({ from: block.from, to: at })
      },
      onCopy: event => {
        if (!isMany || block === undefined) return
        event.preventDefault()
        event.clipboardData.setData('text/plain', copiedText(rows, edits, block))
      },
      onPaste: event => {
        const at = placeOf(event.target)
        const text = event.clipboardData.getData('text')
        if (at === undefined || text === '' || (!isMany && !isBlock(text))) return
        event.preventDefault()
        const { texts, beyond } = pastedTexts(rows, block ?? { from: at, to: at }, text)
        write(texts)
        if (beyond > 0) toast.warning(say('price_sheet.beyond', { count: beyond }))
      },
    },
  }
}
