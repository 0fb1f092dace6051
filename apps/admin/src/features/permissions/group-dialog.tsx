import { useAddPermissionGroupMutation, useChangePermissionGroupMutation } from '@shiji/api/identity/role.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import type { PermissionArea } from '@shiji/contract/identity/permission-areas.ts'
import type { PermissionBook } from '@shiji/contract/identity/permissions.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useMemo } from 'react'
import { nameFields, sortField, textIn, wordRules } from './words-fields.ts'

export interface GroupDialogProps {
  readonly area: PermissionArea
  /** The group that is changed, `'new'` for one of the operator; closed without one. */
  readonly open: PermissionBook[number] | 'new' | undefined
  /** Order of a new group. */
  readonly next: number
  readonly onClose: () => void
}

/** Adds a group of the operator, or changes names and order of a group. */
export function GroupDialog({ area, open, next, onClose }: GroupDialogProps) {
  const say = useText('staff')
  const [add] = useAddPermissionGroupMutation()
  const [change] = useChangePermissionGroupMutation()
  const rules = useMemo(() => wordRules(say), [say])
  const group = open === 'new' ? undefined : open
  return (
    <ActionDialog
      key={group?.group ?? 'new'}
      open={open !== undefined}
      title={say(group === undefined ? 'staff.group_add' : 'staff.group_edit')}
      fields={[...nameFields(say, group === undefined || group.own), sortField(say)]}
      initial={{ name: group?.name ?? '', ename: group?.ename ?? '', is_sort: group?.is_sort ?? next }}
      schema={rules}
      onSubmit={values => {
        const words = {
          area,
          name: textIn(values, 'name'),
          ename: textIn(values, 'ename'),
          is_sort: Number(values.is_sort),
        }
        return group === undefined ? add(words).unwrap() : change({ ...words, group: group.group }).unwrap()
      }}
      onClose={onClose}
    />
  )
}
