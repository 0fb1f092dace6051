import { useText } from '@shiji/i18n/react.ts'
import { useState } from 'react'
import { tellDone } from '../selection/outcome.ts'
import type { InlineEdit, InlineValue } from './inline-edit.ts'

/** The value of an editable cell: shown immediately, reverted if saving fails. */
export function useInlineValue(row: object, edit: InlineEdit<object>, given: unknown, onSaved: () => void) {
  const say = useText('common', 'error', 'table')
  const [ahead, setAhead] = useState<{ readonly of: unknown; readonly value: InlineValue }>()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  // A reloaded row has the current value.
  const current = ahead && Object.is(ahead.of, given) ? ahead.value : given
  const keep = async (value: InlineValue): Promise<void> => {
    setProblem(undefined)
    if (Object.is(value, current)) return
    setAhead({ of: given, value })
    setPending(true)
    try {
      const outcome = await edit.save(row, value)
      if (outcome === false) throw new Error(say('error.operation_failed'))
      const undo = outcome === true ? undefined : outcome.undo
      if (undo) {
        tellDone(say, async () => {
          await undo()
          setAhead(undefined)
        })
      }
      onSaved()
    } catch (error) {
      console.error(error)
      setAhead(undefined)
      setProblem((error instanceof Error && error.message) || say('error.operation_failed'))
    } finally {
      setPending(false)
    }
  }
  return { current, pending, problem, setProblem, keep }
}
