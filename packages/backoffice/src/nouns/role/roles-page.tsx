import { useLoadPermissionsQuery } from '@shiji/api/identity/role.api.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { useMemo } from 'react'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { declarePage } from '../../page/declaration/declare-page.ts'
import { ResourcePage } from '../../page/resource/resource-page.tsx'
import { usePermissionWords } from './use-permission-words.ts'
import { useRolesCall } from './use-roles-call.ts'

const RoleForm = lazyPart(() => import('./role-form.tsx').then(module => module.RoleForm))

/** Roles of the platform or of a store: named sets of permissions and pages. */
export function RolesPage() {
  const call = useRolesCall()
  const { area } = useBackoffice()
  const { nameOf } = usePermissionWords(useLoadPermissionsQuery(area).data)
  const declare = useMemo(
    () =>
      declarePage(call, ({ say, locale }) => ({
        columns: [
          { id: 'name', title: say('staff.role_name'), sortable: true },
          {
            id: 'permissions',
            title: say('staff.permission_count'),
            render: row => formatNumber(row.permissions.length, locale),
          },
          { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
        ],
        details: [
          { id: 'name', title: say('staff.role_name') },
          {
            id: 'permissions',
            title: say('staff.permissions'),
            render: row => row.permissions.map(nameOf).join(' · '),
          },
          { id: 'created_at', title: say('common.created_at'), kind: 'time' },
        ],
        search: [
          { type: 'text', name: 'name', label: say('staff.role_name') },
          { type: 'daterange', name: 'created_at', label: say('common.created_at') },
        ],
        ownForm: RoleForm,
      })),
    [call, nameOf],
  )
  return <ResourcePage declare={declare} texts={['staff']} />
}
