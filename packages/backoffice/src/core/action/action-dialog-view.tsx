import { useText } from '@shiji/i18n/react.ts'
import { FormRenderer, type SubmitRefusal } from '@shiji/ui/backoffice/form/form-renderer.tsx'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useMemo, useState } from 'react'
import * as yup from 'yup'
import type { ActionDialogProps } from './action-dialog.tsx'
import { GuardedDialog } from './guarded-dialog.tsx'
import { refusalOf } from './refusal.ts'

/** The dialog and its form. */
export function ActionDialogView({
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
  const rules = useMemo(() => (typeof schema === 'function' ? schema(yup) : schema), [schema])
  const submit = async (values: FormValues): Promise<SubmitRefusal | undefined> => {
    try {
      const outcome = await onSubmit(values)
      if (outcome !== 'told') toast.success(say('error.operation_successful'))
    } catch (failure) {
      return refusalOf(failure, say)
    }
    onClose()
    return undefined
  }
  return (
    <GuardedDialog open={open} onClose={onClose} title={title} width="half" dirty={dirty}>
      {children}
      <FormRenderer
        fields={fields}
        {...(initial === undefined ? {} : { initial })}
        {...(rules === undefined ? {} : { schema: rules })}
        {...(submitLabel === undefined ? {} : { submitLabel })}
        onSubmit={submit}
        onCancel={onClose}
        onDirty={setDirty}
      />
    </GuardedDialog>
  )
}
