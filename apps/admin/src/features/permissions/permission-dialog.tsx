import { chakra } from '@chakra-ui/react/styled-system'
import { useChangePermissionMutation } from '@shiji/api/identity/role.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import type { PermissionWords } from '@shiji/backoffice/nouns/role/use-permission-words.ts'
import type { PermissionArea } from '@shiji/contract/identity/permission-areas.ts'
import type { PermissionBook, PermissionEntry } from '@shiji/contract/identity/permissions.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useMemo } from 'react'
import { contentFields, nameFields, sortField, textIn, wordRules } from './words-fields.ts'

export interface PermissionDialogProps {
  readonly area: PermissionArea
  /** The permission whose words are changed, with its group; closed without one. */
  readonly open: { readonly entry: PermissionEntry; readonly group: string } | undefined
  /** The groups of the area. */
  readonly groups: PermissionBook
  readonly words: PermissionWords
  readonly onClose: () => void
}

/** Changes words, group and order of one permission; its id is shown and cannot be changed. */
export function PermissionDialog({ area, open, groups, words, onClose }: PermissionDialogProps) {
  const say = useText('staff', 'permission')
  const [change] = useChangePermissionMutation()
  const rules = useMemo(() => wordRules(say), [say])
  const entry = open?.entry
  return (
    <ActionDialog
      key={entry?.id}
      open={open !== undefined}
      title={say('staff.permission_edit')}
      fields={[
        ...nameFields(say, false),
        ...contentFields(say),
        {
          type: 'select',
          name: 'group',
          label: say('staff.permission_group'),
          choices: groups.map(({ group }) => ({ value: group, label: words.groupName(group) })),
          required: true,
        },
        sortField(say),
      ]}
      initial={
        entry === undefined
          ? {}
          : {
              name: entry.name,
              ename: entry.ename,
              content: entry.content,
              econtent: entry.econtent,
              group: open?.group ?? '',
              is_sort: entry.is_sort,
            }
      }
      schema={rules}
      onSubmit={values =>
        change({
          area,
          permission: entry?.id ?? '',
          name: textIn(values, 'name'),
          ename: textIn(values, 'ename'),
          content: textIn(values, 'content'),
          econtent: textIn(values, 'econtent'),
          group: textIn(values, 'group'),
          is_sort: Number(values.is_sort),
        }).unwrap()
      }
      onClose={onClose}
    >
      {entry !== undefined && (
        <chakra.p mb="4" textStyle="sm" color="fg.muted">
          {say('staff.permission_id')} <chakra.code>{entry.id}</chakra.code> · {say('staff.permission_ids_note')}
        </chakra.p>
      )}
    </ActionDialog>
  )
}
