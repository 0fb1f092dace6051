import { useText } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/toast/toast.ts'
import { useCallback, useRef } from 'react'
import { isCut } from './refusal.ts'

/** Does an act of a button; true when it was done. */
export type Act = (id: number, send: () => Promise<{ readonly error?: unknown }>) => Promise<boolean>

/**
 * Acts without a form: one at a time for each record, however often its button is pressed. Success is said, and so is a
 * missing answer; what the server refuses has been said already (spec §8).
 */
export function useAct(): Act {
  const say = useText()
  const underWay = useRef(new Set<number>())
  return useCallback(
    async (id, send) => {
      if (underWay.current.has(id)) return false
      underWay.current.add(id)
      try {
        const { error } = await send()
        if (error === undefined) toast.success(say('error.operation_successful'))
        else if (isCut(error)) toast.error(say('backoffice.no_answer'))
        return error === undefined
      } finally {
        underWay.current.delete(id)
      }
    },
    [say],
  )
}
