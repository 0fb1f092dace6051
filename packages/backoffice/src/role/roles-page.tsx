import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import { AREA_PREFIX } from '@shiji/contract/area.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { lazyPart } from '@shiji/ui/lazy/lazy-part.tsx'
import { useMemo } from 'react'
import { useBackoffice } from '../app/backoffice.ts'
import type { DeclareResource } from '../resource/resource-declaration.ts'
import { ResourcePage } from '../resource/resource-page.tsx'
import { usePermissionName } from './use-permission-name.ts'

const RoleForm = lazyPart(() => import('./role-form.tsx').then(module => module.RoleForm))

const permissionsOf = (row: ResourceRow): readonly string[] =>
  Array.isArray(row.permissions) ? row.permissions.map(String) : []

/** Roles of the platform or of the store: names for what colleagues may do and which pages they see. */
export function RolesPage() {
  const { area } = useBackoffice()
  const nameOf = usePermissionName()
  const declare = useMemo<DeclareResource>(
    () =>
      ({ say, locale }) => ({
        path: `${AREA_PREFIX[area]}/roles`,
        noun: 'role',
        columns: [
          { id: 'name', title: say('staff.role_name'), sortable: true },
          {
            id: 'permissions',
            title: say('staff.permission_count'),
            render: row => formatNumber(permissionsOf(row).length, locale),
          },
          { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
        ],
        details: [
          { id: 'name', title: say('staff.role_name') },
          {
            id: 'permissions',
            title: say('staff.permissions'),
            render: row => permissionsOf(row).map(nameOf).join(' · '),
          },
          { id: 'created_at', title: say('common.created_at'), kind: 'time' },
        ],
        search: [
          { type: 'text', name: 'name', label: say('staff.role_name') },
          { type: 'daterange', name: 'created_at', label: say('common.created_at') },
        ],
        ownForm: RoleForm,
      }),
    [area, nameOf],
  )
  return <ResourcePage declare={declare} texts={['staff']} />
}
