import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { AnyObjectSchema } from 'yup'
import { Button } from '../../common/button/button.tsx'
import { useUnsaved } from '../../common/unsaved/unsaved.ts'
import { FormValuesContext } from '../dictionary/use-dictionary.ts'
import type { FormValues } from '../form-value/form-values.ts'
import { FormCell } from './form-cell.tsx'
import type { FormField } from './form-field.ts'
import { FormGrid } from './form-grid.tsx'
import { formResolver } from './form-rules.ts'
import { FormSummary } from './form-summary.tsx'
import { sentValues } from './sent-values.ts'
import { useSaveKey } from './use-save-key.ts'
import { useTallerThanWindow } from './use-taller-than-window.ts'

/** Result of submitting a form: success, or errors to correct. */
export interface SubmitRefusal {
  /** Message by field name, as the server gave it. */
  readonly fields?: Readonly<Record<string, string>>
  /** Message about the whole. */
  readonly message?: string
}

export interface FormRendererProps {
  /** The fields, in order. */
  readonly fields: readonly FormField[]
  /** Initial values, in wire units. Different values reset the form; equal values in a new object do not. */
  readonly initial?: FormValues
  /** Rules of the page, by field name. */
  readonly schema?: AnyObjectSchema
  /** Submits the values; a returned refusal is shown at the fields. An exception is logged and frees the button. */
  readonly onSubmit: (values: FormValues) => Promise<SubmitRefusal | undefined> | SubmitRefusal | undefined
  /** Called on cancel; without it there is no such button. */
  readonly onCancel?: () => void
  /** @default 'Save' */
  readonly submitLabel?: ReactNode
  /** Called with whether something was changed, for guards against losing it. */
  readonly onDirty?: (dirty: boolean) => void
  /** Width of the labels (§9). @default '90px' */
  readonly labelWidth?: string
  /** Shows the values as text in the same layout, and takes none. @default false */
  readonly readOnly?: boolean
}

const nothing: FormValues = {}

// Pages write the object inline, so a new one means no change: a parent's render must not lose input.
const sameValues = (one: FormValues, other: FormValues): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

const focusable = 'input:not([type=hidden]):not([hidden]), select, textarea, button, [contenteditable=true]'

/**
 * A form from a declaration of its fields (§5): labels of 90 px beside controls, two in a row on wide screens (§9).
 * Input is never lost: leaving the page asks first. The first error gets the focus; more than three are listed above. Ctrl-S saves, and a form that
 * is longer than the window has a button above too.
 */
