import { chakra } from '@chakra-ui/react/styled-system'
import { useLoadPermissionsQuery } from '@shiji/api/identity/role.api.ts'
import { useLoadMenuQuery } from '@shiji/api/platform/menu.api.ts'
import { useCreateRowMutation, useUpdateRowMutation, useViewRowQuery } from '@shiji/api/resource/resource.api.ts'
import { pagePath } from '@shiji/contract/lists/list-call.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { TreePicker } from '@shiji/ui/backoffice/tree-picker/tree-picker.tsx'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useUnsaved } from '@shiji/ui/common/unsaved/unsaved.ts'
import { type FormEvent, useState } from 'react'
import { refusalOf } from '../../core/action/refusal.ts'
import { offeredMenu } from '../../core/menu/offered-menu.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'
import type { OwnFormProps } from '../../page/declaration/resource-declaration.ts'
import { viewOf } from '../../page/declaration/rows-of.ts'
import { useIdempotencyKey } from '../../page/record/idempotency.ts'
import { RecordState } from '../../page/record/record-state.tsx'
import { emptyRole, type RoleDraft, roleOf, wrongWith } from './role-draft.ts'
import { menuNodes, permissionNodes } from './role-nodes.ts'
import { usePermissionWords } from './use-permission-words.ts'
import { useRolesCall } from './use-roles-call.ts'

/** Adds a role, or changes the current one of the server. */
export function RoleForm({ handle, id }: OwnFormProps) {
  const { area } = useBackoffice()
  const call = useRolesCall()
  const record = useViewRowQuery(
    { path: pagePath(call), id: id ?? 0 },
    { skip: id === undefined, refetchOnMountOrArgChange: true },
  )
  const grantable = useLoadPermissionsQuery(area)
  const menu = useLoadMenuQuery(area)
  const words = usePermissionWords(grantable.data)
  const locale = useLocale()
  if (id !== undefined && record.currentData === undefined) return <RecordState record={record} />
  if (grantable.data === undefined) return <RecordState record={grantable} />
  return (
    <RoleEditor
      handle={handle}
      {...(id === undefined ? {} : { id })}
      initial={record.currentData === undefined ? emptyRole : roleOf(viewOf(call, record.currentData))}
      permissions={permissionNodes(grantable.data, words)}
      pages={menuNodes(offeredMenu(menu.data ?? [], area), locale)}
    />
  )
}

interface EditorProps extends OwnFormProps {
  readonly initial: RoleDraft
  readonly permissions: ReturnType<typeof permissionNodes>
  readonly pages: ReturnType<typeof menuNodes>
}

/** Checkboxes for permissions and pages, side by side. A failed answer closes nothing and loses nothing (spec §8). */
function RoleEditor({ handle, id, initial, permissions, pages }: EditorProps) {
  const say = useText('staff')
  const path = pagePath(useRolesCall())
  const [draft, setDraft] = useState(initial)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState<string>()
  const [create, creating] = useCreateRowMutation()
  const [update, updating] = useUpdateRowMutation()
  const keyFor = useIdempotencyKey()
  const busy = creating.isLoading || updating.isLoading
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  const put = (part: Partial<RoleDraft>) => {
    setDraft({ ...draft, ...part })
    setDirty(true)
    handle.onDirty(true)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // In React's tree, a form inside a dialog is also inside the page's form.
    event.stopPropagation()
    if (busy) return
    const found = wrongWith(draft, say)
    setWrong(found)
    setMessage(undefined)
    if (Object.keys(found).length > 0) return
    const form = { ...draft }
    const done =
      id === undefined ? await create({ path, form, idempotencyKey: keyFor(form) }) : await update({ path, id, form })
    if (done.error === undefined) {
      toast.success(say('error.operation_successful'))
      handle.saved(id === undefined ? {} : { ids: [id] })
      return
    }
    const refusal = refusalOf(done.error, say)
    setWrong(refusal.fields ?? {})
    setMessage(refusal.message)
  }
  return (
    <chakra.form noValidate onSubmit={submit} aria-busy={busy} display="grid" gap="4">
      <Field label={say('staff.role_name')} error={wrong.name} required>
        <Input value={draft.name} autoComplete="off" onChange={event => put({ name: event.target.value })} />
      </Field>
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
        <Field label={say('staff.permissions')} hint={say('staff.permissions_hint')} error={wrong.permissions} group>
          <TreePicker
            nodes={permissions}
            value={draft.permissions}
            onValue={ticked => put({ permissions: ticked.map(String) })}
          />
        </Field>
        <Field label={say('staff.menus')} hint={say('staff.menus_hint')} error={wrong.menu_id} group>
          <TreePicker nodes={pages} value={draft.menu_id} onValue={ticked => put({ menu_id: ticked.map(Number) })} />
        </Field>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" alignItems="center" gap="3">
        <chakra.div role="alert" flex="1" minW="0" textStyle="sm" fontWeight="medium" color="status.danger.fg">
          {message}
        </chakra.div>
        <Button onClick={handle.close} disabled={busy}>
          {say('common.cancel')}
        </Button>
        <Button type="submit" look="solid" loading={busy}>
          {say('common.save')}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
