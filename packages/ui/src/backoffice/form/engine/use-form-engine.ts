import { useText } from '@shiji/i18n/react.ts'
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { AnyObjectSchema } from 'yup'
import { useUnsaved } from '../../../common/unsaved/unsaved.ts'
import type { FormValues } from '../../form-value/form-values.ts'
import type { FormParts } from './form-context.ts'
import { formResolver } from './form-rules.ts'
import { sentValues } from './sent-values.ts'
import { useOwnShownFields } from './shown-fields.ts'
import { useFieldFocus } from './use-field-focus.ts'

/** Result of submitting a form: success, or errors to correct. */
export interface SubmitRefusal {
  /** Messages by field name, from the server. */
  readonly fields?: Readonly<Record<string, string>>
  /** Message for the whole form. */
  readonly message?: string
}

export interface FormEngineOptions {
  /** Initial values, in wire units. Different values reset the form; equal values in a new object do not. */
  readonly initial?: FormValues
  /** Rules of the page, by field name. */
  readonly schema?: AnyObjectSchema
  /** Submits the values; a returned refusal is shown at the fields. An exception is logged and frees the button. */
  readonly onSubmit: (values: FormValues) => Promise<SubmitRefusal | undefined> | SubmitRefusal | undefined
  /** Called with whether there are unsaved changes, for guards against losing them. */
  readonly onDirty?: (dirty: boolean) => void
  /** Shows the values as text in the same layout, not editable. @default false */
  readonly readOnly?: boolean
}

const nothing: FormValues = {}

// Pages write the object inline, so a new one means no change: a parent's render must not lose input.
const sameValues = (one: FormValues, other: FormValues): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

interface Engine {
  readonly form: UseFormReturn<FormValues, unknown, FormValues>
  readonly parts: Omit<FormParts, 'labelWidth' | 'readOnly'>
  readonly submit: (event: FormEvent) => void
}

/** State of a form: values, rules, errors and submission. */
export function useFormEngine(frame: RefObject<HTMLFormElement | null>, options: FormEngineOptions): Engine {
  const { initial = nothing, onSubmit, onDirty, readOnly = false } = options
  const say = useText('common', 'error', 'form')
  const [refusal, setRefusal] = useState<string>()
  const shown = useOwnShownFields()
  const { problems, resolver } = useRules(shown, options.schema)
  const form = useForm<FormValues, unknown, FormValues>({
    defaultValues: initial,
    resolver,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const { isSubmitting, isDirty, submitCount } = form.formState
  const { reset } = form
  const started = useRef(initial)
  useEffect(() => {
    if (sameValues(started.current, initial)) return
    started.current = initial
    problems.clear()
    reset(initial)
  }, [initial, problems, reset])
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty])
  useUnsaved(isDirty && !readOnly)
  const { goTo, focusWrong } = useFieldFocus(frame)

  const send = async (data: FormValues): Promise<void> => {
    setRefusal(undefined)
    try {
      const refused = await onSubmit(sentValues(shown.list(), data))
      // The submitted values are saved now, so leaving loses nothing.
      if (!refused) return reset(data)
      const { atFields, message } = placed(refused, new Set(shown.list().map(({ name }) => name)))
      for (const [name, text] of atFields) form.setError(name, { type: 'server', message: text })
      if (atFields.length > 0) focusWrong()
      setRefusal(message)
    } catch (error) {
      console.error(error)
      setRefusal(say('error.operation_failed'))
    }
  }
  const parts: Engine['parts'] = {
    control: form.control,
    values: form.watch(),
    shown,
    sending: isSubmitting,
    tried: submitCount > 0,
    refusal,
    goTo,
    onProblem: (name, problem) => {
      if (problem === undefined) problems.delete(name)
      else problems.set(name, problem)
      if (submitCount > 0 || form.getFieldState(name).isTouched) void form.trigger(name)
    },
  }
  const submit = (event: FormEvent): void => {
    // In React's tree, a form inside a dialog is also inside the page's form.
    event.stopPropagation()
    void form.handleSubmit(send, focusWrong)(event)
  }
  return { form, parts, submit }
}

/** Errors of the shown fields, from the rules of the form and from the controls themselves. */
function useRules(shown: FormParts['shown'], schema: AnyObjectSchema | undefined) {
  const say = useText('error')
  const saying = useRef(say)
  useEffect(() => {
    saying.current = say
  })
  const [problems] = useState(() => new Map<string, string>())
  const resolver = useMemo(
    () =>
      formResolver(
        shown.list,
        () => problems,
        schema,
        () => saying.current('error.required'),
      ),
    [shown, problems, schema],
  )
  return { problems, resolver }
}

/** Splits a refusal into messages at fields that are shown, and one about the whole. */
function placed(refused: SubmitRefusal, names: ReadonlySet<string>) {
  const named = Object.entries(refused.fields ?? {})
  const others = named.filter(([name]) => !names.has(name)).map(([, text]) => text)
  return {
    atFields: named.filter(([name]) => names.has(name)),
    message: [refused.message, ...others].filter(Boolean).join(' ') || undefined,
  }
}
