import { useText } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useCallback, useRef } from 'react'
import { isCut } from './refusal.ts'

/** Runs a button's action; true on success. */
export type Act = (id: number, send: () => Promise<{ readonly error?: unknown }>) => Promise<boolean>

/**
 * Actions without a form: one at a time per record, however often the button is clicked. Reports success, and calls
 * without an answer; refusals of the server have been shown already (spec §8).
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
