import type { SayText } from '@shiji/i18n/react.ts'
import { useState } from 'react'
import { orTell, tellDone } from '../selection/outcome.ts'
import type { ActionOutcome } from '../selection/table-selection.ts'

/** Deletion of rows: the confirmation and its effect. */
export function useDelete(
  say: SayText,
  onDelete: ((ids: readonly string[]) => Promise<ActionOutcome>) | undefined,
  onGone: (ids: readonly string[]) => void,
) {
  const [doomed, setDoomed] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    if (!onDelete) return
    setBusy(true)
    const outcome = await orTell(say, () => onDelete(doomed))
    setBusy(false)
    if (outcome === undefined || outcome === false) return
    if (outcome !== true && outcome.undo) tellDone(say, outcome.undo)
    setDoomed([])
    onGone(doomed)
  }
  return { doomed, busy, ask: setDoomed, confirm, cancel: () => setDoomed([]) }
}
