import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Actions of a table's keys; a key without an action is left to the browser. */
export interface TableKeys {
  readonly '/'?: (() => void) | undefined
  readonly n?: (() => void) | undefined
  readonly j?: (() => void) | undefined
  readonly k?: (() => void) | undefined
  readonly x?: (() => void) | undefined
  readonly e?: (() => void) | undefined
  readonly '?'?: (() => void) | undefined
}

const isKey = (key: string): key is keyof TableKeys => ['/', 'n', 'j', 'k', 'x', 'e', '?'].includes(key)

/** Whether this element takes typed text. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

/** Whether a dialog covers this part of the page, which is then unreachable for keys as for the pointer. */
export const isCovered = (root: HTMLElement | null): boolean =>
  [...document.querySelectorAll('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')].some(
    dialog => !dialog.contains(root),
  )

/** Single keys that work wherever the focus is, except in text inputs, below a dialog, or when they are switched off. */
export function useTableKeys(rootRef: RefObject<HTMLElement | null>, enabled: boolean, keys: TableKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (!isKey(event.key) || takesText(event.target) || isCovered(rootRef.current)) return
    const action = keys[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!enabled) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [enabled])
}
