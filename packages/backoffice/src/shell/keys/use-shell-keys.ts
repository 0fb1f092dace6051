import { isCovered, takesText } from '@shiji/ui/backoffice/data-table/keyboard/use-table-keys.ts'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Actions of the shell's keys. */
export interface ShellActions {
  /** Ctrl-B or ⌘-B. */
  readonly menu: () => void
  /** g, then h. */
  readonly home: () => void
  /** ? */
  readonly list: () => void
}

// Two keys form one command only in quick succession.
const TOGETHER_MS = 1_000

/**
 * Keys that work on every page: single ones not while typing; none below a dialog, inside a text editor, which has its
 * own, or when switched off.
 */
export function useShellKeys(enabled: boolean, actions: ShellActions): void {
  const firstKey = useRef({ key: '', at: 0 })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.isComposing || event.repeat) return
    const action = event.ctrlKey || event.metaKey ? combined(event, actions) : single(event, actions, firstKey.current)
    firstKey.current = { key: event.key, at: event.timeStamp }
    if (action === undefined || isCovered(null)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!enabled) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [enabled])
}

function combined(event: KeyboardEvent, actions: ShellActions): (() => void) | undefined {
  if (event.shiftKey || (event.target instanceof HTMLElement && event.target.isContentEditable)) return undefined
  return event.key.toLowerCase() === 'b' ? actions.menu : undefined
}

function single(
  event: KeyboardEvent,
  actions: ShellActions,
  before: { readonly key: string; readonly at: number },
): (() => void) | undefined {
  if (takesText(event.target)) return undefined
  if (event.key === '?') return actions.list
  const isSecond = before.key === 'g' && event.timeStamp - before.at < TOGETHER_MS
  return isSecond && event.key === 'h' ? actions.home : undefined
}