export function FormRenderer({
  fields,
  initial = nothing,
  schema,
  onSubmit,
  onCancel,
  submitLabel,
  onDirty,
  labelWidth = '90px',
  readOnly = false,
}: FormRendererProps) {
  const say = useText('common', 'error', 'form')
  const frame = useRef<HTMLFormElement>(null)
  const problems = useRef(new Map<string, string>())
  const [refusal, setRefusal] = useState<string>()
  const visible = useRef(fields)
  const saying = useRef(say)
  const resolver = useMemo(
    () =>
      formResolver(
        () => visible.current,
        () => problems.current,
        schema,
        () => saying.current('error.required'),
      ),
    [schema],
  )
  const form = useForm<FormValues, unknown, FormValues>({
    defaultValues: initial,
    resolver,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const { errors, isSubmitting, isDirty, submitCount } = form.formState
  const values = form.watch()
  const shown = fields.filter(field => field.when === undefined || field.when(values))
  useEffect(() => {
    visible.current = shown
    saying.current = say
  })

  const { reset } = form
  const started = useRef(initial)
  useEffect(() => {
    if (sameValues(started.current, initial)) return
    started.current = initial
    problems.current.clear()
    reset(initial)
  }, [initial, reset])
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty])

  useUnsaved(isDirty && !readOnly)
  const tall = useTallerThanWindow(frame)
  useSaveKey(frame, !readOnly, () => frame.current?.requestSubmit())

  const faults = shown.flatMap(({ name, label }) => {
    const message = errors[name]?.message
    return typeof message === 'string' ? [{ name, label, message }] : []
  })
  // Counts the answers that found something wrong; what is wrong is on the page with the same render.
  const [found, setFound] = useState(0)
  useEffect(() => {
    if (found === 0) return
    frame.current?.querySelector('[data-wrong=true]')?.querySelector<HTMLElement>(focusable)?.focus()
  }, [found])
  const go = (name: string): void =>
    frame.current
      ?.querySelector(`[data-field="${CSS.escape(name)}"]`)
      ?.querySelector<HTMLElement>(focusable)
      ?.focus()

  const send = async (data: FormValues): Promise<void> => {
    setRefusal(undefined)
    try {
      const refused = await onSubmit(sentValues(shown, data))
      // The submitted values are saved now, so leaving loses nothing.
      if (!refused) return reset(data)
      const named = Object.entries(refused.fields ?? {})
      const known = named.filter(([name]) => shown.some(field => field.name === name))
      for (const [name, message] of known) form.setError(name, { type: 'server', message })
      if (known.length > 0) setFound(count => count + 1)
      const others = named.filter(([name]) => !shown.some(field => field.name === name)).map(([, message]) => message)
      setRefusal([refused.message, ...others].filter(Boolean).join(' ') || undefined)
    } catch (error) {
      console.error(error)
      setRefusal(say('error.operation_failed'))
    }
  }
  const submit = (event: FormEvent): void => {
    // In React's tree, a form inside a dialog is also inside the page's form.
    event.stopPropagation()
    void form.handleSubmit(send, () => setFound(count => count + 1))(event)
  }
  return (
    <chakra.form ref={frame} noValidate onSubmit={submit} containerType="inline-size" aria-busy={isSubmitting}>
      {tall && !readOnly && (
        <chakra.div display="flex" justifyContent="flex-end" mb="4">
          <Button
            type="submit"
            size="sm"
            loading={isSubmitting}
            {...(submitLabel === undefined ? { 'aria-label': say('form.save_above') } : {})}
          >
            {submitLabel ?? say('common.save')}
          </Button>
        </chakra.div>
      )}
      <FormSummary faults={submitCount > 0 ? faults : []} onGo={go} />
      <FormValuesContext value={values}>
        <FormGrid>
          {shown.map(field => (
            <FormCell
              key={field.name}
              field={field}
              control={form.control}
              message={faults.find(fault => fault.name === field.name)?.message}
              labelWidth={labelWidth}
              readOnly={readOnly}
              onProblem={problem => {
                if (problem === undefined) problems.current.delete(field.name)
                else problems.current.set(field.name, problem)
                if (submitCount > 0 || form.getFieldState(field.name).isTouched) void form.trigger(field.name)
              }}
            />
          ))}
        </FormGrid>
      </FormValuesContext>
      <chakra.div
        // Stays in sight inside a dialog, over the padding of its body too; on a page it stands at the end.
        position="var(--shiji-form-foot, static)"
        bottom="-2"
        zIndex="1"
        mt="5"
        pt="3"
        pb="3"
        display="flex"
        flexWrap="wrap"
        justifyContent="flex-end"
        alignItems="center"
        gap="3"
        bg="var(--shiji-focus-gap, transparent)"
      >
        <chakra.div role="alert" flex="1" minW="0" textStyle="sm" fontWeight="medium" color="status.danger.fg">
          {refusal}
        </chakra.div>
        {onCancel && (
          <Button onClick={onCancel} disabled={isSubmitting}>
            {say(readOnly ? 'common.close' : 'common.cancel')}
          </Button>
        )}
        {!readOnly && (
          <Button type="submit" look="solid" loading={isSubmitting}>
            {submitLabel ?? say('common.save')}
          </Button>
        )}
      </chakra.div>
    </chakra.form>
  )
}
