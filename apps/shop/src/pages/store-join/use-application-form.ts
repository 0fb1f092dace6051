import { fieldMessages } from '@shiji/api/base/transport/failure.ts'
import { useSaveApplicationMutation } from '@shiji/api/store/application.buyer.api.ts'
import type { ApplicationField } from '@shiji/contract/store/application.fields.ts'
import type { StoreApplication } from '@shiji/contract/store/application.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type RunningUploads, useRunningUploads } from '../../site/form/use-running-uploads.ts'
import {
  type ApplicationValues,
  bodyOf,
  fieldOf,
  mistakeIn,
  type Problems,
  TYPED_FIELDS,
  type TypedField,
  valuesOf,
} from './application-values.ts'

/** How long after the last change it is saved, unless the field is left before. */
const IDLE_MS = 1_000

export type SaveState = 'saved' | 'saving' | 'failed'

/** State and actions of the application form. */
export interface ApplicationForm {
  readonly values: ApplicationValues
  readonly problems: Problems
  readonly saving: SaveState
  /** Pictures on their way. */
  readonly uploads: RunningUploads
  readonly change: <F extends ApplicationField>(field: F, value: ApplicationValues[F]) => void
  readonly setProblem: (field: ApplicationField, message: string | undefined) => void
  /** Saves what has changed; false while something could not be saved. */
  readonly save: () => Promise<boolean>
  /** Shows what the server said to fields; false if it said nothing to any. */
  readonly showProblems: (failure: unknown) => boolean
}

/**
 * The form of an application. Changed fields are saved when one is left or rests, those with a mistake wait for their
 * correction; what could not be sent stays in the form and is sent again.
 */
export function useApplicationForm(application: StoreApplication): ApplicationForm {
  const say = useText('shop_store', 'error')
  const [send] = useSaveApplicationMutation()
  const [values, setValues] = useState<ApplicationValues>(() => valuesOf(application))
  const [problems, setProblems] = useState<Problems>(application.reasons)
  const [saving, setSaving] = useState<SaveState>('saved')
  const uploads = useRunningUploads()
  const live = useRef({ values, problems, changed: new Set<TypedField>() })
  const running = useRef<Promise<boolean> | undefined>(undefined)

  const setProblem = (field: ApplicationField, message: string | undefined) => {
    const { [field]: _, ...others } = live.current.problems
    live.current.problems = message === undefined ? others : { ...others, [field]: message }
    setProblems(live.current.problems)
  }
  const change: ApplicationForm['change'] = (field, value) => {
    live.current.values = { ...live.current.values, [field]: value }
    setValues(live.current.values)
    setProblem(field, undefined)
    const typed = TYPED_FIELDS.find(each => each === field)
    if (typed !== undefined) live.current.changed.add(typed)
  }
  const showProblems = (failure: unknown): boolean => {
    const messages = Object.entries(fieldMessages(failure)).flatMap(([name, message]) => {
      const field = fieldOf(name)
      return field === undefined ? [] : [[field, message] as const]
    })
    for (const [field, message] of messages) setProblem(field, message)
    return messages.length > 0
  }
  /** Marks mistakes; returns the changed fields without one. */
  const sendable = (): TypedField[] =>
    [...live.current.changed].filter(field => {
      const mistake = mistakeIn(field, live.current.values)
      if (mistake !== undefined) setProblem(field, say(mistake))
      return mistake === undefined && live.current.problems[field] === undefined
    })
  const run = async (): Promise<boolean> => {
    for (;;) {
      const fields = sendable()
      if (fields.length === 0) break
      setSaving('saving')
      for (const field of fields) live.current.changed.delete(field)
      const answer = await send(bodyOf(live.current.values, fields))
      if (answer.error === undefined) continue
      for (const field of fields) live.current.changed.add(field)
      // The refused fields wait for their correction; the others are sent again without them.
      showProblems(answer.error)
      if (fields.some(field => live.current.problems[field] !== undefined)) continue
      setSaving('failed')
      return false
    }
    setSaving(live.current.changed.size === 0 ? 'saved' : 'failed')
    return live.current.changed.size === 0
  }
  const save = (): Promise<boolean> => {
    running.current ??= run().finally(() => {
      running.current = undefined
    })
    return running.current
  }
  const saveLater = useEffectEvent(() => void save())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the rest again.
  useEffect(() => {
    if (live.current.changed.size === 0) return
    const timer = setTimeout(saveLater, IDLE_MS)
    return () => clearTimeout(timer)
  }, [values])
  return { values, problems, saving, uploads, change, setProblem, save, showProblems }
}
