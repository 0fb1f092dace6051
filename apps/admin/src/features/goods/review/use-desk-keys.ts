import { useShellKeysChoice } from '@shiji/backoffice/shell/keys/shell-keys-choice.ts'
import { isCovered, takesText } from '@shiji/ui/backoffice/data-table/keyboard/use-table-keys.ts'
import { useEffect, useEffectEvent } from 'react'

/** What single keys do on a desk; other keys do nothing. */
export type DeskKeys = Readonly<Record<string, () => void>>

/** Single keys of a desk: not while typing, below a dialog, with another key held, or when the person has switched keys off. */
export function useDeskKeys(keys: DeskKeys): void {
  const [enabled] = useShellKeysChoice()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat
    if (event.defaultPrevented || isOther || takesText(event.target) || isCovered(null)) return
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!enabled) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [enabled])
}
