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
  /** The table is a tree now: its parents hear of the change, and nobody else. */
  readonly isTree: boolean
  readonly handle: DialogHandle
}

/** The add form: POST {page path} (spec §7). */
export function AddForm({ resource, isTree, handle }: FormProps) {
  const [create] = useCreateRowMutation()
  const keyFor = useIdempotencyKey()
  const fields = resource.form ?? []
  return (
    <RecordForm
      resource={resource}
      fields={fields}
      initial={resource.initial}
      isTree={isTree}
      handle={handle}
      send={(form, parents) => create({ path: resource.path, form, idempotencyKey: keyFor(form), ...parents }).unwrap()}
    />
  )
}

/** The edit form: GET {page path}/{id} for what stands there now, PUT {page path}/{id} with what is to stand there (spec §7). */
export function EditForm({ resource, isTree, handle, id }: FormProps & { readonly id: number }) {
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
      isTree={isTree}
      handle={handle}
      row={record.currentData}
      send={(form, parents) => update({ path: resource.path, id, form, ...parents }).unwrap()}
    />
  )
}

interface RecordFormProps extends FormProps {
  readonly fields: readonly FormField[]
  readonly initial: FormValues | undefined
  /** The record as it stood. */
  readonly row?: ResourceRow | undefined
  readonly send: (form: FormBody, parents: Parents) => Promise<unknown>
}

type Parents = { readonly parents?: readonly number[] }

/** A failed answer closes nothing and loses nothing (spec §8); its messages stand at their fields. */
function RecordForm({ resource, isTree, fields, initial, row, handle, send }: RecordFormProps) {
  const say = useText()
  const schema = useMemo(
    () => (typeof resource.schema === 'function' ? resource.schema(yup) : resource.schema),
    [resource.schema],
  )
  const submit = async (values: FormValues): Promise<SubmitRefusal | undefined> => {
    const form = resource.toBody?.(values) ?? values
    const parents = isTree ? { parents: parentsOf(form, row) } : {}
    try {
      await send(form, parents)
    } catch (failure) {
      return refusalOf(failure, say)
    }
    toast.success(say('error.operation_successful'))
    handle.saved(parents)
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

/** Whose children change: those of the parent that the record has, and of the one that it had. */
function parentsOf({ pid }: FormBody, row: ResourceRow | undefined): number[] {
  const before = row === undefined ? [] : [Number(row.pid)]
  return [...new Set([...before, ...(pid === undefined ? [] : [Number(pid)])])]
}

function valuesOf(
  row: ResourceRow,
  fields: readonly FormField[],
  toValues: ResourceDeclaration['toValues'],
): FormValues {
  if (toValues !== undefined) return toValues(row)
  return Object.fromEntries(fields.map(field => [field.name, row[field.name]]))
}
