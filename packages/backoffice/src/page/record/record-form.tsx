import type { FormBody } from '@shiji/api/base/transport/form.ts'
import {
  type Conflict,
  conflictOf,
  type ResourceRow,
  useCreateRowMutation,
  useUpdateRowMutation,
  useViewRowQuery,
  versionOf,
} from '@shiji/api/resource/resource.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { DialogHandle } from '@shiji/ui/backoffice/data-table/record/table-dialogs.tsx'
import { FormRenderer, type SubmitRefusal } from '@shiji/ui/backoffice/form/form-renderer.tsx'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useMemo, useState } from 'react'
import * as yup from 'yup'
import { refusalOf } from '../../core/action/refusal.ts'
import type { ResourceDeclaration } from '../declaration/resource-declaration.ts'
import { valuesOf } from './form-values.ts'
import { useIdempotencyKey } from './idempotency.ts'
import { RecordConflict } from './record-conflict.tsx'
import { RecordState } from './record-state.tsx'

interface FormProps {
  readonly resource: ResourceDeclaration
  /** Whether the table is currently a tree: then only the affected parents reload. */
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

/** The edit form: GET {page path}/{id} for the current record, PUT {page path}/{id} with the new values (spec §7). */
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
      onReload={() => void record.refetch()}
      send={(form, parents, version) =>
        update({ path: resource.path, id, form, ...parents, ...(version === undefined ? {} : { version }) }).unwrap()
      }
    />
  )
}

interface RecordFormProps extends FormProps {
  readonly fields: readonly FormField[]
  readonly initial: FormValues | undefined
  /** The original record. */
  readonly row?: ResourceRow | undefined
  /** Sends the form; with a version, only if the record still has that version. */
  readonly send: (form: FormBody, parents: Parents, version: string | undefined) => Promise<unknown>
  /** Loads the current record. */
  readonly onReload?: () => void
}

type Parents = { readonly parents?: readonly number[] }

/** A failed answer keeps the form and its input (spec §8); its messages show at their fields. */
function RecordForm({ resource, isTree, fields, initial, row, handle, send, onReload }: RecordFormProps) {
  const say = useText()
  const [conflict, setConflict] = useState<{ readonly with: Conflict; readonly mine: FormValues }>()
  const [saving, setSaving] = useState(false)
  const schema = useMemo(
    () => (typeof resource.schema === 'function' ? resource.schema(yup) : resource.schema),
    [resource.schema],
  )
  const save = async (values: FormValues, version: string | undefined): Promise<SubmitRefusal | undefined> => {
    const form = resource.toBody?.(values) ?? values
    const parents = isTree ? { parents: parentsOf(form, row) } : {}
    let answer: unknown
    try {
      answer = await send(form, parents, version)
    } catch (failure) {
      const found = conflictOf(failure)
      if (found === undefined) return refusalOf(failure, say)
      setConflict({ with: found, mine: values })
      return {}
    }
    toast.success(say('error.operation_successful'))
    handle.saved({ ...parents, ids: idsOf(row ?? answer) })
    return undefined
  }
  const overwrite = async (mine: FormValues) => {
    setSaving(true)
    try {
      await save(mine, undefined)
    } finally {
      setSaving(false)
      setConflict(undefined)
    }
  }
  return (
    <>
      <FormRenderer
        // Another version of the record is another form.
        key={row && versionOf(row)}
        fields={fields}
        {...(initial === undefined ? {} : { initial })}
        {...(schema === undefined ? {} : { schema })}
        onSubmit={values => save(values, row && versionOf(row))}
        onCancel={handle.close}
        onDirty={handle.onDirty}
      />
      {conflict && (
        <RecordConflict
          resource={resource}
          fields={fields}
          conflict={conflict.with}
          mine={conflict.mine}
          theirs={valuesOf(conflict.with.current, fields, resource.toValues)}
          busy={saving}
          onCancel={() => setConflict(undefined)}
          onOverwrite={() => void overwrite(conflict.mine)}
          onReload={() => {
            setConflict(undefined)
            onReload?.()
          }}
        />
      )}
    </>
  )
}

/** The saved record, if the answer contains it. */
function idsOf(saved: unknown): number[] {
  return typeof saved === 'object' && saved !== null && 'id' in saved && typeof saved.id === 'number' ? [saved.id] : []
}

/** Parents whose children change: the new and the previous parent of the record. */
function parentsOf({ pid }: FormBody, row: ResourceRow | undefined): number[] {
  const before = row === undefined ? [] : [Number(row.pid)]
  return [...new Set([...before, ...(pid === undefined ? [] : [Number(pid)])])]
}
