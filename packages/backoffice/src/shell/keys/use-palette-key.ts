import { isCovered } from '@shiji/ui/backoffice/data-table/keyboard/use-table-keys.ts'
import { useEffect, useEffectEvent } from 'react'

/**
 * Ctrl-K or ⌘-K opens and closes the command palette; not below another dialog, nor in a text editor, which has its
 * own.
 */
export function usePaletteKey(enabled: boolean, open: boolean, toggle: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    if (event.defaultPrevented || event.altKey || event.shiftKey || event.isComposing || event.repeat) return
    if (event.target instanceof HTMLElement && event.target.isContentEditable) return
    if (isCovered(null) && !open) return
    event.preventDefault()
    toggle()
  })
  useEffect(() => {
    if (!enabled) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [enabled])
}
