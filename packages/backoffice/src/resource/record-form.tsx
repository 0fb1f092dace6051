import type { FormBody } from '@shiji/api/base/form.ts'
import {
  type ResourceRow,
  useCreateRowMutation,
  useUpdateRowMutation,
  useViewRowQuery,
} from '@shiji/api/resource/resource.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { DialogHandle } from '@shiji/ui/data-table/table-dialogs.tsx'
import type { FormField, FormValues } from '@shiji/ui/form/form-field.ts'
import { FormRenderer, type SubmitRefusal } from '@shiji/ui/form/form-renderer.tsx'
import { toast } from '@shiji/ui/toast/toast.ts'
import { useMemo } from 'react'
import * as yup from 'yup'
import { refusalOf } from '../action/refusal.ts'
import { useIdempotencyKey } from './idempotency.ts'
import { RecordState } from './record-state.tsx'
import type { ResourceDeclaration } from './resource-declaration.ts'

interface FormProps {
  readonly resource: ResourceDeclaration
  readonly handle: DialogHandle
}

/** The add form: POST {page path} (spec §7). */
export function AddForm({ resource, handle }: FormProps) {
  const [create] = useCreateRowMutation()
  const keyFor = useIdempotencyKey()
  const fields = resource.form ?? []
  return (
    <RecordForm
      resource={resource}
      fields={fields}
      initial={resource.initial}
      handle={handle}
      send={form => create({ path: resource.path, form, idempotencyKey: keyFor(form) }).unwrap()}
    />
  )
}

/** The edit form: GET {page path}/{id} for what stands there now, PUT {page path}/{id} with what is to stand there (spec §7). */
export function EditForm({ resource, handle, id }: FormProps & { readonly id: number }) {
  const record = useViewRowQuery({ path: resource.path, id }, { refetchOnMountOrArgChange: true })
  const [update] = useUpdateRowMutation()
  const fields = resource.editForm ?? resource.form ?? []
  const initial = useMemo(
    () => record.currentData && valuesOf(record.currentData, fields, resource.toValues),
    [record.currentData, fields, resource.toValues],
  )
  if (initial === undefined) return <RecordState record={record} />
  return (
    <RecordForm
      resource={resource}
      fields={fields}
      initial={initial}
      handle={handle}
      send={form => update({ path: resource.path, id, form }).unwrap()}
    />
  )
}

interface RecordFormProps extends FormProps {
  readonly fields: readonly FormField[]
  readonly initial: FormValues | undefined
  readonly send: (form: FormBody) => Promise<unknown>
}

/** A failed answer closes nothing and loses nothing (spec §8); its messages stand at their fields. */
function RecordForm({ resource, fields, initial, handle, send }: RecordFormProps) {
  const say = useText()
  const schema = useMemo(
    () => (typeof resource.schema === 'function' ? resource.schema(yup) : resource.schema),
    [resource.schema],
  )
  const submit = async (values: FormValues): Promise<SubmitRefusal | undefined> => {
    try {
      await send(resource.toBody?.(values) ?? values)
    } catch (failure) {
      return refusalOf(failure, say)
    }
    toast.success(say('error.operation_successful'))
    handle.close()
    return undefined
  }
  return (
    <FormRenderer
      fields={fields}
      {...(initial === undefined ? {} : { initial })}
      {...(schema === undefined ? {} : { schema })}
      onSubmit={submit}
      onCancel={handle.close}
      onDirty={handle.onDirty}
    />
  )
}

function valuesOf(
  row: ResourceRow,
  fields: readonly FormField[],
  toValues: ResourceDeclaration['toValues'],
): FormValues {
  if (toValues !== undefined) return toValues(row)
  return Object.fromEntries(fields.map(field => [field.name, row[field.name]]))
}
