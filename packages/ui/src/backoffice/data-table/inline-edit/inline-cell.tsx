import { useText } from '@shiji/i18n/react.ts'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { isComposing } from '../../keyboard/composing.ts'
import { fieldValue } from '../table-column.ts'
import { draftOf, type InlineEdit, readDraft } from './inline-edit.ts'
import { useInlineValue } from './use-inline-value.ts'

export interface InlineCellProps {
  readonly row: object
  /** Column of the cell. */
  readonly id: string
  readonly title: string
  readonly edit: InlineEdit<object>
  /** Renders a value as the column does. */
  readonly draw: (value: unknown) => ReactNode
  readonly onSaved: () => void
}

const startAt = (cell: HTMLElement, by: number): void => {
  const all = [...(cell.closest('table')?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])]
  const next = all[all.findIndex(each => cell.contains(each)) + by]
  next?.focus()
  next?.click()
}

/**
 * An editable cell: a click or Enter starts editing, Enter saves, Esc cancels, Tab saves and moves to the next. The new
 * value shows immediately; if saving fails, the old one returns with the reason.
 */
export function InlineCell({ row, id, title, edit, draw, onSaved }: InlineCellProps) {
  const say = useText('common', 'error', 'table')
  const cell = useRef<HTMLSpanElement>(null)
  const [draft, setDraft] = useState<string>()
  // Removing the input also blurs it, which must not end the edit twice.
  const ended = useRef(false)
  const { current, pending, problem, setProblem, keep } = useInlineValue(row, edit, fieldValue(row, id), onSaved)
  const label = say('table.edit_cell', { column: title })
  const alert = problem !== undefined && (
    <span role="alert" data-problem>
      {problem}
    </span>
  )
  if (edit.kind === 'switch') {
    const on = Boolean(Number(current))
    return (
      <span data-inline aria-busy={pending}>
        <input
          type="checkbox"
          role="switch"
          aria-label={label}
          checked={on}
          aria-checked={on}
          disabled={pending}
          onChange={() => void keep(on ? 0 : 1)}
        />
        {alert}
      </span>
    )
  }
  const begin = (): void => {
    ended.current = false
    setDraft(draftOf(edit.kind, current))
  }
  const stop = (): void => {
    ended.current = true
    setDraft(undefined)
    // The button is back after the next render.
    requestAnimationFrame(() => cell.current?.querySelector<HTMLElement>('[data-edit]')?.focus())
  }
  /** Returns whether the edit has ended. */
  const settle = (): boolean => {
    if (draft === undefined || ended.current) return true
    const value = readDraft(edit.kind, draft)
    const wrong =
      value === undefined ? say(edit.kind === 'money' ? 'error.money' : 'error.whole_number') : edit.check?.(value, row)
    setProblem(wrong)
    if (wrong !== undefined || value === undefined) return false
    ended.current = true
    setDraft(undefined)
    void keep(value)
    return true
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation()
    if (isComposing(event.nativeEvent)) return
    const place = cell.current
    if (event.key === 'Escape') {
      setProblem(undefined)
      stop()
    } else if (event.key === 'Enter') {
      if (settle()) stop()
    } else if (event.key === 'Tab' && place) {
      event.preventDefault()
      if (settle()) requestAnimationFrame(() => startAt(place, event.shiftKey ? -1 : 1))
    }
  }
  return (
    <span data-inline ref={cell} aria-busy={pending}>
      {draft === undefined ? (
        <button type="button" data-edit title={label} onClick={begin}>
          {draw(current)}
        </button>
      ) : (
        <input
          // biome-ignore lint/a11y/noAutofocus: the person clicked this very cell to edit it
          autoFocus
          data-draft
          aria-label={label}
          aria-invalid={problem !== undefined}
          inputMode={edit.kind === 'text' ? 'text' : edit.kind === 'money' ? 'decimal' : 'numeric'}
          value={draft}
          onChange={event => setDraft(event.target.value)}
          onFocus={event => event.target.select()}
          onKeyDown={press}
          onBlur={settle}
        />
      )}
      {alert}
    </span>
  )
}
