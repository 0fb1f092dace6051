import { useText } from '@shiji/i18n/react.ts'
import type { FormField, FormValues } from '@shiji/ui/form/form-field.ts'
import { FormRenderer, type SubmitRefusal } from '@shiji/ui/form/form-renderer.tsx'
import { toast } from '@shiji/ui/toast/toast.ts'
import { type ReactNode, useState } from 'react'
import type { AnyObjectSchema } from 'yup'
import { GuardedDialog } from './guarded-dialog.tsx'
import { refusalOf } from './refusal.ts'

export interface ActionDialogProps {
  /** Whether it is there. */
  readonly open: boolean
  /** Names the act. */
  readonly title: string
  /** What the action does, or what it is done to. */
  readonly children?: ReactNode
  /** What it asks for. */
  readonly fields: readonly FormField[]
  /** Values to start from. */
  readonly initial?: FormValues
  /** Rules of the fields, by their names. */
  readonly schema?: AnyObjectSchema
  /** Words of the button that does it. @default Save */
  readonly submitLabel?: string
  /** Does it; rejects with the failure of the API. */
  readonly onSubmit: (values: FormValues) => Promise<unknown>
  /** It is left, or done. */
  readonly onClose: () => void
}

/** A dialog around one act with a reason, an amount or a choice. A failed answer closes nothing and loses nothing (spec §8). */
export function ActionDialog({
  open,
  title,
  children,
  fields,
  initial,
  schema,
  submitLabel,
  onSubmit,
  onClose,
}: ActionDialogProps) {
  const say = useText('backoffice')
  const [dirty, setDirty] = useState(false)
  const submit = async (values: FormValues): Promise<SubmitRefusal | undefined> => {
    try {
      await onSubmit(values)
    } catch (failure) {
      return refusalOf(failure, say)
    }
    toast.success(say('error.operation_successful'))
    onClose()
    return undefined
  }
  return (
    <GuardedDialog open={open} onClose={onClose} title={title} width="half" dirty={dirty}>
      {children}
      <FormRenderer
        fields={fields}
        {...(initial === undefined ? {} : { initial })}
        {...(schema === undefined ? {} : { schema })}
        {...(submitLabel === undefined ? {} : { submitLabel })}
        onSubmit={submit}
        onCancel={onClose}
        onDirty={setDirty}
      />
    </GuardedDialog>
  )
}
