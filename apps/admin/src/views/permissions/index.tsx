import { chakra } from '@chakra-ui/react/styled-system'
import { usePermissionBookQuery } from '@shiji/api/identity/role.api.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { usePermissionWords } from '@shiji/backoffice/nouns/role/use-permission-words.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { Stack } from '@shiji/backoffice/page/dashboard/section.tsx'
import type { PermissionArea } from '@shiji/contract/identity/permission-areas.ts'
import type { PermissionBook } from '@shiji/contract/identity/permissions.ts'
import { useText } from '@shiji/i18n/react.ts'
import { type ComponentProps, useMemo, useState } from 'react'
import { AreaSwitch } from '../../features/permissions/area-switch.tsx'
import { PermissionDialog } from '../../features/permissions/permission-dialog.tsx'
import { PermissionSection } from '../../features/permissions/permission-section.tsx'

/**
 * All permissions of both back offices by group: named, described, grouped and ordered by the operator. Their ids are part
 * of the program: none can be created or renamed.
 */
export function Component() {
  const asked = usePermissionBookQuery()
  return <Loaded asked={asked}>{book => <Book book={book} />}</Loaded>
}

function Book({ book }: { readonly book: PermissionBook }) {
  const say = useText('staff')
  const mayChange = useHeldPermissions()('permission.update')
  const [area, setArea] = useState<PermissionArea>('admin')
  const [edited, setEdited] = useState<ComponentProps<typeof PermissionDialog>['open']>()
  const groups = useMemo(() => book.filter(group => group.area === area), [area, book])
  const words = usePermissionWords(groups)
  return (
    <Stack>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <AreaSwitch value={area} onValue={setArea} />
        <chakra.p textStyle="sm" color="fg.muted">
          {say('staff.permission_ids_note')}
        </chakra.p>
      </chakra.div>
      {groups
        .filter(group => group.permissions.length > 0)
        .map(group => (
          <PermissionSection
            key={group.group}
            group={group}
            words={words}
            mayChange={mayChange}
            onEdit={entry => setEdited({ entry, group: group.group })}
          />
        ))}
      <PermissionDialog area={area} open={edited} groups={groups} words={words} onClose={() => setEdited(undefined)} />
    </Stack>
  )
}
