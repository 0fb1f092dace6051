import { useLoadPermissionsQuery } from '@shiji/api/identity/role.api.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { Stack } from '@shiji/backoffice/page/dashboard/section.tsx'
import { PermissionGroupSection } from '../../features/permissions/permission-group.tsx'

/**
 * All permissions that the person may grant, by group. They are part of the program: roles contain them, they cannot be
 * created.
 */
export function Component() {
  const asked = useLoadPermissionsQuery('admin')
  return (
    <Loaded asked={asked}>
      {groups => (
        <Stack>
          {groups.map(group => (
            <PermissionGroupSection key={group.group} {...group} />
          ))}
        </Stack>
      )}
    </Loaded>
  )
}
