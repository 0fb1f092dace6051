import { useText } from '@shiji/i18n/react.ts'
import { FormRenderer, type SubmitRefusal } from '@shiji/ui/backoffice/form/form-renderer.tsx'
import { FormSkeleton } from '@shiji/ui/backoffice/form/form-skeleton.tsx'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useMemo } from 'react'
import * as yup from 'yup'
import { refusalOf } from './refusal.ts'

export interface SavedFormProps {
  readonly fields: readonly FormField[]
  /** The stored record, as form values. */
  readonly initial: FormValues
  /** Rules of the fields, by their names. */
  readonly schema?: (rules: typeof yup) => yup.AnyObjectSchema
  /** Saves; rejects with the failure of the API. */
  readonly save: (values: FormValues) => Promise<unknown>
  /** Path of these fields in the body: `web` for `web.tel`. @default the top level */
  readonly within?: string
  /** Whether this person may change the values. @default true */
  readonly mayChange?: boolean
  /** Called after saving; a dialog around the form then closes. */
  readonly onSaved?: () => void
  /** Called on cancel; without it there is no cancel button. */
  readonly onCancel?: () => void
  /** Called with whether there are unsaved changes. */
  readonly onDirty?: (dirty: boolean) => void
}

const labelWidth = '120px'

/** Skeleton of a saved form. */
export const SavedFormSkeleton = ({ fields }: Pick<SavedFormProps, 'fields'>) => (
  <FormSkeleton fields={fields} labelWidth={labelWidth} />
)

/** A form for one record: saves it and confirms. On a page it stays open. */
export function SavedForm({ schema, save, within, mayChange = true, onSaved, ...form }: SavedFormProps) {
  const say = useText('backoffice')
  const rules = useMemo(() => schema?.(yup), [schema])
  const submit = async (values: FormValues): Promise<SubmitRefusal | undefined> => {
    try {
      await save(values)
    } catch (failure) {
      return fromWithin(refusalOf(failure, say), within)
    }
    toast.success(say('error.operation_successful'))
    onSaved?.()
    return undefined
  }
  return (
    <FormRenderer
      {...form}
      {...(rules === undefined ? {} : { schema: rules })}
      onSubmit={submit}
      labelWidth={labelWidth}
      readOnly={!mayChange}
    />
  )
}

/** Messages by field name: the key `slides` for an error of the server at `store.slides.1`. */
function fromWithin(refusal: SubmitRefusal, within: string | undefined): SubmitRefusal {
  const prefix = within === undefined ? '' : `${within}.`
  const fields = Object.entries(refusal.fields ?? {}).map(([path, message]) => {
    const name = path.startsWith(prefix) ? path.slice(prefix.length) : path
    return [name.split('.')[0] ?? name, message]
  })
  return { ...refusal, fields: Object.fromEntries(fields) }
}
